/** As a person calls it; one that only another server knows, as that server calls it. */
export function networkName(network: string): string {
  if (network === 'mastodon') return 'Mastodon'
  return network === 'bluesky' ? 'Bluesky' : network
}

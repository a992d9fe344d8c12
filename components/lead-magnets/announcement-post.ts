/** As long as X counts any address. */
const addressLength = 23

/** How long a post is, as its platform counts. */
export function countPost(text: string, platform: string): number {
  const counted =
    platform === 'twitter' ? text.replaceAll(/https?:\/\/\S+/g, 'x'.repeat(addressLength)) : text
  return [...counted].length
}

/** Where the post is written by hand, filled in; undefined for a platform that nobody knows. */
export function postAddress(text: string, platform: string): string | undefined {
  if (platform === 'twitter') return `https://x.com/intent/post?${new URLSearchParams({ text })}`
  if (platform === 'linkedin')
    return `https://www.linkedin.com/feed/?${new URLSearchParams({ shareActive: 'true', text })}`
  return undefined
}

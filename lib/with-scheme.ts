/** An address as people paste it, `acme.example/page`, with a scheme; one that has a scheme stays as it is. */
export function withScheme(address: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
}

/** An address as people paste it, `acme.example/page`, with a scheme; what has one, or is no address, stays as it is. */
export function withScheme(text: string): string {
  const address = text.trim()
  return /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+(:\d+)?([/?#]|$)/u.test(address)
    ? `https://${address}`
    : address
}

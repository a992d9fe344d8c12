/** True of an address that nobody on the internet reaches: this computer, a private network, or a name without a dot. */
export function isLocal(url: string): boolean {
  const host = URL.parse(url)?.hostname ?? ''
  if (host.startsWith('[')) return /^\[(?:::1\]|f[cd]|fe[89ab])/.test(host)
  if (/^[\d.]+$/.test(host)) return /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(host)
  return !host.includes('.') || /\.(?:local|localhost|internal)$/.test(host)
}

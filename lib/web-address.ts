/** The address when a browser may be sent there, else undefined: a service could send `javascript:` as well. */
export function webAddress(address: string | undefined): string | undefined {
  const url = address ? URL.parse(address) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}

/** The last part of an address's path, without an ending such as `.html`; undefined for a home page. */
export function lastSegment(address: string): string | undefined {
  const path = URL.parse(address)?.pathname.replace(/\/+$/, '') ?? ''
  const last = path.slice(path.lastIndexOf('/') + 1).replace(/\.html?$/, '')
  return last === '' ? undefined : last
}

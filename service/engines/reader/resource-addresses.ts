const resource = /<(?:script|iframe|link|img)\b([^>]{0,1200})>/gi
const source = /(?:^|\s)(?:src|href|data-src)\s*=\s*(?:"([^"]{1,600})"|'([^']{1,600})'|([^\s"'>]{1,600}))/i

const maxResources = 300
const maxMarkupLength = 2_000_000

/** What a page loads, by absolute address. Taken from the markup as it came: scripts are gone from what is parsed. */
export function resourceAddresses(html: string, base: URL | string): string[] {
  const found = new Set<string>()
  for (const [, attributes = ''] of html.slice(0, maxMarkupLength).matchAll(resource)) {
    const match = source.exec(attributes)
    const url = URL.parse(match?.[1] ?? match?.[2] ?? match?.[3] ?? '', base)
    if (url && /^https?:$/.test(url.protocol)) found.add(url.href.slice(0, 300))
    if (found.size >= maxResources) break
  }
  return [...found]
}

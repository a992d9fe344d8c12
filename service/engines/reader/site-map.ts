/** An address that a sitemap lists; the date is as precise as the sitemap has it. */
export type SiteMapEntry = { url: string; changedAt: Date | null }

/** What one sitemap file says: pages, or more sitemaps. */
export type SiteMap = { pages: SiteMapEntry[]; sitemaps: string[] }

const maxEntries = 5000

/** Reads a sitemap (sitemaps.org, XML or one address a line). By pattern and not by parser: only two elements matter. */
export function parseSiteMap(text: string): SiteMap {
  if (!/<(urlset|sitemapindex)\b/i.test(text.slice(0, 4000))) {
    const lines = text.split(/\r?\n/, maxEntries).map((line) => line.trim())
    return { pages: lines.flatMap((line) => entry(line, null)), sitemaps: [] }
  }
  const entries: SiteMapEntry[] = []
  for (const part of text.split(/<(?:url|sitemap)>/i, maxEntries + 1).slice(1)) {
    const url = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]{1,2000})/i.exec(part)?.[1] ?? ''
    entries.push(
      ...entry(url.trim().replaceAll('&amp;', '&'), /<lastmod>\s*([^<]{4,40})/i.exec(part)?.[1] ?? null),
    )
  }
  const isIndex = /<sitemapindex\b/i.test(text.slice(0, 4000))
  return isIndex ? { pages: [], sitemaps: entries.map(({ url }) => url) } : { pages: entries, sitemaps: [] }
}

function entry(address: string, changed: string | null): SiteMapEntry[] {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return []
  url.hash = ''
  const date = changed === null ? Number.NaN : Date.parse(changed)
  return [{ url: url.href, changedAt: Number.isNaN(date) ? null : new Date(date) }]
}

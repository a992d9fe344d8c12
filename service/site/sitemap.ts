import { escapeHtml } from '../text/escape-html.ts'
import type { SiteGuide } from './published-guides.ts'
import { absoluteUrl, articlePath, homePath, landingPath, tagPath } from './site-address.ts'
import type { Site, SiteArticleSummary } from './site-article.ts'

// sitemaps.org, "Sitemaps XML format": at most 50,000 addresses in one file.
const maxAddresses = 50_000

/** The site's URLs for search engines: home, guides, articles, tags. `articles` newest first; the newest are included, internal briefs left out. */
export function sitemap(
  site: Site,
  listed: {
    articles: readonly Pick<SiteArticleSummary, 'slug' | 'updatedAt' | 'isBrief'>[]
    guides: readonly Pick<SiteGuide, 'slug' | 'updatedAt'>[]
    tags: readonly string[]
  },
): string {
  const { articles, guides, tags } = listed
  const newest = articles.reduce<Date | undefined>(
    (latest, { updatedAt }) => (latest && latest > updatedAt ? latest : updatedAt),
    undefined,
  )
  const entries = [
    entry(site, homePath(site), newest),
    ...guides.map(({ slug, updatedAt }) => entry(site, landingPath(site.root, slug), updatedAt)),
    ...articles
      .filter(({ isBrief }) => !isBrief)
      .map(({ slug, updatedAt }) => entry(site, articlePath(site, slug), updatedAt)),
    ...tags.map((tag) => entry(site, tagPath(site, tag), undefined)),
  ]
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.slice(0, maxAddresses).join('')}</urlset>
`
}

function entry(site: Site, path: string, changed: Date | undefined): string {
  const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeHtml(absoluteUrl(site, path))}</loc>${when}</url>\n`
}

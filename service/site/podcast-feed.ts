import { escapeHtml } from '../text/escape-html.ts'
import { pageLanguage } from './page-language.ts'
import { enclosure } from './rss-feed.ts'
import { signatureOf } from './signature-of.ts'
import { absoluteUrl, articlePath, homePath, podcastPath } from './site-address.ts'
import type { Site, SiteArticle } from './site-article.ts'

/** The articles that were read aloud, as a podcast: RSS 2.0 with the tags that podcast programs ask for. */
export function podcastFeed(site: Site, articles: readonly SiteArticle[]): string {
  const [newest] = articles
  const image = articles.find(({ coverPath }) => coverPath !== null)?.coverPath
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(site.title)}</title>
<link>${escapeHtml(absoluteUrl(site, homePath(site)))}</link>
<description>${escapeHtml(site.description || site.title)}</description>
<language>${pageLanguage(newest?.language ?? site.language).lang}</language>
<atom:link href="${escapeHtml(absoluteUrl(site, podcastPath(site)))}" rel="self" type="application/rss+xml"/>
<itunes:author>${escapeHtml(onlyAuthor(site) ?? site.title)}</itunes:author>
<itunes:explicit>false</itunes:explicit>
<itunes:category text="Business"/>
${image ? `<itunes:image href="${escapeHtml(absoluteUrl(site, image))}"/>\n` : ''}${articles.map((article) => episode(site, article)).join('')}</channel>
</rss>
`
}

/** A site with one author is that person's podcast. */
function onlyAuthor({ brand }: Site): string | undefined {
  return brand.authors.length === 1 ? brand.authors[0]?.name : undefined
}

function speaker(site: Site, article: SiteArticle): string {
  const author = signatureOf(site, article)
  return author ? `<itunes:author>${escapeHtml(author.name)}</itunes:author>\n` : ''
}

function episode(site: Site, article: SiteArticle): string {
  const url = absoluteUrl(site, articlePath(site, article.slug))
  return `<item>
<title>${escapeHtml(article.title)}</title>
<link>${escapeHtml(url)}</link>
<guid isPermaLink="false">${escapeHtml(url)}#audio</guid>
<pubDate>${article.publishedAt.toUTCString()}</pubDate>
<description>${escapeHtml(article.description)}</description>
${speaker(site, article)}${enclosure(site, article)}<itunes:duration>${article.audio?.seconds ?? 0}</itunes:duration>
</item>
`
}

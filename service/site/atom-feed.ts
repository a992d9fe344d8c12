import { escapeHtml } from '../text/escape-html.ts'
import { feedEntry } from './feed-entries.ts'
import { pageLanguage } from './page-language.ts'
import { signatureOf } from './signature-of.ts'
import { absoluteUrl, atomPath, homePath } from './site-address.ts'
import type { Site, SiteArticle } from './site-article.ts'

/** The newest articles with their whole text: Atom (RFC 4287). */
export function atomFeed(site: Site, articles: readonly SiteArticle[]): string {
  const newest = new Date(Math.max(0, ...articles.map(({ updatedAt }) => updatedAt.getTime())))
  const self = escapeHtml(absoluteUrl(site, atomPath(site)))
  const [author] = site.brand.authors
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${pageLanguage(site.language).lang}">
<title>${escapeHtml(site.title)}</title>
${site.description ? `<subtitle>${escapeHtml(site.description)}</subtitle>\n` : ''}<id>${self}</id>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(absoluteUrl(site, homePath(site)))}"/>
<updated>${newest.toISOString()}</updated>
<author><name>${escapeHtml(author?.name ?? site.title)}</name></author>
${articles.map((article) => entry(site, article)).join('')}</feed>
`
}

/** Where somebody else signs than the feed says. */
function signature(site: Site, article: SiteArticle): string {
  const author = signatureOf(site, article)
  if (!author || author === site.brand.authors[0]) return ''
  return `<author><name>${escapeHtml(author.name)}</name></author>\n`
}

function entry(site: Site, article: SiteArticle): string {
  const { url, html } = feedEntry(site, article)
  const address = escapeHtml(url)
  const categories = article.tags.map((tag) => `<category term="${escapeHtml(tag)}"/>\n`).join('')
  return `<entry xml:lang="${pageLanguage(article.language).lang}">
<title>${escapeHtml(article.title)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${article.publishedAt.toISOString()}</published>
<updated>${article.updatedAt.toISOString()}</updated>
${signature(site, article)}${categories}<summary>${escapeHtml(article.description)}</summary>
<content type="html">${escapeHtml(html)}</content>
</entry>
`
}

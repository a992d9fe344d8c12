import { escapeHtml, stripControlCharacters } from '../text/escape-html.ts'
import { markdownToHtml } from './markdown-to-html.ts'
import { pageLanguage } from './page-language.ts'
import { signatureOf } from './signature-of.ts'
import { absoluteUrl, articlePath, feedPath, homePath, tagFeedPath, tagPath } from './site-address.ts'
import type { Site, SiteArticle } from './site-article.ts'

/**
 * The newest articles with their whole text: RSS 2.0 with the content, Atom and Dublin Core modules.
 * @param tag what they share, where the feed is that of a tag
 */
export function rssFeed(site: Site, articles: readonly SiteArticle[], tag?: string): string {
  const title = tag === undefined ? site.title : `${tag} · ${site.title}`
  const page = tag === undefined ? homePath(site) : tagPath(site, tag)
  const self = tag === undefined ? feedPath(site) : tagFeedPath(site, tag)
  const newest = Math.max(0, ...articles.map((article) => article.updatedAt.getTime()))
  const built = newest > 0 ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>\n` : ''
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeHtml(title)}</title>
<link>${escapeHtml(absoluteUrl(site, page))}</link>
<description>${escapeHtml(site.description || site.title)}</description>
<language>${pageLanguage(site.language).lang}</language>
${built}<atom:link href="${escapeHtml(absoluteUrl(site, self))}" rel="self" type="application/rss+xml"/>
${articles.map((article) => item(site, article)).join('')}</channel>
</rss>
`
}

function item(site: Site, article: SiteArticle): string {
  const url = absoluteUrl(site, articlePath(site, article.slug))
  const { html } = markdownToHtml(article.markdown, {
    title: article.title,
    language: article.language,
    pageUrl: url,
    sources: article.sources,
    figures: article.figures,
    absolute: true,
  })
  const categories = article.tags.map((tag) => `<category>${escapeHtml(tag)}</category>\n`).join('')
  return `<item>
<title>${escapeHtml(article.title)}</title>
<link>${escapeHtml(url)}</link>
<guid isPermaLink="true">${escapeHtml(url)}</guid>
<pubDate>${article.publishedAt.toUTCString()}</pubDate>
${creator(site, article)}${categories}${enclosure(site, article)}<description>${escapeHtml(article.description)}</description>
<content:encoded>${characterData(html)}</content:encoded>
</item>
`
}

/** RSS wants an email address for its own `author`; the name goes into Dublin Core's. */
function creator(site: Site, article: SiteArticle): string {
  const author = signatureOf(site, article)
  return author ? `<dc:creator>${escapeHtml(author.name)}</dc:creator>\n` : ''
}

/** The article read aloud (RSS 2.0, `enclosure`); nothing without a recording. */
export function enclosure(site: Site, { audio }: SiteArticle): string {
  if (!audio) return ''
  const url = escapeHtml(absoluteUrl(site, audio.path))
  return `<enclosure url="${url}" length="${audio.bytes}" type="audio/mpeg"/>\n`
}

/** A CDATA section ends at the first `]]>`, so one that contains it is two sections. */
function characterData(text: string): string {
  return `<![CDATA[${stripControlCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

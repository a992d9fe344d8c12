import { stripControlCharacters } from '../text/escape-html.ts'
import { feedEntry } from './feed-entries.ts'
import { pageLanguage } from './page-language.ts'
import { signatureOf } from './signature-of.ts'
import { absoluteUrl, homePath, jsonFeedPath } from './site-address.ts'
import type { Site, SiteArticle } from './site-article.ts'

/** The newest articles with their whole text: JSON Feed 1.1. */
export function jsonFeed(site: Site, articles: readonly SiteArticle[]): string {
  const authors = site.brand.authors.slice(0, 1).map(feedAuthor)
  return `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: stripControlCharacters(site.title),
    home_page_url: absoluteUrl(site, homePath(site)),
    feed_url: absoluteUrl(site, jsonFeedPath(site)),
    ...(site.description && { description: stripControlCharacters(site.description) }),
    language: pageLanguage(site.language).lang,
    ...(authors.length > 0 && { authors }),
    items: articles.map((article) => {
      const { url, html } = feedEntry(site, article)
      const author = signatureOf(site, article)
      return {
        id: url,
        url,
        title: stripControlCharacters(article.title),
        content_html: stripControlCharacters(html),
        ...(article.description && { summary: stripControlCharacters(article.description) }),
        date_published: article.publishedAt.toISOString(),
        date_modified: article.updatedAt.toISOString(),
        tags: article.tags.map(stripControlCharacters),
        language: pageLanguage(article.language).lang,
        ...(author && author !== site.brand.authors[0] && { authors: [feedAuthor(author)] }),
        ...(article.coverPath !== null && { image: absoluteUrl(site, article.coverPath) }),
      }
    }),
  })}\n`
}

function feedAuthor({ name, url }: Site['brand']['authors'][number]) {
  return { name: stripControlCharacters(name), ...(url !== null && { url }) }
}

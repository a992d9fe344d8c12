import { stripControlCharacters } from '../text/escape-html.ts'
import { pageLanguage } from './page-language.ts'
import { signatureOf } from './signature-of.ts'
import { absoluteUrl, articlePath, homePath } from './site-address.ts'
import type { Site, SiteArticle } from './site-article.ts'

/** The article as schema.org `Article`, in a script element that no text of it can close. */
export function articleJsonLd(site: Site, article: SiteArticle): string {
  const url = absoluteUrl(site, articlePath(site, article.slug))
  const publisher = { '@type': 'Organization', name: site.title, url: absoluteUrl(site, homePath(site)) }
  const author = signatureOf(site, article)
  const citation = article.sources.map((source) => ({
    '@type': 'CreativeWork',
    name: source.title,
    ...(source.url === null ? {} : { url: source.url }),
  }))
  const cover = { '@type': 'ImageObject', width: 1200, height: 630, caption: article.coverAlt }
  return scriptElement({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.updatedAt.toISOString(),
    author: author
      ? { '@type': 'Person', name: author.name, ...(author.line && { jobTitle: author.line }) }
      : publisher,
    publisher,
    ...(article.coverPath === null ? {} : { image: { ...cover, url: absoluteUrl(site, article.coverPath) } }),
    ...(citation.length === 0 ? {} : { citation }),
    ...(article.tags.length === 0 ? {} : { keywords: article.tags }),
    wordCount: article.wordCount,
    inLanguage: pageLanguage(article.language).lang,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
  })
}

/** JSON escapes say the same without the characters that HTML reads (HTML Standard, "Restrictions for contents of script elements"). */
function scriptElement(value: unknown): string {
  const json = stripControlCharacters(JSON.stringify(value)).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script type="application/ld+json">${json}</script>\n`
}

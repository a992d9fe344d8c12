import { escapeHtml } from '../text/escape-html.ts'
import { pageLanguage } from './page-language.ts'
import { absoluteUrl, articlePath, markdownPath } from './site-address.ts'
import type { Site, SiteArticle } from './site-article.ts'

/** Open Graph (ogp.me) and card tags of an article, and the link to its Markdown. */
export function articleSocialTags(site: Site, article: SiteArticle): string {
  const path = articlePath(site, article.slug)
  const cover: [string, string][] =
    article.coverPath === null
      ? []
      : [
          ['og:image', absoluteUrl(site, article.coverPath)],
          ['og:image:type', 'image/png'],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
          ['og:image:alt', article.coverAlt],
        ]
  const properties: [string, string][] = [
    ['og:type', 'article'],
    ['og:site_name', site.title],
    ['og:title', article.title],
    ['og:description', article.description],
    ['og:url', absoluteUrl(site, path)],
    ['og:locale', pageLanguage(article.language).lang.replace('-', '_')],
    ...cover,
    ['article:published_time', article.publishedAt.toISOString()],
    ['article:modified_time', article.updatedAt.toISOString()],
    ...article.tags.map((tag): [string, string] => ['article:tag', tag]),
  ]
  const card = article.coverPath === null ? 'summary' : 'summary_large_image'
  return [
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">\n`),
    `<meta name="twitter:card" content="${card}">\n`,
    `<link rel="alternate" type="text/markdown" href="${escapeHtml(markdownPath(site, article.slug))}">\n`,
  ].join('')
}

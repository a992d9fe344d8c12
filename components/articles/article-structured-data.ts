import type { Article } from '#contract/articles.ts'
import type { ArticleSource } from '#contract/drafts.ts'
import { articleCover } from './article-pictures.ts'
import type { DraftText } from './draft-text.ts'

export type StructuredDataInput = {
  article: Article
  text: DraftText
  sources: readonly ArticleSource[]
  url: string
  siteName: string
  siteUrl: string | undefined
}

/** The structured data of the public page: schema.org `Article`. Times appear once it is published. */
export function articleStructuredData(input: StructuredDataInput): Record<string, unknown> {
  const { article, text, sources, url, siteName, siteUrl } = input
  const publisher = { '@type': 'Organization', name: siteName, ...(siteUrl && { url: siteUrl }) }
  const cover = articleCover(article)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    ...(article.published_at && { datePublished: article.published_at, dateModified: article.updated_at }),
    author: publisher,
    publisher,
    ...(cover && { image: { '@type': 'ImageObject', url: cover, width: 1200, height: 630 } }),
    ...(sources.length > 0 && {
      citation: sources.map((source) => ({
        '@type': 'CreativeWork',
        name: source.title,
        ...(source.url && { url: source.url }),
      })),
    }),
    ...(text.tags.length > 0 && { keywords: text.tags }),
    ...(article.word_count !== undefined && { wordCount: article.word_count }),
    ...(article.language && { inLanguage: article.language }),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
  }
}

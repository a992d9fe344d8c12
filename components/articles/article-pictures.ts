import type { Article } from '#contract/articles.ts'

/** Addresses of the article's pictures by file name; none while it is not public, for they answer 404 then. */
export function articlePictures(article: Article): ReadonlyMap<string, string> {
  const { illustrations } = article.extensions ?? {}
  if (article.status !== 'published' || !isRecord(illustrations)) return new Map()
  const figures = Array.isArray(illustrations.figures) ? illustrations.figures : []
  return new Map([illustrations.cover, ...figures].flatMap(named))
}

/** The picture that is drawn on the cards of social networks, with its description. */
export function articleCover(article: Article): string | undefined {
  return articlePictures(article).get('cover.png')
}

function named(picture: unknown): [string, string][] {
  if (!isRecord(picture) || typeof picture.url !== 'string' || !/^https?:\/\//.test(picture.url)) return []
  return [[picture.url.split('/').at(-1) ?? '', picture.url]]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

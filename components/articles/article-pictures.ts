import type { Article } from '#contract/articles.ts'
import type { Draft } from '#contract/drafts.ts'

/**
 * Addresses of the article's pictures by file name: the public ones once it is public, before that those that the
 * draft's reader is given for a while. None where the service tells neither.
 */
export function articlePictures(article: Article, draft?: Draft): ReadonlyMap<string, string> {
  const ofDraft = (draft?.pictures ?? []).flatMap(({ file, url }) =>
    isWeb(url) ? [[file, url] as const] : [],
  )
  const { illustrations } = article.extensions ?? {}
  if (article.status !== 'published' || !isRecord(illustrations)) return new Map(ofDraft)
  const figures = Array.isArray(illustrations.figures) ? illustrations.figures : []
  return new Map([...ofDraft, ...[illustrations.cover, ...figures].flatMap(named)])
}

/** The public picture that is drawn on the cards of social networks. */
export function articleCover(article: Article): string | undefined {
  return articlePictures(article).get('cover.png')
}

function named(picture: unknown): [string, string][] {
  if (!isRecord(picture) || typeof picture.url !== 'string' || !isWeb(picture.url)) return []
  return [[picture.url.split('/').at(-1) ?? '', picture.url]]
}

function isWeb(url: string): boolean {
  return /^https?:\/\//.test(url)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

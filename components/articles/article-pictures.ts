import type { Article } from '#contract/articles.ts'
import type { Draft } from '#contract/drafts.ts'

/** Its size in pixels and what it shows are known if the draft reports them. */
export type ShownPicture = {
  url: string
  /** The same drawing in the reader's choice of light or dark. */
  vectorUrl?: string
  width?: number
  height?: number
  alt?: string
}

/**
 * The article's pictures by file name: at their public addresses once it is public, before that at those
 * that the draft's reader is given for a while. None where the service tells neither.
 */
export function articlePictures(article: Article, draft?: Draft): ReadonlyMap<string, ShownPicture> {
  const ofDraft = new Map(
    (draft?.pictures ?? [])
      .filter(({ url }) => isWeb(url))
      .map(({ file, url, vector_url: vectorUrl, width, height, alt }): [string, ShownPicture] => [
        file,
        { url, ...(vectorUrl && isWeb(vectorUrl) && { vectorUrl }), width, height, alt },
      ]),
  )
  const { illustrations } = article.extensions ?? {}
  if (article.status !== 'published' || !isRecord(illustrations)) return ofDraft
  const figures = Array.isArray(illustrations.figures) ? illustrations.figures : []
  const open = [illustrations.cover, ...figures].flatMap(named)
  return new Map([...ofDraft, ...open.map(([file, url]) => [file, { ...ofDraft.get(file), url }] as const)])
}

/** The public picture that is drawn on the cards of social networks. */
export function articleCover(article: Article): string | undefined {
  return articlePictures(article).get('cover.png')?.url
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

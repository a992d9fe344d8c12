import type { articles } from '../db/schema/articles.ts'
import { placeBeforeTables } from './article-tables.ts'
import { publicText } from './public-text.ts'
import type { SiteArticle, SiteArticleSummary, SiteAudio } from './site-article.ts'

type ArticleRow = typeof articles.$inferSelect

type SummaryRow = Pick<
  ArticleRow,
  | 'title'
  | 'slug'
  | 'description'
  | 'tags'
  | 'language'
  | 'publishedAt'
  | 'updatedAt'
  | 'wordCount'
  | 'cover'
  | 'problems'
  | 'author'
>

/** An article as a list of the published site knows it. */
export function siteSummaryOf(row: SummaryRow, publishedAt: Date): SiteArticleSummary {
  return {
    title: row.title ?? '',
    slug: row.slug ?? '',
    description: row.description ?? '',
    tags: row.tags,
    language: row.language,
    publishedAt,
    updatedAt: row.updatedAt > publishedAt ? row.updatedAt : publishedAt,
    wordCount: row.wordCount ?? 0,
    author: row.author,
    ownCover: row.cover?.own ? row.cover.file : null,
    ...(row.problems.some(({ code }) => code === 'internal_brief') && { isBrief: true as const }),
  }
}

/** An article for its page. Image URLs are below the article's own URL. */
export function siteArticleOf(row: ArticleRow, site: { root: string; publishedAt: Date }): SiteArticle {
  const path = (file: string) => `${site.root}/${row.slug}/${file}`
  const { markdown, sources } = publicText({ ...row, markdown: illustrated(row) })
  const banner = row.figures.find(({ role }) => role === 'banner')
  return {
    ...siteSummaryOf(row, site.publishedAt),
    markdown,
    sourcing: sourcingOf(row),
    ...(row.form === 'digest' && { isDigest: true as const }),
    sources: sources.map(({ reference, title, url, origin }) => ({
      reference,
      title,
      url: url ?? null,
      ...(origin !== undefined && { origin }),
    })),
    coverPath: row.cover ? path(row.cover.file) : null,
    coverAlt: row.cover?.alt ?? '',
    bannerPath: banner ? path(banner.file) : null,
    audio: siteAudioOf(row, path),
    canonicalUrl: row.canonicalUrl,
    figures: row.figures
      .filter(({ role }) => role === 'figure')
      .map(({ file, vector, alt, caption, width, height }) => ({
        path: path(file),
        vectorPath: vector === undefined ? null : path(vector),
        alt,
        // A chart has its caption in it.
        caption: vector === undefined ? caption : '',
        widthPx: width,
        heightPx: height,
      })),
  }
}

/** The text with the charts that it does not show by itself. */
function illustrated({ markdown, figures }: ArticleRow): string {
  const charts = figures.flatMap((figure) =>
    figure.table === undefined ? [] : [{ ...figure, table: figure.table }],
  )
  return placeBeforeTables(markdown ?? '', charts)
}

/** What the page may say of the sources: never more than is so. */
function sourcingOf({ sources, claims, trustLevel, form, version }: ArticleRow): SiteArticle['sourcing'] {
  if (sources.length === 0 || trustLevel === null || trustLevel === 'unsourced') return 'unsourced'
  if (trustLevel === 'mixed' || claims.some(({ supported }) => !supported)) return 'mixed'
  if (sources.some(({ role }) => role === 'internal')) return 'unlisted'
  return form === 'digest' && version === 1 ? 'digest' : 'sourced'
}

/** A recording of a text that was changed since would say what the page no longer does. */
function siteAudioOf(row: ArticleRow, path: (file: string) => string): SiteAudio | null {
  const { audio } = row
  if (audio?.status !== 'ready' || audio.version !== row.version) return null
  const { bytes, seconds, isDraftVoice } = audio
  return { path: path(audio.file), bytes, seconds, isDraftVoice }
}

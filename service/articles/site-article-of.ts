import type { SiteArticle, SiteArticleSummary, SiteAudio } from '../site/site-article.ts'
import type { ArticleRow } from './get-article-row.ts'

type SummaryRow = Pick<
  ArticleRow,
  'title' | 'slug' | 'description' | 'tags' | 'language' | 'publishedAt' | 'updatedAt' | 'wordCount'
>

const trustLevels = ['sourced', 'mixed', 'unsourced'] as const

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
  }
}

/** An article as its page knows it. Pictures stand below the article's own address. */
export function siteArticleOf(row: ArticleRow, site: { handle: string; publishedAt: Date }): SiteArticle {
  const path = (file: string) => `/${site.handle}/${row.slug}/${file}`
  const banner = row.figures.find(({ role }) => role === 'banner')
  return {
    ...siteSummaryOf(row, site.publishedAt),
    markdown: row.markdown ?? '',
    trustLevel: trustLevels.find((level) => level === row.trustLevel) ?? 'unsourced',
    sources: row.sources.map(({ reference, title, url }) => ({ reference, title, url: url ?? null })),
    coverPath: row.cover ? path(row.cover.file) : null,
    coverAlt: row.cover?.alt ?? '',
    bannerPath: banner ? path(banner.file) : null,
    audio: siteAudioOf(row, path),
    figures: row.figures
      .filter(({ role }) => role === 'figure')
      .map(({ file, alt, caption, width, height }) => ({
        path: path(file),
        alt,
        caption,
        widthPx: width,
        heightPx: height,
        tableIndex: null,
      })),
  }
}

/** A recording of a text that was changed since would say what the page no longer does. */
function siteAudioOf(row: ArticleRow, path: (file: string) => string): SiteAudio | null {
  const { audio } = row
  if (audio?.status !== 'ready' || audio.version !== row.version) return null
  const { bytes, seconds, isDraftVoice } = audio
  return { path: path(audio.file), bytes, seconds, isDraftVoice }
}

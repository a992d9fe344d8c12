import type { Sent } from '#contract/always-sent.ts'
import type { Article } from '#contract/articles.ts'
import type { Config } from '../config/config.ts'
import { presentMembers } from '../core/present-members.ts'
import type { ArticleAudio } from '../db/schema/articles.ts'
import { jobOutcome } from '../runs/job-outcome.ts'
import { articleMessage } from './article-message.ts'
import { articleUrl } from './article-url.ts'
import type { ArticleStatusRow } from './find-article-status.ts'
import type { ArticleRow } from './get-article-row.ts'

/** What a list needs: a row without its text and what hangs on it. */
export type ArticleSummaryRow = Omit<ArticleStatusRow, 'handle' | 'extractionResults' | 'refreshedBy'> &
  Partial<Pick<ArticleRow, 'extractionResults'>> & { refreshedBy?: string | null }

export type AddressContext = { config: Pick<Config, 'serviceUrl'> }

/** A row as the contract defines it: fields without a value are omitted (Article status/result). */
export function articleJson(
  ctx: AddressContext,
  row: ArticleSummaryRow,
  handle: string,
): Sent<typeof Article> {
  const written = row.title !== null
  const url = row.slug === null ? undefined : articleUrl(ctx, handle, row.slug, row.homeUrl)
  return presentMembers<Sent<typeof Article>>({
    status: row.status,
    id: row.id,
    queued: row.status === 'processing',
    topic: row.topic,
    source_urls: row.input.source_urls,
    message: row.status === 'failed' ? null : articleMessage(row),
    article_id: written ? row.id : null,
    title: row.title,
    slug: row.slug,
    article_url: url,
    article_url_live: url === undefined ? null : row.status === 'published',
    mode: row.mode,
    word_count: row.wordCount,
    credits_used: row.creditsUsed,
    estimated_total_credits: row.credits,
    reason: row.reason,
    error: row.error,
    ...jobOutcome(row),
    trust_level: row.trustLevel,
    extensions: written ? articleExtensions(row, url) : null,
    progress:
      row.status === 'processing' ? { stage: row.stage, percent: row.percent, message: row.message } : null,
    extraction_results: row.extractionResults?.length ? row.extractionResults : null,
    size: row.size,
    language: row.language,
    persona: row.input.persona,
    description: row.description,
    engine: row.engine,
    form: row.form,
    tokens: row.tokens,
    problems: row.problems.length > 0 ? row.problems : null,
    author: row.author,
    tags: row.tags.length > 0 ? row.tags : null,
    version: written ? row.version : null,
    session_id: row.sessionId,
    refreshes: row.refreshesId,
    refreshed_by: row.refreshedBy,
    scheduled_at: row.scheduledAt?.toISOString(),
    published_at: row.publishedAt?.toISOString(),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  })
}

/** What the options of the request added. Pictures and the recording can be had where the article can, once it is published. */
export function articleExtensions(
  row: Pick<ArticleSummaryRow, 'extensions' | 'audio' | 'version' | 'cover' | 'figures' | 'input'>,
  url: string | undefined,
): Record<string, unknown> {
  const extensions = {
    ...row.extensions,
    ...(row.audio && { audio: audioJson(row.audio, row.version, url) }),
  }
  if (!row.input.illustrations || url === undefined) return extensions
  const picture = ({ file, alt }: { file: string; alt: string }) => ({ url: `${url}/${file}`, alt })
  const figures = row.figures.filter(({ role }) => role === 'figure').map(picture)
  return {
    ...extensions,
    illustrations: { ...(row.cover && { cover: picture(row.cover) }), figures },
  }
}

function audioJson(audio: ArticleAudio, version: number, url: string | undefined): Record<string, unknown> {
  if (audio.status === 'failed') return { status: 'failed', message: audio.message }
  return {
    status: 'ready',
    ...(url !== undefined && { url: `${url}/${audio.file}` }),
    seconds: audio.seconds,
    bytes: audio.bytes,
    voice: audio.voice,
    engine: audio.engine,
    draft_voice: audio.isDraftVoice,
    chapters: audio.chapters.map(({ title, startSeconds }) => ({ title, start_seconds: startSeconds })),
    // After an edit the recording says what the text no longer does, and the public page leaves it out.
    is_current: audio.version === version,
  }
}

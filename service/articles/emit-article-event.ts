import type { EventData } from '#contract/events.ts'
import type { AgentContext } from '../core/context.ts'
import { emitEvent } from '../events/emit-event.ts'
import { jobOutcome } from '../runs/job-outcome.ts'
import { articleUrl } from './article-url.ts'
import type { ArticleRow } from './get-article-row.ts'

type ArticleEvent = 'article.generated' | 'article.published' | 'article.unpublished'

/** Emits the status change of an article that has a text, in the transaction that changes it. */
export async function emitArticleEvent(
  ctx: AgentContext,
  type: ArticleEvent,
  row: ArticleRow,
  handle: string,
): Promise<void> {
  const data: EventData<ArticleEvent> = {
    article_id: row.id,
    title: row.title ?? '',
    slug: row.slug ?? '',
    status: row.status,
    job_status: jobOutcome(row).job_status,
    ...(row.topic !== null && { topic: row.topic }),
    ...(row.slug !== null && {
      article_url: articleUrl(ctx, handle, row.slug, row.homeUrl),
      article_url_live: row.status === 'published',
    }),
    mode: row.mode,
    ...(row.wordCount !== null && { word_count: row.wordCount }),
    ...(row.creditsUsed !== null && { credits_used: row.creditsUsed }),
    ...(row.trustLevel !== null && { trust_level: row.trustLevel }),
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.problems.length > 0 && { problems: row.problems }),
    ...(row.sessionId !== null && { session_id: row.sessionId }),
  }
  await emitEvent(ctx, { type, subjectId: row.id, data })
}

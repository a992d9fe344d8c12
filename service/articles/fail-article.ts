import type { EventData } from '#contract/events.ts'
import type { AgentContext } from '../context.ts'
import { releaseCredits } from '../credits/end-hold.ts'
import { articles } from '../db/schema/articles.ts'
import { inTransaction } from '../db/transaction.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import type { ArticleFailure } from './article-failure.ts'
import { claimed } from './claim-article.ts'
import type { ArticleRow } from './get-article-row.ts'

/** Ends a run without an article: the reason, the credits given back and the event are one transaction. */
export async function failArticle(
  ctx: AgentContext,
  row: ArticleRow,
  failure: ArticleFailure,
): Promise<void> {
  const { reason, message, extractionResults } = failure
  await inTransaction(ctx, async (inside) => {
    const mine = await inside.db
      .update(articles)
      .set({
        status: 'failed',
        stage: 'failed',
        message,
        reason,
        error: message,
        extractionResults,
        creditsUsed: 0,
        updatedAt: inside.now(),
      })
      .where(claimed(row))
      .returning({ id: articles.id })
    if (mine.length === 0) return
    await releaseCredits(inside, { operation: 'generateArticle', runId: row.id })
    const data: EventData<'article.failed'> = {
      article_id: row.id,
      ...(row.topic !== null && { topic: row.topic }),
      reason,
      error: message,
      credits_returned: row.estimatedCredits,
    }
    await emitEvent(inside, { type: 'article.failed', subjectId: row.id, data })
  })
}

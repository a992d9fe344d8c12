import type { EventData } from '#contract/events.ts'
import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { failedJobStatus } from '../runs/job-outcome.ts'
import type { RunFailure } from '../runs/run-failure.ts'
import { forgetAnswers } from './answer-memory.ts'
import { ArticleFailure } from './article-failure.ts'
import type { ArticleRow } from './get-article-row.ts'

/** Part of the transaction that ends a run without an article. */
export async function notifyArticleFailure(
  tx: AgentContext,
  row: ArticleRow,
  failure: RunFailure,
): Promise<void> {
  await forgetAnswers(tx, row.id)
  if (failure instanceof ArticleFailure) {
    const { extractionResults } = failure
    await tx.db.update(articles).set({ extractionResults }).where(eq(articles.id, row.id))
  }
  const data: EventData<'article.failed'> = {
    article_id: row.id,
    ...(row.topic !== null && { topic: row.topic }),
    status: failure.status,
    job_status: failedJobStatus(failure),
    reason: failure.reason,
    error: failure.message,
    credits_returned: row.credits,
  }
  await emitEvent(tx, { type: 'article.failed', subjectId: row.id, data })
}

import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, lte } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueue } from '../queue/enqueue.ts'
import { type Job, quickPolicy } from '../queue/job.ts'
import { queuePublishing } from '../site/render-again.ts'

/** Clocks of a worker and of the database may differ by so much; a job that comes early waits for its time. */
const clockSkewMs = 60_000

export const publishScheduledArticleJob: Job<{ article_id: string }> = {
  name: 'article.publish-scheduled',
  payload: z.object({ article_id: z.uuid() }),
  policy: { ...quickPolicy, retries: 20 },
  perform: (ctx, { article_id }) => publishScheduledArticle(ctx, article_id),
}

/**
 * The job that runs at an article's scheduled time. The row decides: if the time was moved or cleared, the job does
 * nothing; a worker that starts late publishes immediately. The time was set explicitly, so problems do not stop it.
 */
export async function publishScheduledArticle(ctx: Context, articleId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const isDraft = and(eq(articles.id, articleId), eq(articles.status, 'generated'))
    const [started] = await tx.db
      .update(articles)
      .set({ status: 'publishing', reason: null, scheduledAt: null, updatedAt: now })
      .where(and(isDraft, lte(articles.scheduledAt, now)))
      .returning({ id: articles.id, tenantId: articles.tenantId })
    if (started) return queuePublishing(tx, started)
    const [early] = await tx.db.select({ at: articles.scheduledAt }).from(articles).where(isDraft)
    if (early?.at && early.at.getTime() - now.getTime() < clockSkewMs) {
      await enqueue(tx, publishScheduledArticleJob, { article_id: articleId }, { startAt: early.at })
    }
  })
}

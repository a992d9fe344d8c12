import type { Context } from '../core/context.ts'
import { batchRows, inBatches } from '../db/in-batches.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, lt, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import { staleAfterMs, takeUpSilent } from '../runs/resume-runs.ts'
import { publishArticleQueue } from '../site/render-again.ts'
import { publishScheduledArticleJob } from './publish-scheduled-article.ts'

const jobsOf = (ids: string[]) => ids.map((id) => ({ article_id: id }))

/** Housekeeping: queues again what is being published, or is due to be, and has not moved for long. */
export async function resumePublishing(ctx: Context): Promise<void> {
  await takeUpSilent(ctx, { table: articles, open: ['publishing'] }, (tx, ids) =>
    enqueueAll(tx, publishArticleQueue, jobsOf(ids)),
  )
  await resumeScheduled(ctx)
}

async function resumeScheduled(ctx: Context): Promise<void> {
  const now = ctx.now()
  const before = new Date(now.getTime() - staleAfterMs)
  const isOverdue = and(
    lt(articles.updatedAt, before),
    eq(articles.status, 'generated'),
    lt(articles.scheduledAt, before),
  )
  await inBatches(ctx, () =>
    inTransaction(ctx, async (tx) => {
      const some = tx.db
        .select({ id: articles.id })
        .from(articles)
        .where(isOverdue)
        .limit(batchRows)
        .for('update', { skipLocked: true })
      const overdue = await tx.db
        .update(articles)
        .set({ updatedAt: now })
        .where(sql`${articles.id} = any (array(${some}))`)
        .returning({ id: articles.id })
      await enqueueAll(tx, publishScheduledArticleJob, jobsOf(overdue.map(({ id }) => id)))
      return overdue.length
    }),
  )
}

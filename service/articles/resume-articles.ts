import type { Context } from '../context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, lt } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import { resumeRuns, staleAfterMs } from '../runs/resume-runs.ts'
import { articleRun } from './write-article.ts'

const jobsOf = (ids: string[]) => ids.map((id) => ({ article_id: id }))

/** Housekeeping: queues again what should be under way, being written, being published or due, and has not moved for long. */
export async function resumeArticles(ctx: Context): Promise<void> {
  await resumeRuns(ctx, articleRun, (tx, ids) => enqueueAll(tx, 'article.write', jobsOf(ids)))
  await resumeRuns(ctx, { table: articles, open: ['publishing'] }, (tx, ids) =>
    enqueueAll(tx, 'article.publish', jobsOf(ids)),
  )
  await resumeScheduled(ctx)
}

async function resumeScheduled(ctx: Context): Promise<void> {
  const now = ctx.now()
  const before = new Date(now.getTime() - staleAfterMs)
  await inTransaction(ctx, async (tx) => {
    const overdue = await tx.db
      .update(articles)
      .set({ updatedAt: now })
      .where(
        and(
          lt(articles.updatedAt, before),
          eq(articles.status, 'generated'),
          lt(articles.scheduledAt, before),
        ),
      )
      .returning({ id: articles.id })
    await enqueueAll(tx, 'article.publish-scheduled', jobsOf(overdue.map(({ id }) => id)))
  })
}

import { and, eq, lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { articles } from '../db/schema/articles.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueAll } from '../queue/enqueue.ts'

/** Longer than any job may run, so that only what no job works on any more is taken up. */
const silentMs = 35 * 60_000

/**
 * Housekeeping: queues again what should be under way and has not moved for long. The queue gives the jobs of a dead
 * worker to another by itself; this is for those that were given up after many tries, such as after a long outage.
 */
export async function resumeArticles(ctx: Context): Promise<void> {
  const now = ctx.now()
  const before = new Date(now.getTime() - silentMs)
  const stuck = [
    ['article.write', eq(articles.status, 'processing')],
    ['article.publish', eq(articles.status, 'publishing')],
    ['article.publish-scheduled', and(eq(articles.status, 'generated'), lt(articles.scheduledAt, before))],
  ] as const
  for (const [job, condition] of stuck) {
    await inTransaction(ctx, async (inside) => {
      const silent = await inside.db
        .update(articles)
        .set({ updatedAt: now })
        .where(and(lt(articles.updatedAt, before), condition))
        .returning({ id: articles.id })
      const jobs = silent.map(({ id }) => ({ article_id: id }))
      await enqueueAll(inside, job, jobs)
    })
  }
}

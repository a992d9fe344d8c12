import { z } from 'zod'
import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq } from '../db/sql.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import { type JobQueue, quickPolicy } from '../queue/job.ts'

/** Makes an article live or renders its page again; the articles module defines the job's handler. */
export const publishArticleQueue: JobQueue<{ article_id: string }> = {
  name: 'article.publish',
  payload: z.object({ article_id: z.uuid() }),
  policy: { ...quickPolicy, retries: 20 },
}

/** Queues the page of each of these published articles. Part of the transaction that changes what they show. */
export async function renderPagesAgain(ctx: AgentContext, articleIds: readonly string[]): Promise<void> {
  const jobs = articleIds.map((id) => ({ article_id: id }))
  await enqueueAll(ctx, publishArticleQueue, jobs)
}

/** Queues every published page of the tenant, for a change that all of them show. Part of the transaction that changes it. */
export async function renderSiteAgain(ctx: AgentContext): Promise<void> {
  const published = await ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.tenantId, ctx.caller.tenantId), eq(articles.status, 'published')))
  await renderPagesAgain(
    ctx,
    published.map(({ id }) => id),
  )
}

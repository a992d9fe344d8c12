import { z } from 'zod'
import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, isNull, sql } from '../db/sql.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import { type JobQueue, quickPolicy } from '../queue/job.ts'

type ArticlePage = { article_id: string }

/** Makes an article live, or shows an edit of it; the articles module defines the job's handler. */
export const publishArticleQueue: JobQueue<ArticlePage> = {
  name: 'article.publish',
  payload: z.object({ article_id: z.uuid() }),
  policy: { ...quickPolicy, retries: 20 },
}

/**
 * Renders a page again because of something beside its article. One page at a time in each process, so that many of them
 * delay no article that is being published, and one job a page however often it is asked for.
 */
export const refreshPageQueue: JobQueue<ArticlePage> = {
  name: 'site.refresh-page',
  payload: z.object({ article_id: z.uuid() }),
  policy: { ...quickPolicy, retries: 20, concurrency: 1 },
  keyOf: ({ article_id }) => article_id,
  delaySeconds: 2,
}

/**
 * Queues the page of each of these published articles. Part of the transaction that changes what they show, which holds
 * the lock of the site's pages from here to its end.
 */
export async function renderPagesAgain(ctx: AgentContext, articleIds: readonly string[]): Promise<void> {
  await lockPages(ctx)
  await enqueueAll(
    ctx,
    refreshPageQueue,
    articleIds.map((id) => ({ article_id: id })),
  )
}

/** Queues every published page of the tenant, for a change that all of them show. Part of the transaction that changes it. */
export async function renderSiteAgain(ctx: AgentContext): Promise<void> {
  await lockPages(ctx)
  const published = await ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        eq(articles.tenantId, ctx.caller.tenantId),
        eq(articles.status, 'published'),
        isNull(articles.homeId),
      ),
    )
  await renderPagesAgain(
    ctx,
    published.map(({ id }) => id),
  )
}

/**
 * Lets one transaction at a time change what pages of the caller's site show of each other. Who holds it sees all that
 * earlier holders wrote, so a page that is compared under it with what it was rendered from is current when it is stored.
 * Taken after the row of the article, never before: those who wait for each other's rows would wait for ever.
 */
export async function lockPages(ctx: AgentContext): Promise<void> {
  await ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`site pages of ${ctx.caller.tenantId}`}, 0))`,
  )
}

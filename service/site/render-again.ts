import { z } from 'zod'
import { type AgentContext, asAgent, type Context } from '../core/context.ts'
import { batchRows, inBatches } from '../db/in-batches.ts'
import { articles } from '../db/schema/articles.ts'
import { and, asc, eq, gt, isNull, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueue, enqueueAll } from '../queue/enqueue.ts'
import { type Job, type JobQueue, quickPolicy } from '../queue/job.ts'

type ArticlePage = { article_id: string }

/** Makes an article live, or shows an edit of it; the articles module defines the job's handler. */
export const publishArticleQueue: JobQueue<ArticlePage> = {
  name: 'article.publish',
  payload: z.object({ article_id: z.uuid() }),
  policy: { ...quickPolicy, retries: 20 },
}

/** Further articles of one tenant wait in the order in which they came. */
const maxBehind = 200

/**
 * Queues the article to be made live, or shown anew; part of the transaction that changes it. The more of its tenant's
 * articles are being published, the later it comes: whoever publishes a thousand makes nobody wait who publishes one.
 */
export async function queuePublishing(
  ctx: Context & { caller?: AgentContext['caller'] },
  article: { id: string; tenantId: string },
): Promise<void> {
  const priority = -(await countPublishing(ctx, article.tenantId))
  await enqueue(ctx, publishArticleQueue, { article_id: article.id }, { priority })
}

/** How many articles of the tenant wait to be live, up to {@link maxBehind}. */
async function countPublishing(ctx: Context, tenantId: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${articles} where tenant_id = ${tenantId} and status = 'publishing' limit ${maxBehind}
    ) as waiting`)
  return rows[0]?.count ?? 0
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

/** While many articles are being published, what stands around a page changes with each of them: once is enough. */
const waitForEachSeconds = 0.3

/**
 * Queues the page of each of these published articles. Part of the transaction that changes what they show, which holds
 * the lock of the site's pages from here to its end.
 */
export async function renderPagesAgain(ctx: AgentContext, articleIds: readonly string[]): Promise<void> {
  await lockPages(ctx)
  if (articleIds.length === 0) return
  const publishing = await countPublishing(ctx, ctx.caller.tenantId)
  const delaySeconds = Math.round((refreshPageQueue.delaySeconds ?? 0) + waitForEachSeconds * publishing)
  const pages = articleIds.map((id) => ({ article_id: id }))
  await enqueueAll(ctx, refreshPageQueue, pages, { delaySeconds })
}

type Site = { tenant_id: string; agent_id: string; after?: string | undefined }

/** Queues the pages of a site, those whose id is greater than `after` where it is given. */
const refreshSiteQueue: JobQueue<Site> = {
  name: 'site.refresh',
  payload: z.object({ tenant_id: z.uuid(), agent_id: z.uuid(), after: z.uuid().optional() }),
  policy: { ...quickPolicy, retries: 20 },
  keyOf: ({ tenant_id, after }) => `${tenant_id} ${after}`,
}

export const refreshSiteJob: Job<Site> = { ...refreshSiteQueue, perform: queueSitePages }

/** Every published page of the tenant is rendered again, for a change that all show. Part of the transaction that changes it. */
export async function renderSiteAgain(ctx: AgentContext): Promise<void> {
  await lockPages(ctx)
  await enqueue(ctx, refreshSiteQueue, { tenant_id: ctx.caller.tenantId, agent_id: ctx.caller.agentId })
}

/** The job that queues the pages of a site in batches. What it does not come to is another job's. */
export async function queueSitePages(ctx: Context, { tenant_id, agent_id, after }: Site): Promise<void> {
  let last = after
  const agent = asAgent(ctx, { tenantId: tenant_id, agentId: agent_id })
  const isDone = await inBatches(ctx, () =>
    inTransaction(agent, async (tx) => {
      const published = await tx.db
        .select({ id: articles.id })
        .from(articles)
        .where(
          and(
            eq(articles.tenantId, tenant_id),
            eq(articles.status, 'published'),
            isNull(articles.homeId),
            last === undefined ? undefined : gt(articles.id, last),
          ),
        )
        .orderBy(asc(articles.id))
        .limit(batchRows)
      const ids = published.map(({ id }) => id)
      await renderPagesAgain(tx, ids)
      last = ids.at(-1) ?? last
      return ids.length
    }),
  )
  if (!isDone) await enqueue(agent, refreshSiteQueue, { tenant_id, agent_id, after: last })
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

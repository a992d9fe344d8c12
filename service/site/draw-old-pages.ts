import type { Context } from '../core/context.ts'
import { batchRows } from '../db/in-batches.ts'
import { publishedPages } from '../db/schema/site.ts'
import { asc, sql } from '../db/sql.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import { drawnBy } from './drawn-by.ts'
import { refreshPageQueue } from './render-again.ts'

/**
 * After an upgrade, or a change of SERVICE_URL, stored pages have an older look than the lists that lead to them, and an
 * address that is theirs no more. Queues the oldest of them; what it does not come to is the next visit's.
 */
export async function drawOldPages(ctx: Context): Promise<void> {
  const old = await ctx.db
    .select({ article_id: publishedPages.articleId })
    .from(publishedPages)
    .where(sql`${publishedPages.drawnBy} is distinct from ${drawnBy(ctx.config)}`)
    .orderBy(asc(publishedPages.renderedAt))
    .limit(batchRows)
  await enqueueAll(ctx, refreshPageQueue, old)
}

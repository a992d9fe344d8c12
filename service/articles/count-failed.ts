import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, count, eq } from '../db/sql.ts'
import { isNotCancelled } from '../runs/cancel-run.ts'

/** How many articles could not be written; what its caller cancelled is no failure. */
export async function countFailed(ctx: AgentContext): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(articles)
    .where(
      and(
        eq(articles.tenantId, ctx.caller.tenantId),
        eq(articles.status, 'failed'),
        isNotCancelled(articles),
      ),
    )
  return row?.count ?? 0
}

import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, desc, eq, sql } from '../db/sql.ts'
import { isUnscheduled } from './count-articles.ts'

/** Whoever has more drafts than this to review begins with these. */
const newest = 200

/** How many of the newest 200 drafts without a time have a statement that contradicts its source. */
export async function countContradicted(ctx: AgentContext): Promise<number> {
  const drafts = ctx.db
    .select({ problems: articles.problems })
    .from(articles)
    .where(and(eq(articles.tenantId, ctx.caller.tenantId), isUnscheduled))
    .orderBy(desc(articles.createdAt))
    .limit(newest)
    .as('drafts')
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(drafts)
    .where(sql`${drafts.problems} @> '[{"code": "contradicted_facts"}]'`)
  return row?.count ?? 0
}

import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, desc, eq, sql } from '../db/sql.ts'
import { isUnscheduled } from './count-articles.ts'

/** Whoever has more drafts than this to review begins with these. */
const newest = 200

/**
 * How many of the newest 200 drafts without a time have a statement that contradicts its source, and how many of the
 * others have one that no source supports.
 */
export async function countOpenDrafts(
  ctx: AgentContext,
): Promise<{ contradicted: number; unsupported: number }> {
  const drafts = ctx.db
    .select({ problems: articles.problems })
    .from(articles)
    .where(and(eq(articles.tenantId, ctx.caller.tenantId), isUnscheduled))
    .orderBy(desc(articles.createdAt))
    .limit(newest)
    .as('drafts')
  const has = (code: string) => sql`${drafts.problems} @> ${JSON.stringify([{ code }])}::jsonb`
  const contradicts = has('contradicted_facts')
  const [row] = await ctx.db
    .select({
      contradicted: sql<number>`count(*) filter (where ${contradicts})::int`,
      unsupported: sql<number>`count(*) filter (where not ${contradicts} and ${has('unsupported_facts')})::int`,
    })
    .from(drafts)
  return row ?? { contradicted: 0, unsupported: 0 }
}

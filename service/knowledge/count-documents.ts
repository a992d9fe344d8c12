import type { AgentContext } from '../core/context.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, count, eq, type SQL } from '../db/sql.ts'

/** How many documents the tenant has, or how many of them match. */
export async function countDocuments(ctx: AgentContext, matching?: SQL): Promise<number> {
  const [row] = await ctx.db
    .select({ documents: count() })
    .from(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.tenantId, ctx.caller.tenantId), matching))
  return row?.documents ?? 0
}

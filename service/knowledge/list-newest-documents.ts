import type { Context } from '../core/context.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { inArray, max } from '../db/sql.ts'

/** When each tenant last added a document; those without any are left out. */
export async function listNewestDocuments(
  ctx: Pick<Context, 'db'>,
  tenantIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (tenantIds.length === 0) return new Map()
  const { tenantId, createdAt } = knowledgeDocuments
  const rows = await ctx.db
    .select({ tenantId, newest: max(createdAt) })
    .from(knowledgeDocuments)
    .where(inArray(tenantId, [...tenantIds]))
    .groupBy(tenantId)
  return new Map(rows.flatMap(({ tenantId, newest }) => (newest ? [[tenantId, newest]] : [])))
}

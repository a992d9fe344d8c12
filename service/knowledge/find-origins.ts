import type { AgentContext } from '../core/context.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, eq, inArray } from '../db/sql.ts'

/** Who published and wrote a page that became a document, and when, as the page said. */
export type DocumentOrigin = { publisher: string | null; author: string | null; publishedAt: Date | null }

/** Origins of documents of the tenant by their ids. */
export async function findOrigins(
  ctx: AgentContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DocumentOrigin>> {
  if (ids.length === 0) return new Map()
  const { id, tenantId, publisher, author, publishedAt } = knowledgeDocuments
  const rows = await ctx.db
    .select({ id, publisher, author, publishedAt })
    .from(knowledgeDocuments)
    .where(and(eq(tenantId, ctx.caller.tenantId), inArray(id, [...ids])))
  return new Map(rows.map(({ id: document, ...origin }) => [document, origin]))
}

import type { AgentContext } from '../core/context.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { asc, eq } from '../db/sql.ts'

/** BCP 47 tags of the tenant's documents, each once. */
export async function listLanguages(ctx: AgentContext): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ language: knowledgeDocuments.language })
    .from(knowledgeDocuments)
    .where(eq(knowledgeDocuments.tenantId, ctx.caller.tenantId))
    .orderBy(asc(knowledgeDocuments.language))
  return rows.map(({ language }) => language)
}

import type { AgentContext } from '../core/context.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { eq } from '../db/sql.ts'
import { isSameLanguage } from './is-same-language.ts'

/**
 * The languages of the tenant's documents if none of them is in the requested one: a topic in its words can then be
 * mentioned nowhere. Empty if a document is in it, or there are none.
 */
export async function findForeignLanguages(ctx: AgentContext, language: string): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ language: knowledgeDocuments.language })
    .from(knowledgeDocuments)
    .where(eq(knowledgeDocuments.tenantId, ctx.caller.tenantId))
  const languages = rows.map((row) => row.language)
  return languages.some((one) => isSameLanguage(one, language)) ? [] : languages.toSorted()
}

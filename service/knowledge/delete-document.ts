import type { Deleted } from '#contract/primitives.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, eq } from '../db/sql.ts'

/**
 * Deletes a document with its chunks. Articles that cite it keep their text and name it as their source.
 * @throws {ServiceError} `not_found`
 */
export async function deleteDocument(ctx: AgentContext, documentId: string): Promise<Deleted> {
  const deleted = await ctx.db
    .delete(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.id, documentId), eq(knowledgeDocuments.tenantId, ctx.caller.tenantId)))
    .returning({ id: knowledgeDocuments.id })
  if (deleted.length === 0) throw notFound('document')
  return { success: true }
}

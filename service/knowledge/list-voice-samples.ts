import type { AgentContext } from '../core/context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, asc, desc, eq, inArray } from '../db/sql.ts'
import { type FoundDocument, foundDocument } from './found-document.ts'

const maxSamples = 3
/** Passages of about 400 tokens: enough to capture a voice. */
const passagesPerSample = 2

/** The beginnings of the tenant's newest documents that show how it sounds. */
export async function listVoiceSamples(ctx: AgentContext): Promise<FoundDocument[]> {
  const { tenantId } = ctx.caller
  const documents = await ctx.db
    .select({
      documentId: knowledgeDocuments.id,
      title: knowledgeDocuments.title,
      sourceUrl: knowledgeDocuments.sourceUrl,
      language: knowledgeDocuments.language,
      role: knowledgeDocuments.role,
    })
    .from(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.tenantId, tenantId), eq(knowledgeDocuments.role, 'voice')))
    .orderBy(desc(knowledgeDocuments.createdAt), desc(knowledgeDocuments.id))
    .limit(maxSamples)
  if (documents.length === 0) return []
  const ids = documents.map(({ documentId }) => documentId)
  const { documentId, position, text, headingPath } = knowledgeChunks
  const rows = await ctx.db
    .select({ documentId, position, text, headingPath })
    .from(knowledgeChunks)
    .where(and(eq(knowledgeChunks.tenantId, tenantId), inArray(documentId, ids)))
    .orderBy(asc(position))
  const byDocument = Map.groupBy(rows, (row) => row.documentId)
  return documents.map((document) =>
    foundDocument(document, (byDocument.get(document.documentId) ?? []).slice(0, passagesPerSample)),
  )
}

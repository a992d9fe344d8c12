import type { Sent } from '#contract/always-sent.ts'
import type { KnowledgeChunk, KnowledgeDocumentDetail } from '#contract/knowledge.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, asc, eq } from '../db/sql.ts'
import { documentJson } from './document-json.ts'
import { isFindable } from './is-findable.ts'
import { listArticlesUsingDocument } from './list-articles-using-document.ts'
import { listLeadMagnetsUsingDocument } from './list-lead-magnets-using-document.ts'

/**
 * A document with its chunks in order and what cites it.
 * @throws {ServiceError} `not_found`
 */
export async function getDocument(
  ctx: AgentContext,
  documentId: string,
): Promise<Sent<typeof KnowledgeDocumentDetail>> {
  const [row] = await ctx.db
    .select()
    .from(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.id, documentId), eq(knowledgeDocuments.tenantId, ctx.caller.tenantId)))
  if (!row) throw notFound('document')
  const [chunks, usedIn, usedInLeadMagnets] = await Promise.all([
    listChunks(ctx, documentId),
    listArticlesUsingDocument(ctx, documentId),
    listLeadMagnetsUsingDocument(ctx, documentId),
  ])
  return { ...documentJson(row), chunks, used_in: usedIn, used_in_lead_magnets: usedInLeadMagnets }
}

async function listChunks(ctx: AgentContext, documentId: string): Promise<KnowledgeChunk[]> {
  const rows = await ctx.db
    .select({
      id: knowledgeChunks.id,
      position: knowledgeChunks.position,
      headingPath: knowledgeChunks.headingPath,
      text: knowledgeChunks.text,
      tokenCount: knowledgeChunks.tokenCount,
      isFindable,
    })
    .from(knowledgeChunks)
    .where(eq(knowledgeChunks.documentId, documentId))
    .orderBy(asc(knowledgeChunks.position))
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    heading_path: row.headingPath,
    text: row.text,
    token_count: row.tokenCount,
    ...(!row.isFindable && { error: 'No words to search for.' }),
  }))
}

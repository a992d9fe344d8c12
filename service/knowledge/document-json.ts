import type { Sent } from '#contract/always-sent.ts'
import type { KnowledgeDocument } from '#contract/knowledge.ts'
import type { knowledgeDocuments } from '../db/schema/knowledge.ts'

export type DocumentRow = typeof knowledgeDocuments.$inferSelect

/** A row as the contract defines it (Knowledge base): fields without a value are omitted. */
export function documentJson(
  row: Omit<DocumentRow, 'content' | 'contentHash'>,
): Sent<typeof KnowledgeDocument> {
  return {
    id: row.id,
    title: row.title,
    source_type: row.sourceType,
    ...(row.sourceName !== null && { source_name: row.sourceName }),
    ...(row.sourceUrl !== null && { source_url: row.sourceUrl }),
    language: row.language,
    role: row.role,
    chunks_count: row.chunksCount,
    chunks_failed: row.chunksFailed,
    partial: row.chunksFailed > 0,
    token_count: row.tokenCount,
    ...(row.wordCount !== null && { word_count: row.wordCount }),
    created_at: row.createdAt.toISOString(),
  }
}

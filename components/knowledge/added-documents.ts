import type { KnowledgeDocument } from '#contract/knowledge.ts'

const maxDocuments = 500

/** The documents with `document` in front; the same one again replaces itself, and the oldest fall off. */
export function withDocument(
  documents: readonly KnowledgeDocument[],
  document: KnowledgeDocument,
): KnowledgeDocument[] {
  return [document, ...documents.filter(({ id }) => id !== document.id)].slice(0, maxDocuments)
}

/** What was kept as text; entries of another shape, from other releases or other hands, are dropped. */
export function parseDocuments(kept: string | null): KnowledgeDocument[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(value) ? value.filter(isDocument) : []
  } catch {
    return []
  }
}

// By hand and not by schema, which would weigh more than the list itself.
function isDocument(value: unknown): value is KnowledgeDocument {
  if (typeof value !== 'object' || value === null) return false
  const document: Record<string, unknown> = { ...value }
  const isText = [document.id, document.title, document.source_type, document.created_at].every(
    (member) => typeof member === 'string',
  )
  const isCounted = [document.chunks_count, document.chunks_failed, document.token_count].every(
    (member) => typeof member === 'number',
  )
  return isText && isCounted && !Number.isNaN(Date.parse(String(document.created_at)))
}

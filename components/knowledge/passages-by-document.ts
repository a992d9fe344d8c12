import type { KnowledgePassage } from '#contract/knowledge.ts'

export type DocumentPassages = {
  documentId: string
  title: string
  /** Best first. */
  passages: KnowledgePassage[]
}

/** An answer by the documents that its passages are from: the one with the best passage first, each named once. */
export function passagesByDocument(passages: readonly KnowledgePassage[]): DocumentPassages[] {
  const documents = new Map<string, DocumentPassages>()
  for (const passage of passages) {
    const { document_id: documentId, title } = passage
    const found = documents.get(documentId)
    if (found) found.passages.push(passage)
    else documents.set(documentId, { documentId, title, passages: [passage] })
  }
  return [...documents.values()]
}

/**
 * Passages with a word of the query, in their text or above it, and those that say it in other words. Where none has a word
 * of it, the others are all there is.
 */
export function passagesInWords(
  passages: readonly KnowledgePassage[],
  query: string,
): { named: readonly KnowledgePassage[]; others: readonly KnowledgePassage[] } {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const isNamed = ({ highlights, title, heading }: KnowledgePassage) => {
    const above = `${title} ${heading}`.toLowerCase()
    return highlights.length > 0 || words.some((word) => above.includes(word))
  }
  const named = passages.filter(isNamed)
  return named.length === 0
    ? { named: passages, others: [] }
    : { named, others: passages.filter((one) => !isNamed(one)) }
}

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

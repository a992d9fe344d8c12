import type { KnowledgePassage } from '#contract/knowledge.ts'
import { matchStrength } from './match-strength.ts'

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

/** Passages that answer, and those that only share words with the question, best first. */
export function passagesByMatch(
  passages: readonly KnowledgePassage[],
  best: number,
): { matches: readonly KnowledgePassage[]; weaker: readonly KnowledgePassage[] } {
  const isWeak = (passage: KnowledgePassage) => matchStrength(passage, best) === 'weak'
  return {
    matches: passages.filter((one) => !isWeak(one)),
    weaker: passages.filter(isWeak),
  }
}

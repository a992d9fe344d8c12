import type { EvidenceSource } from '../../writer.ts'
import { findQuestionType } from './question-type.ts'
import { prepareText, type Subject } from './subject.ts'

/** The tenant's own document up to this many words is told whole, in its order. */
const maxWholeDocument = 260

/**
 * A short document of the tenant's own is told whole where the topic is about the tenant, or where its title names all
 * that is asked; of any other what answers is told.
 */
export function isWholeDocument(
  { title, language }: EvidenceSource,
  words: number,
  subject: Subject,
): boolean {
  if (words > maxWholeDocument) return false
  if (subject.isOurs || subject.concepts.length === 0) return true
  const text = prepareText(title, language)
  const focal = subject.concepts.filter(({ isBackground, isFrame }) => !isBackground && !isFrame)
  return (
    focal.length > 0 &&
    findQuestionType(subject.text) === 'other' &&
    focal.every((concept) => concept.isIn(text))
  )
}

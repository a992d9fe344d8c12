import type { EvidenceSource } from '../../writer.ts'
import { findQuestionType, type QuestionType } from './question-type.ts'
import { prepareText, type Subject } from './subject.ts'

/** The tenant's own document up to this many words is told whole, in its order. */
const maxWholeDocument = 260
/** So much of what is asked is in its title: "Our first 90 days for new nurses" is all on "onboarding new nurses". */
const minNamed = 1 / 2
/** Topics that more is wanted of than one answer. */
const isOpen = new Set<QuestionType>(['other', 'how_to', 'which'])

/**
 * A short document of the tenant's own is told whole where the topic is about the tenant, or where its title names most of
 * a topic that is more than a question for one figure or reason; of any other what answers is told.
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
  const named = focal.filter((concept) => concept.isIn(text)).length
  return named > 0 && named >= focal.length * minNamed && isOpen.has(findQuestionType(subject.text))
}

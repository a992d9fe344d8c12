import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { type Finding, partsOf } from './finding.ts'
import { findMeasures } from './measure.ts'

/** Which question a finding answers. */
export type FindingRole = 'cost' | 'figures' | 'advice'

const money = /^[A-Z]{3}$/

/**
 * Which question a finding answers with every part of it, so that a heading over it holds what it promises; null for a
 * statement that answers none of them.
 */
export function findRole(finding: Finding): FindingRole | null {
  const parts = partsOf(finding)
  const [first] = parts
  if (first === undefined) return null
  const says = findAnswerWords(first.lexicon.language)
  const measures = parts.map((part) => findMeasures(part.text, part.lexicon))
  const heads = finding.items.length > 0 ? finding.items : finding.sentences.map((sentence) => [sentence])
  const orders = heads.filter(
    ([head]) => head !== undefined && (says.advises(head.text) || says.obliges(head.text)),
  ).length
  if (orders > 0 && orders >= heads.length / 2) return 'advice'
  if (measures.flat().length === 0) return null
  // One price among lengths of time is no section on costs.
  const figured = measures.filter((ones) => ones.length > 0)
  const priced = figured.filter((ones) => ones.some(({ unit }) => money.test(unit))).length
  return priced >= figured.length / 2 ? 'cost' : 'figures'
}

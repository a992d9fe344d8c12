import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { askedAspects } from './aspects.ts'
import { type Finding, partsOf, textOfFinding } from './finding.ts'
import { findMeasures } from './measure.ts'

/** Which question a finding answers. */
export type FindingRole = 'cost' | 'figures' | 'advice' | 'why' | 'limits'

/** Which question a finding answers mainly; null for a statement that answers none of them. */
export function findRole(finding: Finding): FindingRole | null {
  const parts = partsOf(finding)
  const [first] = parts
  if (first === undefined) return null
  const text = textOfFinding(finding)
  const says = findAnswerWords(first.lexicon.language)
  const figures = parts.flatMap((part) => findMeasures(part.text, part.lexicon)).length
  const heads = finding.items.length > 0 ? finding.items : finding.sentences.map((sentence) => [sentence])
  const orders = heads.filter(
    ([head]) => head !== undefined && (says.advises(head.text) || says.obliges(head.text)),
  ).length
  if (orders > 0 && orders >= heads.length / 2) return 'advice'
  if (figures > 0 && askedAspects(text).includes('cost')) return 'cost'
  if (figures > 0) return 'figures'
  if (orders > 0) return 'advice'
  if (says.limits(text)) return 'limits'
  return says.causal(text) ? 'why' : null
}

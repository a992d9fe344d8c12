import { findSides } from './find-sides.ts'
import { type Finding, textOfFinding } from './finding.ts'
import { findQuestionType } from './question-type.ts'
import { recommendsOne } from './recommends.ts'
import type { Subject } from './subject.ts'

const maxWords = 70

/**
 * A finding on one of two alternatives with the sentence right behind it that says for whom the other one is: "in the city
 * all-season tyres, in the mountains winter tyres". As it is where none does.
 */
export function withOtherSide(finding: Finding, subject: Subject): Finding {
  const last = finding.sentences.at(-1)
  if (last === undefined || finding.items.length > 0 || findQuestionType(subject.text) === 'amount')
    return finding
  const sideOf = findSides(subject)
  const { sentences } = last.section
  const next = sentences[sentences.indexOf(last) + 1]
  const side = sideOf(textOfFinding(finding))
  const other = next === undefined ? null : sideOf(next.text)
  if (next === undefined || side === null || other === null || side === other) return finding
  const isNext = next.block === last.block && next.item === last.item && next.ordinal === last.ordinal + 1
  const words = finding.words + next.words
  if (!isNext || words > maxWords || !recommendsOne(next.text)) return finding
  return { ...finding, sentences: [...finding.sentences, next], words }
}

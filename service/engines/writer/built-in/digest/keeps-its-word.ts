import { findLexicon } from '../lexicon/find-lexicon.ts'
import { speaksOf } from './aspects/find-aspects.ts'
import { type Finding, textOfFinding } from './finding.ts'
import { findMeasures } from './measure.ts'
import { findQuestionType } from './question-type.ts'
import { isAnswer } from './rate-answer.ts'
import { readAsked } from './read-asked.ts'
import { readSubject } from './subject.ts'

const counted = /(\p{N}[\p{N}.,]*)\s?(\p{L}+)/gu

/**
 * False for a heading that asks how often or how much over a finding that has no such answer, and for one on
 * another case than the topic's ("a flat of 70 metres", where 90 are asked about).
 */
export function keepsItsWord(heading: string, finding: Finding, topic: string, language: string): boolean {
  if (isOfOtherCase(heading, topic)) return false
  if (findQuestionType(heading) !== 'amount') return true
  const asked = readAsked(readSubject(heading, language))
  if (isAnswer(finding, asked)) return true
  const text = textOfFinding(finding)
  // An amount may be told in more ways than a question shows; how often is told as that.
  if (asked.isHowOften) return false
  return (asked.isTime && speaksOf('duration', text)) || findMeasures(text, findLexicon(language)).length > 0
}

function isOfOtherCase(heading: string, topic: string): boolean {
  const [here, there] = [heading, topic].map((text) =>
    [...text.toLowerCase().matchAll(counted)].map(([, amount = '', unit = '']) => ({ amount, unit })),
  )
  return (here ?? []).some(
    ({ amount, unit }) =>
      there?.some((one) => one.unit === unit) === true && !there.some((one) => one.amount === amount),
  )
}

import type { Finding } from './finding.ts'
import { isPlainAnswer } from './plain-answer.ts'
import { findQuestionType } from './question-type.ts'
import { isAnswer } from './rate-answer.ts'
import { readAsked } from './read-asked.ts'
import { readSubject } from './subject.ts'

const counted = /(\p{N}[\p{N}.,]*)\s?(\p{L}+)/gu

/**
 * False for a heading that asks how often, how much, when or which over a finding that has no such answer, and for one on
 * another case than the topic's ("a flat of 70 metres", where 90 are asked about).
 */
export function keepsItsWord(heading: string, finding: Finding, topic: string, language: string): boolean {
  if (isOfOtherCase(heading, topic)) return false
  const type = findQuestionType(heading)
  if (type !== 'amount' && type !== 'when' && type !== 'which') return true
  const asked = readAsked(readSubject(heading, language))
  return isAnswer(finding, asked) || (type !== 'amount' && isPlainAnswer(finding, asked))
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

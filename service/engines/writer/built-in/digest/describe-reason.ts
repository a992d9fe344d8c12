import { speaksAsWe } from '../../evidence/speaks-as-we.ts'
import { plainText } from '../plain-text.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { beginningsOf } from './describe-answers.ts'
import type { Finding } from './finding.ts'
import { findMeasures } from './measure.ts'
import { standsAlone } from './stands-alone.ts'

const maxLength = 160
const minLength = 40

/**
 * The first reason that is given with a figure, or as much of its sentence as fits with its name: how many it was answers
 * no "why". Empty where none is.
 */
export function describeReason({ sentences }: Pick<Finding, 'sentences'>, name: string): string {
  const from = name === '' ? '' : ` (${name})`
  for (const { text, lexicon } of sentences.filter(
    (sentence) => standsAlone(sentence) && !speaksAsWe(sentence.text, sentence.lexicon.language),
  )) {
    const says = findAnswerWords(lexicon.language)
    const fits = [plainText(text), ...beginningsOf(text)].find(
      (part) =>
        part.length + from.length <= maxLength &&
        part.length >= minLength &&
        says.causal(part) &&
        findMeasures(part, lexicon).length > 0,
    )
    if (fits !== undefined) return `${fits}${from}`
  }
  return ''
}

import type { Sentence } from '../../writer/shared.ts'
import { standsAlone } from '../../writer/shared.ts'
import { isAdvice } from './is-advice.ts'
import type { Theme } from './theme.ts'

const minWords = 3
const maxWords = 40

/** Opening hours and presence say nothing about how a thing is done. */
export const openingHours =
  /opening hours|hours of business|öffnungszeiten|sprechzeiten|horaires d['’]ouverture|horario|orari(?:o)? di apertura|horário/iu

/** Self-contained sentences: no question, no announcement of a list, no dependence on another sentence. */
export function usable(sentences: readonly Sentence[]): Sentence[] {
  return sentences.filter(
    ({ question, announces, text, words, lexicon }) =>
      !question &&
      !announces &&
      words <= maxWords &&
      !openingHours.test(text) &&
      standsAlone(text, lexicon.language),
  )
}

/** The sentences that instruct their reader: only these become checklist items or steps. */
export function actionsIn({ sentences }: Theme): Sentence[] {
  return usable(sentences).filter((sentence) => sentence.words >= minWords && isAdvice(sentence))
}

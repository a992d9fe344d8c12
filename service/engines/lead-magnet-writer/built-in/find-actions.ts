import type { Sentence } from '../../writer/shared.ts'
import { standsAlone } from '../../writer/shared.ts'
import { isAdvice } from './is-advice.ts'
import type { Theme } from './theme.ts'

const minWords = 3
const maxWords = 40

/** When somebody is there says nothing of how a thing is done. */
export const openingHours =
  /opening hours|hours of business|öffnungszeiten|sprechzeiten|horaires d['’]ouverture|horario|orari(?:o)? di apertura|horário/iu

/** Sentences that stand by themselves: no question, no announcement of a list, nothing that needs another. */
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

/** Those that tell their reader to do something: the only ones that become items to tick or steps to take. */
export function actionsIn({ sentences }: Theme): Sentence[] {
  return usable(sentences).filter((sentence) => sentence.words >= minWords && isAdvice(sentence))
}

import type { Sentence } from '../../writer/shared.ts'
import { speaksAsWe, standsAlone, textBefore } from '../../writer/shared.ts'
import { isAdvice } from './is-advice.ts'
import type { Theme } from './theme.ts'

const minWords = 3
const maxWords = 40

/** Opening hours and presence say nothing about how a thing is done. */
export const openingHours =
  /opening hours|hours of business|öffnungszeiten|sprechzeiten|horaires d['’]ouverture|horario|orari(?:o)? di apertura|horário/iu

/**
 * Self-contained sentences: no question, no announcement of a list, no dependence on another sentence, and no "we", which
 * would be whoever hands the lead magnet out.
 */
export function usable(sentences: readonly Sentence[]): Sentence[] {
  return sentences.filter((sentence) => {
    const { question, announces, text, words, lexicon } = sentence
    return (
      !question &&
      !announces &&
      words <= maxWords &&
      !openingHours.test(text) &&
      standsForAnybody(sentence, lexicon.language)
    )
  })
}

/** True for what can be read alone and has no "we" in it. */
export function standsForAnybody(sentence: Sentence, language: string): boolean {
  return !speaksAsWe(sentence.text, language) && standsAlone(sentence.text, language, textBefore(sentence))
}

/** The sentences that instruct their reader: only these become checklist items or steps. */
export function actionsIn({ sentences }: Theme): Sentence[] {
  return usable(sentences).filter((sentence) => sentence.words >= minWords && isAdvice(sentence))
}

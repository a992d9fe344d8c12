import type { Sentence } from '../sentence.ts'
import { callsToBuy } from './calls-to-buy.ts'
import { isEmptyRemark } from './is-filler.ts'
import { isLabelOnly } from './is-label-only.ts'
import { isPastRule } from './past-rules.ts'
import { pricesOwn } from './prices-own.ts'
import { leansOnPrevious, pointsElsewhere, standsAlone } from './stands-alone.ts'

/** A longer statement answers nothing at a glance. */
export const maxWords = 60

/** "Two or more of the signs below": they stand where the sentence does not. */
export const pointsBelow =
  /(?<!\p{L})(?:\p{L}+s (?:above|below)|(?:unten|oben|nachfolgend) (?:genannt|stehend|aufgeführt|beschrieben)\p{L}*|ci-(?:dessous|dessus|après)|(?:más )?(?:abajo|arriba)|a continuación|(?:qui )?(?:sotto|sopra)(?: elencat[ie])?(?=[.,;:)]|$)|di seguito|abaixo|a seguir|hier(?:onder|boven))(?!\p{L})|(?:以下|上記|下記)の/iu

/** A sentence with the one before it that it leans on; null for what cannot be told by itself. */
export function tellableSentences(sentence: Sentence): Sentence[] | null {
  const { text, question, announces, words } = sentence
  if (question || announces || isPastRule(text) || isLabelOnly(text) || isEmptyRemark(sentence)) return null
  if (callsToBuy(text) || pricesOwn(sentence) || pointsElsewhere(sentence) || pointsBelow.test(text))
    return null
  if (standsAlone(sentence)) return words > maxWords ? null : [sentence]
  const { sentences } = sentence.section
  const before = sentences[sentences.indexOf(sentence) - 1]
  const isNext =
    before !== undefined &&
    before.block === sentence.block &&
    before.item === sentence.item &&
    before.ordinal + 1 === sentence.ordinal
  if (!isNext || !leansOnPrevious(sentence) || !standsAlone(before)) return null
  return before.words + words > maxWords ? null : [before, sentence]
}

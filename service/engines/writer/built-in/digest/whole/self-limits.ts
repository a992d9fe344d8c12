import { limitsPrevious, negates } from '../limiting-words.ts'
import { countPartWords, sentencesOf } from '../passage.ts'
import { findQuestionType, type QuestionType } from '../question-type.ts'
import { guarantees } from '../selling-words/looks-sold.ts'
import type { RatedSection } from './rate-sections.ts'

/** What a seller says itself of what its goods do not do: answers, and words of them, at most. */
const maxAnswers = 6
const maxWords = 170
const maxAnswer = 80
const minLimiting = 0.4
const ofTopic = 1.5
/** More than this limits no more: what is asked about the topic is worth as much. */
const maxLimiting = 0.9
const ofFigure = 0.4
const ofGuarantee = 0.6
/** "Does it …?", "Can I …?": what a buyer asks before she buys. */
const ofWhether = 0.4

/** What a buyer is bound to, and what comes on top. */
const binds =
  /(?<!\p{L})(?:guarantee|warranty|garantie|garantía|garanzia|garantia|excluded|agreements?|contracts?|cancel\p{L}*|notice|renew\p{L}*|minimum|smallest|extra|charged|surcharge|vertrag\p{L}*|kündig\p{L}*|laufzeit|mindest\p{L}*|aufpreis|zuzüglich|raten wir ab|voraussetzung|engagement|résili\p{L}*|préavis|supplément|à la charge|à vide|retour atelier|contrato|permanencia|preaviso|mínim[oa]|recargo|a cargo|contratto|disdetta|preavviso|minimo|supplemento|a carico|opzegg\p{L}*|opzegtermijn|toeslag|rescis\p{L}*)(?!\p{L})/iu
const depends =
  /(?<!\p{L})(?:if|unless|needs?|must|recommend|wenn|sofern|müssen|empfehlen|si|faut|nécessaire|recommand\p{L}*|conserv\p{L}*|debe|recomend\p{L}*|valorar|occorre|consigliamo|se|indien|moet\p{L}*|raden|devem?)(?!\p{L})/iu
const asksWhether: ReadonlySet<QuestionType> = new Set(['worth', 'whether'])
const figure = /\p{N}\s?(?:[%€$£]|\p{L})/u
const cannot = /n[’']t(?!\p{L})/iu
const refuses =
  /^\P{L}*(?:no|nein|non|nee|não|nicht|nessun\p{L}*|ningun\p{L}*|aucun\p{L}*|kein\p{L}*)(?!\p{L})/iu

/** The short answers and lines of a seller that limit what it promises, those that limit most, in its own order. */
export function selfLimitsOf(all: readonly RatedSection[], words: number): RatedSection[] {
  const sections = all.map(withoutAppendix)
  let left = Math.min(words, maxWords)
  const told = new Set(
    sections
      .map((one) => ({ one, limiting: limitingOf(one) }))
      .filter(({ one, limiting }) => limiting >= minLimiting && one.words <= maxAnswer)
      .toSorted((a, b) => b.limiting + ofTopic * b.one.worth - (a.limiting + ofTopic * a.one.worth))
      .slice(0, maxAnswers)
      .filter(({ one }) => {
        if (one.words > left) return false
        left -= one.words
        return true
      })
      .map(({ one }) => one),
  )
  return sections.filter((one) => told.has(one))
}

/** What stands behind a guarantee is something else. */
function withoutAppendix(one: RatedSection): RatedSection {
  if (!guarantees.test(one.heading) || one.parts.length < 2) return one
  const parts = one.parts.slice(0, 1)
  return { ...one, parts, words: countPartWords(parts) }
}

function limitingOf({ heading, parts }: RatedSection): number {
  // What is asked is answered; a section of praise limits nothing.
  if (parts[0]?.kind !== 'paragraph' || (!/[?？]$/u.test(heading.trim()) && !guarantees.test(heading)))
    return 0
  const text = parts
    .flatMap(sentencesOf)
    .map((one) => one.text)
    .join(' ')
  const limiting =
    (refuses.test(text) ? 1 : negates.test(text) || cannot.test(text) ? 0.5 : 0) +
    (figure.test(text) ? ofFigure : 0) +
    (guarantees.test(heading) ? ofGuarantee : 0) +
    (limitsPrevious(text) ? 0.4 : 0) +
    (asksWhether.has(findQuestionType(heading)) ? ofWhether : 0) +
    (binds.test(`${heading} ${text}`) ? 0.5 : 0) +
    (depends.test(text) ? 0.4 : 0)
  return Math.min(maxLimiting, limiting)
}

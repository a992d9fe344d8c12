import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { findMeasures } from './measure.ts'
import type { Piece } from './piece.ts'
import type { QuestionType } from './question-type.ts'

/** "(B) guidance by the agency; or": a clause of a list that was no list. */
const torn = /^\s*\(\p{L}{0,2}\.?\p{N}{0,2}\.?\)|\.[-–—]{1,2}|[;,]\s*(?:and|or|und|oder|et|ou|y|o|e)?\.?$/iu
/** "Recently, we partnered with …": news of whoever speaks. */
const tells =
  /^(?:[\p{L}’']+,? ){0,3}(?:we|I|our|wir|ich|unser\p{L}*|nous|je|notre|nuestr\p{L}+|nós|noi)(?:[’']\p{L}+)?(?!\p{L})/iu
/** What a topic asks for: its kind of answer, and for an amount what is to be counted, as stems. */
export type Asked = { type: QuestionType; counted: ReadonlySet<string> }

/**
 * How much a finding has of an answer to a question of a type, 1 for a plain statement; 0 for what cannot stand. Figures
 * with what they count, named options, conditions and steps say more than general sentences.
 */
export function rateAnswer(piece: Piece, { type, counted }: Asked, isSelling: boolean): number {
  const { sentences, items } = piece
  const parts = [...sentences, ...items.flat()]
  const [first] = parts
  if (first === undefined) return 0
  const text = parts.map((part) => part.text).join(' ')
  const words = parts.reduce((sum, part) => sum + part.words, 0)
  if (torn.test(first.text) || torn.test(text)) return 0
  const says = findAnswerWords(first.lexicon.language)
  const concludes = says.concludes(text)
  const measures = parts.flatMap((part) => findMeasures(part.text, part.lexicon))
  const figures = measures.length
  let rate = 1
  if (figures > 0) rate += type === 'amount' || type === 'worth' ? 0.5 : type === 'how_to' ? 0.2 : 0.4
  // Amounts of one kind in one statement are a comparison.
  if (new Set(measures.map(({ unit }) => unit)).size < figures) rate += 0.25
  if (type === 'amount' && measures.some(({ unit }) => counted.has(unit))) rate += 0.6
  if (items.length > 0) rate += type === 'how_to' || type === 'which' || type === 'other' ? 0.5 : 0.15
  const isAdvice =
    says.obliges(text) ||
    (items.length > 0 ? items : [sentences]).some(([one]) => one !== undefined && says.advises(one.text))
  if (type === 'how_to' && isAdvice) rate += 0.4
  if (type === 'why' && says.causal(text)) rate += 0.3
  if (type === 'worth' && says.weighs(text)) rate += 0.4
  if (type === 'worth' && says.causal(text)) rate += 0.2
  // What says nothing of the kind that is asked for answers something else.
  if (type === 'how_to' && !isAdvice && items.length === 0) rate *= 0.8
  if (type === 'amount' && figures === 0) rate *= 0.6
  if (type === 'worth' && figures === 0 && items.length === 0 && !says.weighs(text)) rate *= 0.65
  if (concludes) rate += figures > 0 ? 0.4 : 0.25
  if (says.disputes(text)) rate += 0.4
  if (says.conditional(text)) rate += 0.1
  if (items.length === 0) {
    if (says.is(first.text) && figures === 0) rate -= type === 'which' ? 0.15 : 0.35
    if (says.pictures(text)) rate -= 0.3
    if (figures === 0 && says.vague(text)) rate -= 0.15
    if (words < 7 && figures === 0) rate -= 0.3
    if (isSelling && figures === 0) rate -= 0.3
  }
  if (!hasSubstance(piece)) rate *= 0.6
  // What a third party did itself is its story, and an example is of something.
  if (!first.own && says.firstPerson(text)) rate *= figures > 0 ? 0.9 : 0.5
  if (!first.own && figures === 0 && tells.test(first.text)) rate *= 0.6
  if (says.exemplifies(first.text)) rate *= 0.5
  // Instructions to somebody who did not ask how.
  if (items.length > 0 && type === 'why') rate *= 0.5
  if (isAdvice && type === 'why' && figures === 0 && !says.causal(text)) rate *= 0.5
  const isLabelled = items.every(([one]) => one !== undefined && /^[^.:]{2,60}[:：.]\s/u.test(one.text))
  if (items.length > 0 && figures === 0 && type !== 'how_to' && type !== 'other' && !isLabelled) rate *= 0.6
  // How it was looked at, who is speaking and where to go are not what came out.
  if (says.prepares(text)) rate *= concludes ? 0.75 : 0.55
  if (!first.own && says.introduces(first.text)) rate *= 0.45
  if (says.pointsAway(text)) rate *= 0.45
  return Math.max(0, rate)
}

/** False for what nobody would underline: it has no figure, list, step, result, cause, condition, doubt or judgement. */
export function hasSubstance({ sentences, items }: Piece): boolean {
  const parts = [...sentences, ...items.flat()]
  const [first] = parts
  if (first === undefined) return false
  const says = findAnswerWords(first.lexicon.language)
  const text = parts.map((part) => part.text).join(' ')
  return (
    items.length > 0 ||
    !says.isKnown ||
    parts.some((part) => findMeasures(part.text, part.lexicon).length > 0) ||
    [
      says.obliges,
      says.concludes,
      says.conditional,
      says.causal,
      says.weighs,
      says.refutes,
      says.disputes,
    ].some((finds) => finds(text)) ||
    sentences.some((sentence) => says.advises(sentence.text))
  )
}

/** True for what only leads up to something: who is speaking, how it was looked at, what the state was before. */
export function isPreamble({ sentences, items }: Piece): boolean {
  const [first] = sentences
  if (first === undefined || first.own) return false
  // "We had to do several things at the start:" is a stranger's diary.
  if (items.length > 0) return tells.test(first.text)
  const says = findAnswerWords(first.lexicon.language)
  const text = sentences.map((part) => part.text).join(' ')
  return (
    (says.introduces(first.text) || says.prepares(text) || tells.test(first.text)) && !says.concludes(text)
  )
}

/** True for what answers by its kind: the amount asked for, an order or a list for a "how", else what came out of something. */
export function isAnswer({ sentences, items }: Piece, { type, counted }: Asked): boolean {
  const parts = [...sentences, ...items.flat()]
  const [first] = parts
  if (first === undefined) return false
  const says = findAnswerWords(first.lexicon.language)
  const text = parts.map((part) => part.text).join(' ')
  if (says.pointsAway(text) || says.exemplifies(first.text)) return false
  if (!first.own && (says.introduces(first.text) || says.prepares(first.text))) return false
  const measures = parts.flatMap((part) => findMeasures(part.text, part.lexicon))
  if (type === 'amount')
    return counted.size === 0 ? measures.length > 0 : measures.some(({ unit }) => counted.has(unit))
  if (type === 'how_to') return items.length > 0 || says.obliges(text) || says.advises(first.text)
  if (type === 'why') return says.causal(text) || says.concludes(text)
  if (type === 'worth') return says.weighs(text) && (measures.length > 0 || says.concludes(text))
  return (says.concludes(text) || says.disputes(text)) && (measures.length > 0 || says.weighs(text))
}

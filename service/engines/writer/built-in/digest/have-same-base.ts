import { splitWords } from '../split-words.ts'
import { findFigureContext } from './find-figure-context.ts'
import type { Measure } from './measure.ts'
import { findPolarity } from './polarity.ts'

/** A sentence with one of its amounts. */
export type Told = { text: string; language: string; measures: readonly Measure[]; measure: Measure }

/** "11% per stay", "the energy of a cycle"; "per cent" is the sign itself. */
const perEach = /(?<!\p{L})(?:per|pro|of an?|eine[rs])\s(?!cent)(\p{L}+)/iu

const difference = /(?<!\p{L})(?:by|um|un|del|em)\s(?:\p{L}+\s){0,2}$/iu

/** False for two changes that are not of one thing: of the energy of a cycle, per stay and in all. */
export function haveSameBase(one: Told, other: Told): boolean {
  // "$100 per hour" is no other price than "$500 to $2000" for the whole.
  if (money.test(one.measure.unit) && pricedPer(one) !== pricedPer(other)) return false
  const [a, b] = [readChange(one), readChange(other)]
  return one.measure.unit !== 'percent' || a === null || b === null || a === b
}

/** The same, and no change against a state: "fell by 11%" says nothing against "16% of all energy". */
export function areOfOneKind(one: Told, other: Told): boolean {
  const areAlike = isDifference(one) === isDifference(other)
  return haveSameBase(one, other) && (one.measure.unit !== 'percent' || areAlike)
}

const money = /^[A-Z]{3}$/
const perUnit =
  /^[^\p{L}.;]{0,4}(?:(?:per|a|an|each|pro|je|par|l[’'])\s?|\/\s?)(hour|day|week|month|year|person|head|m²|m2|square|piece|unit|night|stunde|tag|woche|monat|jahr|person|kopf|quadratmeter|stück|heure|jour|semaine|mois|an|personne|mètre)|^[^\p{L}.;]{0,4}(?:por|al|a la|all[’'])\s?(hora|día|semana|mes|año|persona|metro|ora|mese|anno|dia|mês|ano|pessoa)/iu

/** What a price is for, where that stands right behind it; empty for the whole. */
function pricedPer({ text, measures, measure }: Told): string {
  const last = measures.filter(({ unit, at }) => unit === measure.unit && at >= measure.at).at(-1) ?? measure
  const found =
    perUnit.exec(text.slice(last.at + last.text.length)) ??
    perUnit.exec(text.slice(measure.at + measure.text.length))
  return (found?.[1] ?? found?.[2] ?? '').toLowerCase()
}

/** "Fell by 11%"; "cut a rate of 8%" tells the rate. */
function isDifference(told: Told): boolean {
  return readChange(told) !== null && difference.test(told.text.slice(0, told.measure.at))
}

/** What a change is of; null for a state. */
function readChange({ text, language, measures, measure }: Told): string | null {
  const context = findFigureContext(text, measure, measures)
  const direction = findPolarity(splitWords(context), language)
  if (direction !== 'up' && direction !== 'down') return null
  return perEach.exec(context)?.[1]?.toLowerCase() ?? ''
}

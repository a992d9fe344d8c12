import { findLexicon } from '../lexicon/find-lexicon.ts'
import { splitWords } from '../split-words.ts'
import { termsOf } from '../terms-of.ts'
import { findFigureContext } from './find-figure-context.ts'
import type { Measure } from './measure.ts'
import { findPolarity } from './polarity.ts'

/** A sentence with one of its amounts. */
export type Told = {
  text: string
  language: string
  measures: readonly Measure[]
  measure: Measure
  /** What stands over its section. */
  headline?: string
  /** Of the company's own papers. */
  own?: boolean
}

/** "11% per stay", "the energy of a cycle"; "per cent" is the sign itself. */
const perEach = /(?<!\p{L})(?:per|pro|of an?|eine[rs])\s(?!cent)(\p{L}+)/iu

const difference = /(?<!\p{L})(?:by|um|un|del|em)\s(?:\p{L}+\s){0,2}$/iu

/** False for two amounts that are not of one case: of another thing or time, of a part, per stay and in all. */
export function haveSameBase(one: Told, other: Told): boolean {
  if (areOfOtherThings(one, other) || areOfOtherYears(one.text, other.text)) return false
  // "Covers the material only" is no other price than one for all of it.
  if (isOfPart.test(one.text) !== isOfPart.test(other.text)) return false
  // "$100 per hour" is no other price than "$500 to $2000" for the whole.
  if (money.test(one.measure.unit) && pricedPer(one) !== pricedPer(other)) return false
  const [a, b] = [readChange(one), readChange(other)]
  return one.measure.unit !== 'percent' || a === null || b === null || a === b
}

const isOfPart =
  /(?<!\p{L})(?:(?:covers?|includes?|is for) [^.;]{0,60}(?<!not )only|only (?:covers?|includes?)|excluding|excludes?|(?:is|are) not included|nur (?:das |die |für )?material|ohne (?:einbau|montage|arbeit)\p{L}*|hors (?:pose|main)|sin (?:incluir|montaje|instalación)|(?:pose|montage) non compris\p{L}*)(?!\p{L})/iu
/** "90% fewer gulls", "30% weniger Möwen": what there is more or less of. */
const fewer =
  "(?:fewer|less|more|weniger|mehr|moins d[e’']|plus d[e’']|menos|más|meno|più|mais)\\s?((?:\\p{L}+\\s?){1,2})"
const changed = new RegExp(`^\\s${fewer}`, 'iu')
/** "47% fewer gulls than here, and 24% fewer than there": of gulls as well. */
const comparesOnly = /^\s(?:fewer|less|more|weniger|mehr|menos|más) (?:than|als|que)(?!\p{L})/iu
const anyChanged = new RegExp(`%\\s${fewer}`, 'iu')

function areOfOtherThings(one: Told, other: Told): boolean {
  const [a, b] = [one, other].map(({ text, language, measure }) => {
    const after = text.slice(measure.at + measure.text.length)
    const [, things] =
      (comparesOnly.test(after) ? anyChanged : changed).exec(comparesOnly.test(after) ? text : after) ?? []
    return termsOf(things ?? '', findLexicon(language))
  })
  return (
    a !== undefined && b !== undefined && a.length > 0 && b.length > 0 && !a.some((term) => b.includes(term))
  )
}

/** A figure of so many years ago is told with its year; it says nothing against one of today. */
const longAgo = 4
/** "2019 and later models": what holds until today. */
const andLater =
  /(?<!\p{N})(?:19|20)\p{N}{2} (?:and|or|und|oder|et|ou|y|o|e) (?:later|newer|up|onwards?|after|spätere?\p{L}*|neuere?\p{L}*|jünger\p{L}*|plus récente?s?|suivante?s?|posterior(?:es)?|más nuev[oa]s?|successiv[ie]|più recenti|mais recentes)|(?:since|from|seit|ab|depuis|desde|dal|a partir de) (?:19|20)\p{N}{2}(?!\p{N})/giu
const year = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu

function areOfOtherYears(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    [...text.replace(andLater, ' ').matchAll(year)].map(([said]) => Number(said)),
  )
  const old = new Date().getUTCFullYear() - longAgo
  const isOld = (years: readonly number[] = []) => years.length > 0 && Math.max(...years) < old
  return isOld(a) !== isOld(b)
}

/** The same, and no change against a state: "fell by 11%" says nothing against "16% of all energy". */
export function areOfOneKind(one: Told, other: Told): boolean {
  const areAlike = isDifference(one) === isDifference(other)
  return haveSameBase(one, other) && (one.measure.unit !== 'percent' || areAlike)
}

const money = /^[A-Z]{3}$/
const perUnit =
  /^[^\p{L}.;]{0,4}(?:(?:per|a|an|each|pro|je|par|l[’'])\s?|\/\s?)(hour|day|week|month|year|person|head|m²|m2|square|piece|unit|night|uur|dag|maand|jaar|persoon|vierkante meter|stuk|nacht|stunde|tag|woche|monat|jahr|person|kopf|quadratmeter|stück|heure|jour|semaine|mois|an|personne|mètre)|^[^\p{L}.;]{0,4}(?:por|al|a la|all[’'])\s?(hora|día|semana|mes|año|persona|metro|ora|mese|anno|dia|mês|ano|pessoa)/iu

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

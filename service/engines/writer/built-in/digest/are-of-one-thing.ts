import { findLexicon } from '../lexicon/find-lexicon.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { findCases, isCase } from './find-cases.ts'
import { findFigureContext } from './find-figure-context.ts'
import { findKinds, kindsOfUnit, stripKinds } from './find-kinds.ts'
import { areOfOneKind, type Told } from './have-same-base.ts'
import type { Measure } from './measure.ts'
import { stripPolarity } from './polarity.ts'
import { findQuantityTests } from './quantity-words/find-quantity-words.ts'
import type { QuantityKind } from './quantity-words/quantity-words.ts'

/** Units that measure anything: of what, only the words around them say. "Cars" say it themselves. */
const measuring =
  /^(?:[A-Z]{3}|percent|percentage point|second|month|byte|gram|pound|metre|mile|foot|litre|square metre|celsius|fahrenheit|watt|watt-hour|hertz|pixel|times)$/u
/** Of the words around the figure that says less, so much is around the other one too. */
const minShare = 0.34
const minPriceRatio = 1.25
const minShareOfAll = 0.5
const minShareAlike = 0.75
const minSharedUnknown = 3
const minShareUnknown = 0.6
/** What a rule or a contract sets is no price of a market. */
const areSet: ReadonlySet<QuantityKind> = new Set(['deposit', 'penalty', 'tax', 'grant'])

/**
 * True where two amounts are of the same attribute of the same object in the same case, so that they can contradict each
 * other: never a price and a saving, a volume that only conditions a price, or a rule before and after it changed. Where
 * it cannot be told what one of them is of, false.
 */
export function areOfOneThing(one: Told, other: Told, asked: ReadonlySet<string>): boolean {
  if (one.measure.unit !== other.measure.unit || !areOfOneKind(one, other)) return false
  if (areNearPrices(one.measure, other.measure) && !areSetAmounts(one, other)) return false
  if (isCase(one) || isCase(other) || !haveSameCase(one, other)) return false
  const [kinds, its] = [findKinds(one), findKinds(other)]
  const isKnown = kinds.size > 0 && its.size > 0
  if (isKnown && ![...kinds].some((kind) => its.has(kind))) return false
  // Of a time or a price it matters most, and of a share it is often not said at all.
  const mayBeUnsaid = kindsOfUnit(one.measure.unit).length === 0 || one.measure.unit === 'percent'
  if (kinds.size > 0 !== its.size > 0 && !mayBeUnsaid) return false
  return haveSameObject(one, other, asked, isKnown || mayBeUnsaid)
}

/** What one pays is never quite the same: prices differ by more than that. */
function areNearPrices(one: Measure, other: Measure): boolean {
  if (!/^[A-Z]{3}$/.test(one.unit)) return false
  const [low, high] = one.min <= other.min ? [one.max, other.min] : [other.max, one.min]
  return Number.isFinite(low) && Number.isFinite(high) && low > 0 && high / low < minPriceRatio
}

/** Exact amounts that one company gives in two of its papers, or that a rule sets: any difference counts. */
function areSetAmounts(one: Told, other: Told): boolean {
  if (!isExact(one) || !isExact(other)) return false
  if (one.own === true && other.own === true && areSaidAlike(one, other)) return true
  const its = findKinds(other)
  return [...findKinds(one)].some((kind) => areSet.has(kind) && its.has(kind))
}

/** All but a word around the one amount that says less is around the other one: "the hirer pays" is of anything. */
function areSaidAlike(one: Told, other: Told): boolean {
  const [a, b] = [one, other].map((told) =>
    termsIn(findFigureContext(told.text, told.measure, told.measures), told),
  )
  if (a === undefined || b === undefined) return false
  return shareOf([a, b]).length / Math.max(1, Math.min(a.size, b.size)) >= minShareAlike
}

/** True for a single amount that is not said to be about so much. */
export function isExact({ text, language, measure }: Told): boolean {
  const before = text.slice(0, measure.at)
  return measure.min === measure.max && findQuantityTests(language)?.about.test(before) !== true
}

/** Whether both are of one object, by the words around each; by all of its sentence where those say nothing in common. */
function haveSameObject(one: Told, other: Told, asked: ReadonlySet<string>, isKindTold: boolean): boolean {
  const near = [one, other].map((told) =>
    termsIn(findFigureContext(told.text, told.measure, told.measures), told),
  )
  // In a sentence with two such amounts the rest is of the other one.
  const whole = [one, other].map((told, at) =>
    told.measures.filter(({ unit }) => unit === told.measure.unit).length > 1
      ? near[at]
      : termsIn(told.text, told),
  )
  const isShared = shareOf(near).length > 0
  const [a, b] = near.map((terms, at) => (isShared && terms.size > 1 ? terms : (whole[at] ?? terms)))
  if (a === undefined || b === undefined) return false
  const shared = shareOf([a, b])
  const least = Math.max(1, Math.min(a.size, b.size))
  const isCounted = !measuring.test(one.measure.unit)
  const hasOwn = isCounted || shared.some((term) => !asked.has(term))
  if (!isKindTold)
    return hasOwn && shared.length >= minSharedUnknown && shared.length / least >= minShareUnknown
  if (shared.length === 0) return false
  if (hasOwn) return isCounted || shared.length / least >= (isShared ? minShare : minShareOfAll)
  // "A tankless water heater" and "a heat pump water heater" are both water heaters.
  const extras = [a, b].map(({ size }) => size - shared.length).sort((x, y) => x - y)
  return (extras[0] ?? 0) <= (isSpaceless(one.language) ? 1 : 0)
}

/** Without spaces the ending of a verb is a word of its own. */
const isSpaceless = (language: string) => language.startsWith('ja') || language.startsWith('zh')

function shareOf([a, b]: readonly ReadonlySet<string>[]): string[] {
  return [...(a ?? [])].filter((term) => b?.has(term))
}

function termsIn(text: string, { language, measure }: Told): ReadonlySet<string> {
  const { frame } = findAnswerWords(language)
  const bare = stripPolarity(stripKinds(text, language, measure.unit), language)
  return new Set(
    termsOf(bare, findLexicon(language)).filter(
      (term) => !/\p{N}/u.test(term) && term !== measure.unit && !frame(term),
    ),
  )
}

/** False where the sentences are of cases that exclude each other, or only one is of a case told in figures. */
function haveSameCase(one: Told, other: Told): boolean {
  if (excludeEachOther(one, other) || isOverFor(one) || isOverFor(other)) return false
  const [a, b] = [one, other].map(({ text, language, measures }) => findCases(text, language, measures))
  if (a === undefined || b === undefined) return false
  return areMet(a, b) && areMet(b, a)
}

const areMet = (cases: readonly Measure[], others: readonly Measure[]) =>
  cases.every((one) =>
    others.some((other) => other.unit === one.unit && one.min <= other.max && other.min <= one.max),
  )

type Said = Pick<Told, 'text' | 'language'>

/** "New", "existing"; "in Spain", "in Chile"; "in 2021", "in 2024". */
export function excludeEachOther(one: Said, other: Said): boolean {
  const cases = findQuantityTests(one.language)?.cases ?? []
  const isLineApart = cases.some((line) => {
    const [a, b] = [one, other].map(({ text }) => line.flatMap((word, at) => (word.test(text) ? [at] : [])))
    return a !== undefined && b !== undefined && areDisjoint(a, b)
  })
  if (isLineApart || areDisjoint(placesIn(one.text), placesIn(other.text))) return true
  return areDisjoint(yearsIn(one.text), yearsIn(other.text))
}

function areDisjoint<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one))
}

const place = /(?<!\p{L})(?:in|en|à|au|aux|em|no|na|nel|nella)\s(\p{Lu}[\p{L}-]{2,})/gu
const placeAtStart = /^(?:In|En|À|Au|Aux|Em|No|Na|Nel|Nella)\s(\p{Lu}[\p{L}-]{2,})/u

function placesIn(text: string): string[] {
  const found = [...text.matchAll(place)].map(([, name = '']) => name)
  const first = placeAtStart.exec(text)?.[1]
  return first === undefined ? found : [first, ...found]
}

const year = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu

function yearsIn(text: string): string[] {
  return [...text.matchAll(year)].map(([said]) => said)
}

/** "Until 2023 it was 40 euros": of what no longer holds nothing is said against what does. */
function isOverFor({ text, measure, measures, language }: Told): boolean {
  return isOver({ text: findFigureContext(text, measure, measures), language })
}

/** True for what a text itself says to be over. */
export function isOver({ text, language }: Said): boolean {
  const said = findQuantityTests(language)?.former.exec(text)
  if (!said) return false
  const named = said.slice(1).find((group) => group !== undefined)
  return named === undefined || Number(named) < new Date().getUTCFullYear()
}

/** From which year what a text says holds, where it says so; null otherwise. */
export function readSince({ text, language }: Said): number | null {
  const named = findQuantityTests(language)?.since.exec(text)?.[1]
  return named === undefined ? null : Number(named)
}

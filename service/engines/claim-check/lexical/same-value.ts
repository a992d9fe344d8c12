import { isBorneOut } from './dates.ts'
import type { EvidenceSentence } from './evidence.ts'
import { isSameQuantity } from './quantities.ts'
import type { Reading, Value } from './read-text.ts'
import { findUnit, findUnitAtEnd, type Unit } from './units.ts'

/** A number or date and where a source has it. */
export type Place = { sentence: EvidenceSentence; value: Value }

/** True when the place says the number or date of the sentence. */
export function isSame(value: Value, said: Reading, { value: other, sentence }: Place): boolean {
  if (value.kind === 'date' && other.kind === 'date') return isBorneOut(value.date, other.date)
  if (value.kind === 'date' || other.kind === 'date') return yearOf(value) === yearOf(other)
  if (isSameQuantity(value.quantity, other.quantity)) return true
  if (isInHundredths(value, said, other) || isInHundredths(other, sentence.read(), value)) return true
  if (isSameInLaterUnit(value, other, sentence.read()) || isSameInLaterUnit(other, value, said)) return true
  if (isSameNumber(value, other) && (isTimes(value, other) || isTimes(other, value))) return true
  if (isSameNumber(value, other) && isElided(value, other, sentence.read())) return true
  if (sentence.isRow && isSameInRowUnit(value, other, sentence.read())) return true
  // "at 0.19 by night and 0.27 € by day": a unit is said once for several figures, or left out.
  return (
    isSameNumber(value, other) &&
    ((unitOf(value) === null && (sharesUnit(value, said, other) || isBare(value, said))) ||
      (unitOf(other) === null &&
        (sharesUnit(other, sentence.read(), value) ||
          (isTemperature(value) && isBare(other, sentence.read())))))
  )
}

/** True when a figure without a unit may have that of `measured`, which the sentence says elsewhere; cells keep theirs. */
function sharesUnit(bare: Value, reading: Reading, measured: Value): boolean {
  const unit = unitOf(measured)
  // "Of 90 rollouts 14% were late" has no 90%.
  if (unit === 'percent' && !isBare(bare, reading)) return false
  const cell = reading.cells?.find(({ at, end }) => at <= bare.at && bare.at < end)
  return reading.values.some(
    (value) => unitOf(value) === unit && (!cell || (value.at >= cell.at && value.at < cell.end)),
  )
}

const cents = /^(?:cents?|centimes?|céntimos?|centesim[oi]|cêntimos?|¢)$/iu
const hundredths: readonly [words: RegExp, units: readonly string[]][] = [
  [cents, ['USD', 'EUR', 'CAD', 'AUD']],
  [/^pence$/iu, ['GBP']],
]

/** "57 cents" is said of $0.57. */
function isInHundredths(small: Value, reading: Reading, whole: Value): boolean {
  const word = reading.words[small.end]
  if (!word || unitOf(small) !== null) return false
  const name = reading.text.slice(word.start, word.end)
  return hundredths.some(
    ([words, units]) =>
      words.test(name) &&
      units.includes(unitOf(whole) ?? '') &&
      isNear(amountOf(small), amountOf(whole) * 100),
  )
}

/** Ovens have a number, not a unit: "bake at 250 for an hour". */
const isTemperature = (value: Value) => unitOf(value) === 'celsius' || unitOf(value) === 'fahrenheit'

/** "Twice" is said of two sessions. */
const isTimes = (one: Value, other: Value) => unitOf(one) === 'times' && unitOf(other) === null

/** "34 years" where the source, which has spoken of years, says "34 of service". */
function isElided(value: Value, other: Value, reading: Reading): boolean {
  const unit = unitOf(value)
  const next = reading.words[other.end]
  return (unit === 'month' || unit === 'second') && unitOf(other) === null && next?.isContent === false
}

/** "Five unused days", "30 Urlaubstage": the unit is not the next word, or only the end of it. */
function isSameInLaterUnit(value: Value, bare: Value, reading: Reading): boolean {
  if (value.kind === 'date' || bare.kind === 'date' || unitOf(bare) !== null) return false
  const unit = laterUnitOf(bare, reading)
  return (
    unit !== undefined &&
    value.quantity.readings.some((one) =>
      bare.quantity.readings.some(
        ({ figure }) => one.unit === unit.base && isNear(one.value, figure * unit.factor),
      ),
    )
  )
}

/** "Kilometres; Tubeless: 198,000": the unit is the name of the row. */
function isSameInRowUnit(value: Value, bare: Value, reading: Reading): boolean {
  if (value.kind === 'date' || bare.kind === 'date' || unitOf(bare) !== null) return false
  const label = reading.text.split(/[:;]/, 1).join('')
  const units = reading.words
    .filter(({ end }) => end <= label.length)
    .flatMap(({ start, end }) => findUnit(reading.text.slice(start, end)) ?? [])
  return units.some((unit) =>
    value.quantity.readings.some((one) =>
      bare.quantity.readings.some(
        ({ figure }) => one.unit === unit.base && isNear(one.value, figure * unit.factor),
      ),
    ),
  )
}

const wordsToUnit = 3

/** The unit up to three words after a number that has none beside it. */
export function laterUnitOf(value: Value, reading: Reading): Unit | undefined {
  const clause = reading.words[value.at]?.clause
  for (let index = value.end; index < value.end + wordsToUnit; index++) {
    const word = reading.words[index]
    if (!word || word.clause !== clause || reading.values.some(({ at }) => at === index)) return undefined
    const text = reading.text.slice(word.start, word.end)
    const unit = findUnit(text) ?? (reading.joinsWords ? findUnitAtEnd(text) : undefined)
    if (unit) return unit
  }
  return undefined
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))

/** A count up to twelve in words, without a unit. */
export function isSmallWord(value: Value): boolean {
  if (value.kind === 'date' || /\d/.test(value.text)) return false
  return value.quantity.readings.every(({ value: count, unit }) => unit === null && count <= 12)
}

/** True for a number that no noun of its clause follows: "from 3.1 to 3.6". */
export function isBare(value: Value, reading: Reading): boolean {
  const next = reading.words[value.end]
  // "The two at $215" has no unit that is left out.
  if (isSmallWord(value)) return next === undefined || next.clause !== reading.words[value.at]?.clause
  return next === undefined || !next.isContent || next.clause !== reading.words[value.at]?.clause
}

/** The first noun after a number. */
export function countedBy(value: Value, reading: Reading): string | undefined {
  const clause = reading.words[value.at]?.clause
  return reading.words
    .slice(value.end, value.end + 3)
    .find((word) => word.isContent && word.clause === clause)?.stem
}

export function yearOf(value: Value): number | undefined {
  if (value.kind === 'date') return value.date.readings[0]?.year
  return value.quantity.readings.find(({ unit }) => unit === null)?.value ?? Number.NaN
}

export function isSameNumber(one: Value, other: Value): boolean {
  if (one.kind === 'date' || other.kind === 'date') return false
  return one.quantity.readings.some(({ figure }) =>
    other.quantity.readings.some((each) => each.figure === figure),
  )
}

export const unitOf = (value: Value) =>
  value.kind === 'date' ? 'date' : (value.quantity.readings[0]?.unit ?? null)
export const amountOf = (value: Value) =>
  value.kind === 'date' ? Number.NaN : (value.quantity.readings[0]?.value ?? Number.NaN)

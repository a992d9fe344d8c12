import type { Comparison } from './comparison.ts'
import type { Reading, Value } from './read-text.ts'
import { amountOf, type Place, unitOf, yearOf } from './same-value.ts'
import { boundsOf } from './value-bounds.ts'

const approximation = 0.06

/** True for a figure that no source has as it is, but that follows from what it has. */
export function isDerived(value: Value, comparison: Comparison, places: Place[]): boolean {
  return (
    isRelativeYear(value, comparison) ||
    isRounded(value, comparison.said, places) ||
    isShownWorking(value, comparison.said) ||
    isFractionOf(value, comparison) ||
    isOnePeriod(value, comparison) ||
    isYearsBetween(value, comparison)
  )
}

/** "About 12,000" and "over 12,000" are said of 12,412. */
function isRounded(value: Value, said: Reading, places: Place[]): boolean {
  if (value.kind === 'date') return false
  const bounds = boundsOf(value, said)
  const amount = amountOf(value)
  return places.some(({ value: other }) => {
    if (unitOf(other) !== unitOf(value)) return false
    const ratio = amountOf(other) / amount
    if (bounds.has('about') && Math.abs(ratio - 1) <= approximation) return true
    if (bounds.has('over') && ratio > 1 && ratio <= 1.2) return true
    return bounds.has('under') && ratio < 1 && ratio >= 0.85
  })
}

const yearBefore =
  /\b(?:previous year|year (?:before|earlier)|last year|jahr zuvor|vorjahr\w*|année précédente|an (?:plus tôt|auparavant)|année d'avant|año (?:anterior|antes|previo)|anno (?:prima|precedente)|ano (?:anterior|antes))/iu

/** "2022" where the source, speaking of 2023, says "the year before". */
function isRelativeYear(value: Value, { nearby }: Comparison): boolean {
  const year = value.kind === 'date' ? value.date.readings[0]?.year : undefined
  return (
    year !== undefined &&
    nearby.some((sentence) => yearBefore.test(sentence.text)) &&
    nearby.some((sentence) => sentence.read().values.some((other) => yearOf(other) === year + 1))
  )
}

/** A sum, difference, product or ratio of two other figures of the sentence. */
function isShownWorking(value: Value, said: Reading): boolean {
  return [amountOf, figureOf].some((read) => {
    const result = read(value)
    const others = said.values.filter((each) => each !== value && each.kind === 'number').map(read)
    const isNear = (number: number) => Math.abs(number - result) <= Math.abs(result) * 0.012 + 1e-9
    return others.some((a, i) =>
      others.some(
        (b, j) =>
          i !== j &&
          [
            a + b,
            a - b,
            a * b,
            a / b,
            ((a - b) / b) * 100,
            ((b - a) / b) * 100,
            (a / b) * 100,
            a * (b / 100),
          ].some(isNear),
      ),
    )
  })
}

/** As written: "five minutes shorter, from 41 to 36" says the unit once. */
function figureOf(value: Value): number {
  return value.kind === 'number' ? (value.quantity.readings[0]?.figure ?? Number.NaN) : Number.NaN
}

/** 33 % where the source says "a third". */
function isFractionOf(value: Value, { nearby }: Comparison): boolean {
  const unit = unitOf(value)
  if (unit !== 'percent') return false
  if (
    nearby.some((sentence) =>
      sharesOf(sentence.read()).some((share) => Math.abs(share - amountOf(value)) <= 2.5),
    )
  )
    return true
  return nearby.some((sentence) =>
    sentence
      .read()
      .marks.some(
        ({ kind, value: percent }) =>
          kind === 'fraction' && Math.abs(Number(percent) - amountOf(value)) <= 2.5,
      ),
  )
}

const outOf = /^\s(?:\S+\s){0,2}?(?:in|out of|von|sur|de cada|su|em cada|de)\s(?:\S+\s)?$/iu

/** "Three parents in four", as percentages. */
function sharesOf(reading: Reading): number[] {
  return reading.values.flatMap((whole, index) => {
    const part = reading.values[index - 1]
    if (!part || unitOf(part) !== null || unitOf(whole) !== null) return []
    const between = reading.text.slice(reading.words[part.end - 1]?.end, reading.words[whole.at]?.start)
    const [a, b] = [amountOf(part), amountOf(whole)]
    return outOf.test(between) && a < b && b <= 20 ? [(a / b) * 100] : []
  })
}

/** "Nine years earlier" where the source has 2014 and 2023. */
function isYearsBetween(value: Value, { nearby }: Comparison): boolean {
  if (unitOf(value) !== 'month') return false
  const years = nearby.flatMap((sentence) =>
    sentence.read().values.flatMap((each) => (each.kind === 'date' ? (yearOf(each) ?? []) : [])),
  )
  return years.some((one) => years.some((other) => (one - other) * 12 === amountOf(value)))
}

const onePeriod: [months: number, days: number, pattern: RegExp][] = [
  [120, 0, /\b(?:decades?|jahrzehnt\w*|décennies?|décadas?|decenni\w*)\b/iu],
  [
    12,
    0,
    /\b(?:an?|one|per|each|every|un|une|par|chaque|ein(?:em|er|en)?|pro|uno?|al|una|cada|all'|um|uma|por)\s?(?:years?|ans?|année|jahr|año|anno|ano)\b/iu,
  ],
  [
    0,
    7,
    /\b(?:a|one|per|each|every|une|par|chaque|eine[rn]?|pro|una|a la|alla|uma|por|cada)\s(?:week|semaine|woche|semana|settimana)\b/iu,
  ],
]

/** Twelve months where the source says "a year", seven days where it says "a week". */
function isOnePeriod(value: Value, { nearby }: Comparison): boolean {
  const unit = unitOf(value)
  return onePeriod.some(
    ([months, days, pattern]) =>
      ((unit === 'month' && amountOf(value) === months) ||
        (unit === 'second' && amountOf(value) === days * 86_400)) &&
      nearby.some((sentence) => pattern.test(sentence.text)),
  )
}

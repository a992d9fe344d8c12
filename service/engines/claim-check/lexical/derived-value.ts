import type { Comparison } from './comparison.ts'
import { readDigits } from './digits.ts'
import type { Reading, Value } from './read-text.ts'
import { amountOf, isBare, laterUnitOf, type Place, unitOf, yearOf } from './same-value.ts'
import { isConverted } from './unit-conversion.ts'
import { boundsOf } from './value-bounds.ts'

const approximation = 0.06

/**
 * True for a figure that no source has as it is, but that follows from what it has. Of what a person typed only where it
 * is said in other units or with its working: among the figures of a paragraph some two nearly always give a third.
 */
export function isDerived(value: Value, comparison: Comparison, places: Place[]): boolean {
  return (
    isSaidOtherwise(value, comparison, places) ||
    (!comparison.isTyped && followsFrom(value, comparison, places))
  )
}

function isSaidOtherwise(value: Value, comparison: Comparison, places: Place[]): boolean {
  const { said } = comparison
  return (
    isRelativeYear(value, comparison) ||
    isRounded(value, said, places) ||
    isConverted(value, said) ||
    isShownWorking(value, said) ||
    isTotal(value, said) ||
    isTermOfWorking(value, said, places) ||
    isOtherPeriod(value, places) ||
    isOften(value, comparison) ||
    isWorkedOut(value, said)
  )
}

function followsFrom(value: Value, comparison: Comparison, places: Place[]): boolean {
  const { said } = comparison
  return (
    isFractionOf(value, comparison) ||
    isOnePeriod(value, comparison) ||
    isYearsBetween(value, comparison) ||
    isComputed(value, comparison, places) ||
    isMonthAfter(value, places) ||
    isYearBefore(value, said, places) ||
    isShareOfEach(value, said, places) ||
    // What is worked out of several figures is worked out within a paragraph.
    groupByParagraph(places).some(
      (group) =>
        isYearsLater(value, group) ||
        isRest(value, said, group) ||
        isDifference(value, comparison, group) ||
        isShareOf(value, comparison, group) ||
        isMultiple(value, group),
    )
  )
}

function groupByParagraph(places: Place[]): Place[][] {
  return [...Map.groupBy(places, ({ sentence }) => sentence.source).values()].flatMap((ofSource) => [
    ...Map.groupBy(ofSource, ({ sentence }) => sentence.block).values(),
  ])
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a))

/** "2019" where the source says 2017 and "two years later". */
function isYearsLater(value: Value, places: Place[]): boolean {
  const year = value.kind === 'date' ? value.date.readings[0]?.year : undefined
  if (year === undefined) return false
  return places.some(
    (start) =>
      start.value.kind === 'date' &&
      places.some(
        (span) =>
          unitOf(span.value) === 'month' &&
          Math.abs(year - (yearOf(start.value) ?? Number.NaN)) * 12 === amountOf(span.value),
      ),
  )
}

/** "Six of the last eight" where the source says that two of the last eight did the opposite. */
function isRest(value: Value, said: Reading, places: Place[]): boolean {
  if (value.kind === 'date') return false
  const wholes = said.values.filter((each) => each !== value && each.kind === 'number')
  return wholes.some((whole) =>
    places.some(
      (all) =>
        isNear(amountOf(all.value), amountOf(whole)) &&
        places.some(
          (part) =>
            unitOf(part.value) === unitOf(value) &&
            isNear(amountOf(value) + amountOf(part.value), amountOf(all.value)),
        ),
    ),
  )
}

/** "Six euros cheaper" where the source has 26 and 20 euros: only beside a word that compares or counts a difference. */
function isDifference(value: Value, { said }: Comparison, places: Place[]): boolean {
  if (value.kind === 'date') return false
  const compares = said.marks.some(
    ({ kind }) => kind === 'more' || kind === 'less' || kind === 'than' || kind === 'difference',
  )
  if (!compares) return false
  const unit = unitOf(value) === 'percentage point' ? 'percent' : unitOf(value)
  // In a pair the unit is often said once: "in five working days at the counter, in two online".
  const scaleOf = ({ value: one }: Place) => {
    const first = one.kind === 'number' ? one.quantity.readings[0] : undefined
    return first && first.figure !== 0 ? first.value / first.figure : 1
  }
  const amounts = (place: Place, other: Place) => {
    if (unitOf(place.value) !== null) return amountOf(place.value)
    return amountOf(place.value) * scaleOf(other)
  }
  const isOfUnit = (place: Place) => unitOf(place.value) === unit || laterUnit(place)?.base === unit
  const later = (place: Place, amount: number) =>
    unitOf(place.value) === null ? amount * (laterUnit(place)?.factor ?? 1) : amount
  return places.some(
    (one) =>
      isOfUnit(one) &&
      places.some((other) => {
        if (other === one) return false
        if (!isOfUnit(other) && unitOf(other.value) !== null) return false
        const a = later(one, amounts(one, other))
        const b = isOfUnit(other)
          ? later(other, amounts(other, one))
          : amountOf(other.value) * (laterUnit(one)?.factor ?? scaleOf(one))
        return isNear(Math.abs(a - b), amountOf(value))
      }),
  )
}

const laterUnit = ({ value, sentence }: Place) => laterUnitOf(value, sentence.read())

const minShare = 10

/** 320 where the source says that half of 640 did. */
function isShareOf(value: Value, { nearby }: Comparison, places: Place[]): boolean {
  if (value.kind === 'date' || (unitOf(value) === null && amountOf(value) < minShare)) return false
  return places.some((whole) => {
    if (unitOf(whole.value) !== unitOf(value)) return false
    const shares = nearby
      .filter(({ source, block }) => source === whole.sentence.source && block === whole.sentence.block)
      .flatMap((sentence) => sentence.read().marks.filter(({ kind }) => kind === 'fraction'))
    const percents = [
      ...shares.map(({ value: percent }) => Number(percent)),
      ...places.flatMap(({ value: each }) => (unitOf(each) === 'percent' ? [amountOf(each)] : [])),
    ]
    const isWhole = (percent: number) =>
      Math.abs((amountOf(whole.value) * percent) / 100 - amountOf(value)) <= amountOf(value) * 0.006
    return percents.some((percent) => isWhole(percent) || isWhole(100 - percent))
  })
}

const daysOfMonth = 30.4
const secondsOfDay = 86_400

/** Two months where the source says sixty days; four weeks where it says a month. */
function isOtherPeriod(value: Value, places: Place[]): boolean {
  const days = daysOf(unitOf(value), amountOf(value))
  if (days === undefined) return false
  return places.some(({ value: other, sentence }) => {
    const later = unitOf(other) === null ? laterUnitOf(other, sentence.read()) : undefined
    const unit = later?.base ?? unitOf(other)
    const there = daysOf(unit, amountOf(other) * (later?.factor ?? 1))
    return there !== undefined && unit !== unitOf(value) && Math.abs(there / days - 1) <= 0.1
  })
}

/** Undefined for less than a week, which nobody says in months. */
function daysOf(unit: string | null, amount: number): number | undefined {
  if (unit === 'month') return amount * daysOfMonth
  return unit === 'second' && amount >= 7 * secondsOfDay ? amount / secondsOfDay : undefined
}

const timesPerYear: [times: number, pattern: RegExp][] = [
  [2, /semest|half[- ]year|six months|halbj[aä]hr|half ?jaar/iu],
  [4, /quarter|viertelj[aä]hr|quartal|trimest/iu],
  [12, /month|monat|mois|mensu|\bmes(?:es|e|i)?\b|mensil|m[eê]s\b|mensal/iu],
]

/** "Four times a year" where the source says "every quarter". */
function isOften(value: Value, { nearby }: Comparison): boolean {
  return (
    unitOf(value) === 'times' &&
    timesPerYear.some(
      ([times, pattern]) => times === amountOf(value) && nearby.some(({ text }) => pattern.test(text)),
    )
  )
}

const operator = /[-−–+×*÷/:x]/

/** The terms of "2.1 million (2.4 − 0.3)" leave out what their result says: its unit and its "million". */
function isTermOfWorking(value: Value, said: Reading, places: Place[]): boolean {
  const first = value.kind === 'number' ? value.quantity.readings[0] : undefined
  if (!first || first.unit !== null) return false
  const words = said.words
  const around = said.text.slice(words[value.at - 1]?.end ?? 0, words[value.end]?.start)
  if (!operator.test(around)) return false
  const scales = said.values.flatMap((each) =>
    each.kind === 'number'
      ? each.quantity.readings.map(({ figure, digits }) => (digits === 0 ? 1 : figure / digits))
      : [],
  )
  return places.some(
    ({ value: other }) =>
      other.kind === 'number' &&
      other.quantity.readings.some(
        ({ figure, digits }) =>
          isNear(digits, first.digits) || scales.some((scale) => isNear(figure, first.digits * scale)),
      ),
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
  /\b(?:previous year|year (?:before|earlier)|last year|jahr(?:e)? (?:zuvor|davor|vorher)|vorjahr\w*|année précédente|an (?:plus tôt|auparavant)|année d'avant|año (?:anterior|antes|previo)|anno (?:prima|precedente)|ano (?:anterior|antes)|vorig jaar|jaar (?:eerder|ervoor|daarvoor|tevoren)|(?:voorgaande?|voorafgaande?) jaar)/iu

/** "2022" where the source, speaking of 2023, says "the year before". */
export function isRelativeYear(value: Value, { nearby }: Comparison): boolean {
  const year = value.kind === 'date' ? value.date.readings[0]?.year : undefined
  return (
    year !== undefined &&
    nearby.some((sentence) => yearBefore.test(sentence.text)) &&
    nearby.some((sentence) => sentence.read().values.some((other) => yearOf(other) === year + 1))
  )
}

/** A sum, difference, product or ratio of two other figures of the sentence. */
function isShownWorking(value: Value, said: Reading): boolean {
  return [amountOf, figureOf, digitsOf].some((read) => {
    const result = read(value)
    const others = said.values.filter((each) => each !== value && each.kind === 'number').map(read)
    const tolerance = Math.max(Math.abs(result) * 0.012, roundingOf(value)) + 1e-9
    const isNear = (number: number) => Math.abs(number - result) <= tolerance
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

const minTerms = 3
const totalWord =
  /(?<!\p{L})(?:in all|in total|total(?:s|led|ling)?|altogether|together|zusammen|insgesamt|gesamt|en tout|au total|ensemble|en total|en conjunto|in tutto|in totale|complessivamente|no total|ao todo|samen|in totaal)(?!\p{L})/iu

/**
 * "115 pounds for a curtain, 130 for a seal and 84 for a heater, 329 in all": exactly the sum of the figures of its unit
 * before or after it, in a sentence that says so.
 */
function isTotal(value: Value, said: Reading): boolean {
  if (value.kind === 'date' || !totalWord.test(said.text)) return false
  const units = new Set(
    said.values.flatMap((each) => (each.kind === 'number' && unitOf(each) !== null ? [unitOf(each)] : [])),
  )
  // Its unit is often said once; figures of several are of several things.
  if (units.size > 1) return false
  const numbers = said.values.filter(({ kind }) => kind === 'number')
  const at = numbers.indexOf(value)
  const sumsUp = (terms: Value[]) => {
    let sum = 0
    return terms.some((term, index) => {
      sum += figureOf(term)
      return index + 1 >= minTerms && isNear(sum, figureOf(value))
    })
  }
  return sumsUp(numbers.slice(0, at).reverse()) || sumsUp(numbers.slice(at + 1))
}

/** Half of the last digit shown of a share, which is worked out and rounded: 23 % is anything from 22.5 to 23.5. */
function roundingOf(value: Value): number {
  if (unitOf(value) !== 'percent') return 0
  const decimals = /\d[.,](\d+)/.exec(value.text)?.[1]?.length ?? 0
  return 0.5 * 10 ** -decimals
}

/** As written: "five minutes shorter, from 41 to 36" says the unit once. */
function figureOf(value: Value): number {
  return value.kind === 'number' ? (value.quantity.readings[0]?.figure ?? Number.NaN) : Number.NaN
}

/** "2.1 million (2.4 − 0.3)" says the million once. */
function digitsOf(value: Value): number {
  return value.kind === 'number' ? (value.quantity.readings[0]?.digits ?? Number.NaN) : Number.NaN
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

const working = /\(([^()]*\d[^()]*[-−–+×x*÷/:][^()]*\d[^()]*)\)/gu

/** Blanks are part of a term, so that there is one way to read them: with two for each, a long row of terms takes for ever. */
const term = "\\d[\\d.,'’\\u00a0\\u202f ]*(?:(?:[\\p{Sc}%]|\\p{L}{1,3}[²³]?)\\s*)?"
const equation = new RegExp(`(${term}(?:[-−–+×x*÷/]\\s*${term})+)=`, 'gu')

/** 14 euros in "14 euros (2 × 4.50 + 2 × 2.50)" and in "2 × 4.50 + 2 × 2.50 = 14 euros". */
function isWorkedOut(value: Value, said: Reading): boolean {
  const shown = [...said.text.matchAll(working), ...said.text.matchAll(equation)]
  const results = shown.flatMap(([, terms = '']) => calculate(terms) ?? [])
  return [amountOf, figureOf, digitsOf].some((read) =>
    results.some((result) => Math.abs(result - read(value)) <= Math.abs(result) * 0.012 + 1e-9),
  )
}

/** Sums, differences, products and ratios, without brackets; undefined for anything else. */
function calculate(terms: string): number | undefined {
  const tokens = terms
    .split('=')[0]
    ?.replace(/[\p{Sc}%]|(?<=[\d\s])(?!x\s)\p{L}+/gu, '')
    .match(/\d[\d.,' ]*\d|\d|[-−–+×x*÷/:]/gu)
  if (!tokens) return undefined
  let sum = 0
  let product: number | undefined
  let sign = 1
  let operation = '+'
  for (const token of tokens) {
    if (!/\d/.test(token)) {
      operation = token
      continue
    }
    const number = readDigits(token)[0] ?? 0
    if (product === undefined) product = number
    else if (/[×x*]/.test(operation)) product *= number
    else if (/[÷/:]/.test(operation)) product /= number
    else {
      sum += sign * product
      sign = operation === '+' ? 1 : -1
      product = number
    }
  }
  return product === undefined ? undefined : sum + sign * product
}

const closeTo = 0.006
const closeToAbout = 0.05

/** A difference, sum, product or ratio of two figures of one sentence of the source. */
function isComputed(value: Value, { said }: Comparison, places: Place[]): boolean {
  if (value.kind === 'date') return false
  const amount = amountOf(value)
  const unit = unitOf(value)
  if (unit === null && amount <= 12) return false
  const close = boundsOf(value, said).size > 0 ? closeToAbout : closeTo
  const isClose = (result: number) => Math.abs(result - amount) <= Math.abs(amount) * close
  const isOfUnit = (other: string | null) => other === unit || (unit === null && isBare(value, said))
  return [...Map.groupBy(places, ({ sentence }) => sentence)].some(([sentence, own]) => {
    const numbers = own.filter((place) => place.value.kind === 'number')
    const fractions = sentence
      .read()
      .marks.flatMap(({ kind, value: percent }) => (kind === 'fraction' ? [Number(percent) / 100] : []))
    return numbers.some((one) => {
      const [a, ofA] = [amountOf(one.value), unitOf(one.value)]
      if (isOfUnit(ofA) && fractions.some((part) => isClose(a * part) || isClose(a * (1 - part)))) return true
      return numbers.some((other) => {
        if (other === one) return false
        const [b, ofB] = [amountOf(other.value), unitOf(other.value)]
        const isOneUnit = isOfUnit(ofA) && (ofB === ofA || ofB === null)
        if (isOneUnit && [a - b, b - a, a + b].some(isClose)) return true
        if (ofA === unit && ofB === null && [a * b, a / b].some(isClose)) return true
        return unit !== null && ofA === unit && ofB !== unit && ofB !== null && isClose(a / b)
      })
    })
  })
}

const untilEnd =
  /\b(?:end|ende|fin|fine|final|finais|finales|fim|until|till|bis|before|vor|avant|jusqu|antes|hasta|até|prima|fino|einde?|tot|voor)\b/iu

/** "Not before August" where the source says "until the end of July". */
function isMonthAfter(value: Value, places: Place[]): boolean {
  const month = value.kind === 'date' ? value.date.readings[0]?.month : undefined
  if (month === undefined) return false
  return places.some(({ value: other, sentence }) => {
    const there = other.kind === 'date' ? other.date.readings[0]?.month : undefined
    return there !== undefined && month === (there % 12) + 1 && untilEnd.test(sentence.text)
  })
}

/** "Until 2014" where the source says "only since 2015". */
function isYearBefore(value: Value, said: Reading, places: Place[]): boolean {
  const year = value.kind === 'date' ? value.date.readings[0]?.year : undefined
  if (year === undefined) return false
  const before = said.words.slice(Math.max(0, value.at - 3), value.at).map(({ text }) => text)
  return (
    before.some((word) => untilEnd.test(word)) && places.some((place) => yearOf(place.value) === year + 1)
  )
}

const maxHeads = 12

/** "10,000 each" where the source has 20,000 for two. */
function isShareOfEach(value: Value, said: Reading, places: Place[]): boolean {
  if (value.kind === 'date' || !said.marks.some(({ kind }) => kind === 'each')) return false
  return places.some(({ value: whole }) => {
    if (unitOf(whole) !== unitOf(value)) return false
    const heads = amountOf(whole) / amountOf(value)
    return heads >= 2 && heads <= maxHeads && isNear(heads, Math.round(heads))
  })
}

/** "Twice as often" where the source has every forty and every twenty minutes. */
function isMultiple(value: Value, places: Place[]): boolean {
  if (unitOf(value) !== 'times') return false
  return places.some((one) =>
    places.some(
      (other) =>
        one !== other &&
        one.value.kind === 'number' &&
        (unitOf(one.value) === unitOf(other.value) || unitOf(other.value) === null) &&
        [
          amountOf(one.value) / amountOf(other.value),
          digitsOf(one.value) / digitsOf(other.value),
          digitsOf(other.value) / digitsOf(one.value),
        ].some((ratio) => isNear(ratio, amountOf(value))),
    ),
  )
}

import { findDates, findLiterals, findQuantities } from '../../../claim-check/shared.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { termsOf } from '../terms-of.ts'
import { digitsOf } from './digits-of.ts'
import { findLimit } from './quantity-words/find-quantity-words.ts'
import type { QuantityKind } from './quantity-words/quantity-words.ts'

type Quantity = ReturnType<typeof findQuantities>[number]

/** An amount in a sentence: a range where it names one, open where it is "at least" or "up to". */
export type Measure = {
  min: number
  max: number
  /** A unit such as `EUR`, or the word that is counted. */
  unit: string
  /** As it is written, for making it bold. */
  text: string
  at: number
  /** What it is of, where it says so itself: "once a month" is an interval. */
  kind?: QuantityKind
}

export const secondsOfMonth = (365.25 / 12) * 24 * 60 * 60
const maxRatio = 8
/** What may stand between an amount and the word that makes a limit of it. */
const around = 44
const joins =
  /^\s?(?:-|–|—|~|〜|～|から|to|and|bis|und|à|et|a|y|e|até|hasta|fino a|ai|agli|jusqu[’']à)\s?(?:(?:the|los|las|i|gli|os)\s)?[$€£¥]?\s?$/iu

/** Spanish and French have another "en". */
const joinsDutch = /^\s?(?:tot|en|of)\s[$€£¥]?\s?$/iu

/** The amounts of a sentence with their units; bare numbers that count nothing are left out. */
export function findMeasures(text: string, lexicon: Lexicon): Measure[] {
  const { rest: dated } = findDates(text)
  const { rest } = findLiterals(dated)
  const measures: Measure[] = []
  let from = 0
  for (const quantity of findQuantities(rest)) {
    const reading = readingIn(quantity, lexicon.language)
    const at = rest.indexOf(quantity.text, from)
    if (reading === undefined || at === -1) continue
    const end = at + quantity.text.length
    const before = rest.slice(Math.max(0, at - around), at)
    const last = measures.at(-1)
    const counter =
      reading.unit === null && isSpaceless(lexicon.language) ? countedSpaceless(rest.slice(end)) : null
    const counted = reading.unit === null && counter === null ? countedWord(rest, at, end, lexicon) : null
    let unit = reading.unit ?? counter?.unit ?? counted?.term ?? null
    let value = reading.value * (counter?.factor ?? 1)
    const textEnd = end + (counter?.length ?? counted?.length ?? 0)
    if (
      last !== undefined &&
      (joins.test(rest.slice(from, at)) ||
        (lexicon.language === 'nl' && joinsDutch.test(rest.slice(from, at)))) &&
      (unit === last.unit || unit === null || last.unit === '' || areTimes(unit, last.unit))
    ) {
      // "Two weeks to a month": in the smaller unit.
      if (unit !== null && last.unit !== '' && unit !== last.unit) {
        if (last.unit === 'month') Object.assign(last, inBase(last))
        else value *= secondsOfMonth
        unit = 'second'
      }
      // 「5~6日」: the unit stands once, and is of both.
      const scale = last.unit === '' && unit !== null ? value / reading.digits : 1
      if (Number.isFinite(scale)) Object.assign(last, { min: last.min * scale, max: last.max * scale })
      // "From 5 to 7 years" is no "at least 5".
      last.max = Number.isFinite(last.max) ? Math.max(last.max, value) : value
      last.min = Math.min(last.min, value)
      last.unit = unit ?? last.unit
      last.text = text.slice(last.at, textEnd)
    } else {
      const first = unit === null ? null : readFirst(before, lexicon.language)
      if (first !== null) {
        measures.push({
          min: (first.value * value) / reading.digits,
          max: value,
          unit: unit ?? '',
          text: text.slice(at - first.length, textEnd),
          at: at - first.length,
        })
        from = counter === null ? end : textEnd
        continue
      }
      const limit = findLimit(before, rest.slice(textEnd, textEnd + around))
      measures.push({
        min: limit === 'cap' ? Number.NEGATIVE_INFINITY : value,
        max: limit === 'floor' ? Number.POSITIVE_INFINITY : value,
        unit: unit ?? '',
        text: text.slice(at, textEnd),
        at,
      })
    }
    from = counter === null ? end : textEnd
  }
  return measures.filter(({ unit }) => unit !== '')
}

/** "2.300" is two thousand three hundred in German, and a little more than two in English; "4 m" are metres, "4m" millions. */
function readingIn({ text, readings }: Quantity, language: string): Quantity['readings'][number] | undefined {
  const [figure = ''] = /\p{N}[\p{N}.,]*\p{N}/u.exec(text) ?? []
  const digits = Number(digitsOf(figure, language))
  const isApart = /\p{N}\s\p{L}$/u.test(text) || isSpaceless(language)
  const read = readings.filter((reading) => figure === '' || reading.digits === digits)
  const candidates = read.length > 0 ? read : readings
  return (isApart ? candidates.find(({ unit }) => unit !== null) : undefined) ?? candidates[0]
}

const isSpaceless = (language: string) => language === 'ja' || language === 'zh'

/** Japanese and Chinese write what is counted right behind the number, and go on without a space. */
const counters: readonly [RegExp, string, number][] = [
  [/^\s?(?:年間?)/u, 'month', 12],
  [/^\s?(?:[かヶカヵ箇个個]月間?)/u, 'month', 1],
  [/^\s?(?:週間?|周)/u, 'second', 604_800],
  [/^\s?(?:日間?|天)/u, 'second', 86_400],
  [/^\s?人/u, '人', 1],
  [/^\s?[回個台本枚歳件戸社]/u, '', 1],
]

function countedSpaceless(rest: string): { unit: string; factor: number; length: number } | null {
  for (const [pattern, unit, factor] of counters) {
    const [said] = pattern.exec(rest) ?? []
    if (said !== undefined) return { unit: unit === '' ? said.trim() : unit, factor, length: said.length }
  }
  return null
}

/** "60 decibels", "a factor of 2.0": what a number without a unit counts, and how much longer that makes it. */
function countedWord(
  text: string,
  at: number,
  end: number,
  lexicon: Lexicon,
): { term: string; length: number } | null {
  const after = /^\s?(\p{L}[\p{L}\p{M}-]*)/u.exec(text.slice(end))
  const [term] = after === null ? [] : termsOf(after[1] ?? '', lexicon)
  if (term !== undefined) return { term, length: after?.[0].length ?? 0 }
  const before = /(\p{L}[\p{L}\p{M}-]*)\s(?:of|von|de|di)\s$/u.exec(text.slice(0, at))?.[1]
  const [named] = before === undefined ? [] : termsOf(before, lexicon)
  return named === undefined ? null : { term: named, length: 0 }
}

/** "Dos a tres días": the first number of a range as a word, in languages that have it read nowhere else. */
const firstNumber: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho) (?:a|o|u) $/iu,
  it: /(?<!\p{L})(un[oa]?|due|tre|quattro|cinque|sei|sette|otto) (?:a|o) $/iu,
  pt: /(?<!\p{L})(uma?|dois|duas|três|quatro|cinco|seis|sete|oito) (?:a|ou) $/iu,
}
const inOrder = [
  /^(?:un[oa]?|uma)$/iu,
  /^(?:dos|due|dois|duas)$/iu,
  /^(?:tres|tre|três)$/iu,
  /^(?:cuatro|quattro|quatro)$/iu,
  /^cin(?:co|que)$/iu,
  /^se(?:is|i)$/iu,
  /^(?:siete|sette|sete)$/iu,
  /^(?:ocho|otto|oito)$/iu,
]

function readFirst(before: string, language: string): { value: number; length: number } | null {
  const [said, word = ''] = firstNumber[language]?.exec(before) ?? []
  const at = inOrder.findIndex((pattern) => pattern.test(word))
  return said === undefined || at === -1 ? null : { value: at + 1, length: said.length }
}

const areTimes = (one: string, other: string) =>
  one !== other && [one, other].every((unit) => unit === 'month' || unit === 'second')

const metres: Partial<Record<string, number>> = { mile: 1609.344, foot: 0.3048 }

/** In the unit that it can be compared in: two months and ten weeks in seconds, miles and kilometres in metres. */
export function inBase(measure: Measure): Measure {
  const factor = measure.unit === 'month' ? secondsOfMonth : metres[measure.unit]
  if (factor === undefined) return measure
  const unit = measure.unit === 'month' ? 'second' : 'metre'
  return { ...measure, unit, min: measure.min * factor, max: measure.max * factor }
}

/** True for two limits in one direction, "below 15 °C" and "below 12 °C", that are apart by more than a tenth. */
export function areLimitsApart(a: Measure, b: Measure): boolean {
  if (a.unit !== b.unit) return false
  const ends = [
    [a.max, b.max, a.min, b.min],
    [a.min, b.min, a.max, b.max],
  ]
  return ends.some(([one = 0, other = 0, open = 0, otherOpen = 0]) => {
    const areOpen = !Number.isFinite(open) && !Number.isFinite(otherOpen)
    const [low = 0, high = 0] = [Math.abs(one), Math.abs(other)].sort((x, y) => x - y)
    return areOpen && Number.isFinite(high) && low > 0 && high / low <= maxRatio && (high - low) / high > 0.1
  })
}

/** True when two amounts of one unit cannot both be right: ranges that do not meet or only touch, and of one order. */
export function areApart(a: Measure, b: Measure, ratio = maxRatio): boolean {
  if (a.unit !== b.unit) return false
  if (doTouch(a, b) || doTouch(b, a)) return true
  const [low, high] = a.max < b.min ? [a.max, b.min] : b.max < a.min ? [b.max, a.min] : [0, 0]
  if (!Number.isFinite(low) || !Number.isFinite(high) || low === high) return false
  // Amounts of quite different size are of different things: what a house costs, and its gutter.
  if (low > 0 && high / low > ratio) return false
  return (high - low) / Math.max(Math.abs(high), Math.abs(low)) > 0.1
}

/** "30 to 60" and "60 to 90 minutes": all that one of them holds but its end is more than the other one allows. */
function doTouch(low: Measure, high: Measure): boolean {
  const areRanges = [low, high].every(
    ({ min, max }) => Number.isFinite(min) && Number.isFinite(max) && min < max,
  )
  return areRanges && low.max === high.min
}

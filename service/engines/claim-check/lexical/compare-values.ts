import type { Comparison, Finding } from './comparison.ts'
import { affinity, totalOf } from './context.ts'
import { isDerived, isRelativeYear } from './derived-value.ts'
import type { EvidenceSentence } from './evidence.ts'
import type { Reading, Value } from './read-text.ts'
import { countedBy, isSame, isSameNumber, isSmallWord, type Place, unitOf } from './same-value.ts'
import { findOtherOwner, findSwap, type Match } from './swapped-values.ts'
import { compareBounds } from './value-bounds.ts'

/** The share of a figure's surroundings that must recur for another figure to stand for it. */
const sameSubject = 0.2

/** Checks that each number and date is said in the source, of the same thing and in the same unit. */
export function compareValues(comparison: Comparison): {
  findings: Finding[]
  /** Where each number or date is said, by its words. */
  found: Map<string, EvidenceSentence>
} {
  const { said } = comparison
  const places = comparison.nearby.flatMap((sentence) =>
    sentence.read().values.map((value): Place => ({ sentence, value })),
  )
  const findings: Finding[] = []
  const matches: Match[] = []
  for (const value of said.values) {
    if (isCounting(value, said)) continue
    const match = bestOf(
      value,
      places.filter((place) => isSame(value, said, place) && isOfTheSame(value, place, comparison)),
      comparison,
    )
    if (match) {
      matches.push(match)
      const bound = compareBounds(match, said)
      if (bound) findings.push(bound)
    } else if (!isDerived(value, comparison, places)) {
      const finding = missing(value, places, comparison)
      if (finding) findings.push(finding)
    }
  }
  // "In 2022 it was 1.5" beside "2023: 1.8, after 1.5 the year before": the year goes with the other figure there.
  const isAboutYearBefore = said.values.some(
    (value) => !matches.some((match) => match.value === value) && isRelativeYear(value, comparison),
  )
  const swap = isAboutYearBefore
    ? undefined
    : (findSwap(matches, comparison) ?? findOtherOwner(matches, places, comparison))
  return {
    findings: swap ? [...findings, swap] : findings,
    found: new Map(matches.map(({ value, place }) => [value.text, place.sentence])),
  }
}

/** "90% of cases" where the source has 90% of something else: a share says nothing without what it is of. */
function isOfTheSame(value: Value, { value: other, sentence }: Place, comparison: Comparison): boolean {
  const { isTyped, language, contextOf, contextIn } = comparison
  if (!isTyped || sentence.language !== language || unitOf(value) !== 'percent') return true
  const words = [...contextOf(value).keys()].filter((key) => !key.startsWith('='))
  const there = contextIn(sentence, other)
  return words.length === 0 || words.some((word) => there.has(word))
}

/** "Three steps" counts what the text itself has, "one of them" nothing. */
export function isCounting(value: Value, said: Reading): boolean {
  if (value.kind === 'date') return false
  const { readings, text } = value.quantity
  if (readings.some(({ unit }) => unit !== null)) return false
  if (/^(?:one|un|une|ein|eine|uno|una|um|uma)$/i.test(text)) return true
  // "One in three" is a share and not two numbers.
  if (
    said.marks.some(
      ({ kind, at, length }) => kind === 'fraction' && value.at >= at && value.end <= at + length,
    )
  )
    return true
  const isSmall = readings.every(({ value: number }) => number <= 20)
  return (
    isSmall && said.marks.some(({ kind, at }) => kind === 'own_item' && at >= value.end && at < value.end + 3)
  )
}

/** "14 people" of one thing and "two people" of another: what is counted must not be all that both have in common. */
function sharesSubject(
  value: Value,
  { value: other, sentence }: Place,
  { said, contextOf, contextIn }: Comparison,
) {
  const counted = countedBy(value, said)
  const there = contextIn(sentence, other)
  return [...contextOf(value).keys()].some((key) => key !== counted && there.has(key))
}

type Scored = Match & { affinity: number }

function bestOf(value: Value, places: Place[], { contextOf, contextIn }: Comparison): Scored | undefined {
  const wanted = contextOf(value)
  let best: Scored | undefined
  for (const place of places) {
    const match = { value, place, affinity: affinity(wanted, contextIn(place.sentence, place.value)) }
    if (!best || match.affinity > best.affinity) best = match
  }
  return best
}

function missing(value: Value, places: Place[], comparison: Comparison): Finding | undefined {
  const discrepancy = value.kind === 'date' ? 'date' : 'number'
  const wanted = comparison.contextOf(value)
  const alike = places.filter(({ value: other }) => other.kind === value.kind)
  const otherUnit = alike.filter(
    ({ value: other }) => isSameNumber(value, other) && unitOf(other) !== unitOf(value),
  )
  const sameUnit = alike.filter(({ value: other }) => unitOf(other) === unitOf(value))
  const small = isSmallWord(value)
  const unit = bestOf(value, otherUnit, comparison)
  if (unit && !small)
    return { discrepancy: 'unit', isContradicted: true, at: unit.place.sentence, text: value.text }
  const number = bestOf(value, sameUnit, comparison)
  const isAbout =
    number !== undefined &&
    number.affinity >= sameSubject * totalOf(wanted) &&
    sharesSubject(value, number.place, comparison)
  if (small) {
    // "Two rounds", "the three of them": a writer counts what the source lists. Only another count of the same speaks against it.
    const noun = countedBy(value, comparison.said)
    const other = sameUnit.find(
      (place) => noun !== undefined && countedBy(place.value, place.sentence.read()) === noun,
    )
    return other && { discrepancy, isContradicted: true, at: other.sentence, text: value.text }
  }
  return {
    discrepancy,
    isContradicted: isAbout,
    at: isAbout ? number.place.sentence : null,
    text: value.text,
  }
}

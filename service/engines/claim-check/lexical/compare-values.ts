import type { Comparison, Finding } from './comparison.ts'
import { affinity, type Context, keyOf, totalOf } from './context.ts'
import { isBorneOut } from './dates.ts'
import type { EvidenceSentence } from './evidence.ts'
import { isSameQuantity } from './quantities.ts'
import type { Reading, Value } from './read-text.ts'

type Place = { sentence: EvidenceSentence; value: Value }
/** A value of the sentence with the place in a source that says it. */
type Match = { value: Value; place: Place; affinity: number }

/** How much nearer the words of another figure must be before a figure counts as bound to the wrong thing. */
const swapFactor = 1.25
const swapMargin = 1.2
const companion = 4
const approximation = 0.06
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
      places.filter((place) => isSame(value, said, place)),
      comparison,
    )
    if (match) {
      matches.push(match)
      const bound = compareBounds(match, said)
      if (bound) findings.push(bound)
    } else if (
      !isRelativeYear(value, comparison) &&
      !isRounded(value, said, places) &&
      !isShownWorking(value, said) &&
      !isFractionOf(value, comparison)
    ) {
      findings.push(missing(value, places, comparison))
    }
  }
  const swap = findSwap(matches, comparison) ?? findOtherOwner(matches, places, comparison)
  return {
    findings: swap ? [...findings, swap] : findings,
    found: new Map(matches.map(({ value, place }) => [value.text, place.sentence])),
  }
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

function bestOf(value: Value, places: Place[], { contextOf, contextIn }: Comparison): Match | undefined {
  const wanted = contextOf(value)
  let best: Match | undefined
  for (const place of places) {
    const match = { value, place, affinity: affinity(wanted, contextIn(place.sentence, place.value)) }
    if (!best || match.affinity > best.affinity) best = match
  }
  return best
}

function isSame(value: Value, said: Reading, { value: other, sentence }: Place): boolean {
  if (value.kind === 'date' && other.kind === 'date') return isBorneOut(value.date, other.date)
  if (value.kind === 'date' || other.kind === 'date') return yearOf(value) === yearOf(other)
  if (isSameQuantity(value.quantity, other.quantity)) return true
  // "at 0.19 by night and 0.27 € by day": a unit is said once for several figures.
  return (
    isSameNumber(value, other) &&
    ((unitOf(value) === null && unitsOf(said).has(unitOf(other) ?? '')) ||
      (unitOf(other) === null && unitsOf(sentence.read()).has(unitOf(value) ?? '')))
  )
}

function yearOf(value: Value): number | undefined {
  if (value.kind === 'date') return value.date.readings[0]?.year
  return value.quantity.readings.find(({ unit }) => unit === null)?.value ?? Number.NaN
}

function isSameNumber(one: Value, other: Value): boolean {
  if (one.kind === 'date' || other.kind === 'date') return false
  return one.quantity.readings.some(({ figure }) =>
    other.quantity.readings.some((each) => each.figure === figure),
  )
}

const unitOf = (value: Value) => (value.kind === 'date' ? 'date' : (value.quantity.readings[0]?.unit ?? null))
const amountOf = (value: Value) =>
  value.kind === 'date' ? Number.NaN : (value.quantity.readings[0]?.value ?? Number.NaN)
const unitsOf = (reading: Reading) => new Set(reading.values.flatMap((value) => unitOf(value) ?? []))

function boundsOf(value: Value, reading: Reading): Set<string> {
  return new Set(
    reading.marks.flatMap(({ kind, value: bound, at, length }) =>
      kind === 'bound' &&
      ((at + length <= value.at && at + length >= value.at - 1) || (at >= value.at && at <= value.end + 1))
        ? [bound]
        : [],
    ),
  )
}

/** "More than 35" is not "at most 35". */
function compareBounds({ value, place }: Match, said: Reading): Finding | undefined {
  const ours = boundsOf(value, said)
  const theirs = boundsOf(place.value, place.sentence.read())
  const isUp = (bounds: Set<string>) => (bounds.has('over') || bounds.has('atLeast')) && !bounds.has('atMost')
  const isDown = (bounds: Set<string>) =>
    (bounds.has('under') || bounds.has('atMost')) && !bounds.has('over') && !bounds.has('about')
  const isOpposite = (isUp(ours) && isDown(theirs)) || (isDown(ours) && isUp(theirs) && !theirs.has('under'))
  if (!isOpposite || ours.has('about')) return undefined
  return { discrepancy: 'comparison', isContradicted: true, at: place.sentence, text: value.text }
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
  if (value.kind === 'date') return false
  const result = amountOf(value)
  const others = said.values.filter((each) => each !== value && each.kind === 'number').map(amountOf)
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
}

/** 33 % where the source says "a third". */
function isFractionOf(value: Value, { nearby }: Comparison): boolean {
  if (unitOf(value) !== 'percent') return false
  return nearby.some((sentence) =>
    sentence
      .read()
      .marks.some(
        ({ kind, value: percent }) =>
          kind === 'fraction' && Math.abs(Number(percent) - amountOf(value)) <= 2.5,
      ),
  )
}

function missing(value: Value, places: Place[], comparison: Comparison): Finding {
  const discrepancy = value.kind === 'date' ? 'date' : 'number'
  const wanted = comparison.contextOf(value)
  const alike = places.filter(({ value: other }) => other.kind === value.kind)
  const otherUnit = alike.filter(
    ({ value: other }) => isSameNumber(value, other) && unitOf(other) !== unitOf(value),
  )
  const sameUnit = alike.filter(({ value: other }) => unitOf(other) === unitOf(value))
  const unit = bestOf(value, otherUnit, comparison)
  if (unit) return { discrepancy: 'unit', isContradicted: true, at: unit.place.sentence, text: value.text }
  const number = bestOf(value, sameUnit, comparison)
  const isAbout = number !== undefined && number.affinity >= sameSubject * totalOf(wanted)
  return {
    discrepancy,
    isContradicted: isAbout,
    at: isAbout ? number.place.sentence : null,
    text: value.text,
  }
}

/** Two figures that changed places: what goes with one of them in the source goes with the other in the sentence. */
function findSwap(matches: Match[], { contextOf, contextIn }: Comparison): Finding | undefined {
  for (const [index, one] of matches.entries())
    for (const other of matches.slice(index + 1)) {
      if (unitOf(one.value) !== unitOf(other.value) || one.place.value === other.place.value) continue
      const pair = { one: keyOf(one.value), other: keyOf(other.value) }
      if (pair.one === pair.other) continue
      const ours = [contextOf(one.value), contextOf(other.value)] as const
      const theirs = [
        contextIn(one.place.sentence, one.place.value),
        contextIn(other.place.sentence, other.place.value),
      ] as const
      if (hasChangedPlaces(ours, theirs, new Set(Object.values(pair))))
        return { discrepancy: 'number', isContradicted: true, at: one.place.sentence, text: one.value.text }
    }
  return undefined
}

/** How much nearer to one of two figures a word must be to count as going with it. */
const goesWith = 0.3
const minMoved = 0.9

/**
 * Words of the frame ("a click rate of") stand with the first figure only, in the source and in a swap alike. A swap
 * moves words both ways, which no change of order does.
 */
function hasChangedPlaces(
  ours: readonly [Context, Context],
  theirs: readonly [Context, Context],
  ignored: ReadonlySet<string>,
): boolean {
  const sums = { stayedOne: 0, stayedOther: 0, toOther: 0, toOne: 0 }
  for (const key of new Set([...ours[0].keys(), ...ours[1].keys()])) {
    if (ignored.has(key)) continue
    const here = leaning(ours, key)
    const there = leaning(theirs, key)
    if (Math.abs(here) < goesWith || Math.abs(there) < goesWith) continue
    const weight = Math.max(ours[0].get(key) ?? 0, ours[1].get(key) ?? 0)
    if (here > 0) sums[there > 0 ? 'stayedOne' : 'toOne'] += weight
    else sums[there > 0 ? 'toOther' : 'stayedOther'] += weight
  }
  const moved = Math.min(sums.toOne, sums.toOther)
  return moved >= minMoved && moved > Math.min(sums.stayedOne, sums.stayedOther)
}

/** 1 for a word that goes with the first context only, -1 with the second only, 0 with both alike. */
function leaning([one, other]: readonly [Context, Context], key: string): number {
  const a = one.get(key) ?? 0
  const b = other.get(key) ?? 0
  return a === b ? 0 : (a - b) / Math.max(a, b)
}

/** A figure that the source gives for something else, while it gives another one for what the sentence is about. */
function findOtherOwner(matches: Match[], places: Place[], comparison: Comparison): Finding | undefined {
  const said = new Set(matches.map(({ value }) => keyOf(value)))
  for (const match of matches) {
    const wanted = comparison.contextOf(match.value)
    const own = comparison.contextIn(match.place.sentence, match.place.value)
    for (const { value, sentence } of places) {
      if (value.kind !== match.value.kind || unitOf(value) !== unitOf(match.place.value)) continue
      if (keyOf(value) === keyOf(match.value) || sentence.source !== match.place.sentence.source) continue
      const theirs = comparison.contextIn(sentence, value)
      // Other figures of the sentence that the source has beside this one speak for it.
      let forOwn = matches.some(
        (each) =>
          each !== match && each.place.sentence === match.place.sentence && sentence !== each.place.sentence,
      )
        ? companion
        : 0
      let forRival = 0
      for (const [key, weight] of wanted) {
        if (key === keyOf(value)) continue
        const lean = leaning([own, theirs], key)
        if (lean > goesWith) forOwn += weight * lean
        else if (lean < -goesWith) forRival -= weight * lean
      }
      const isSaid = said.has(keyOf(value))
      if (isSaid && value.kind === 'date') continue
      if (forRival > forOwn * (isSaid ? 2 : swapFactor) + (isSaid ? 2 : 1) * swapMargin)
        return {
          discrepancy: match.value.kind === 'date' ? 'date' : 'number',
          isContradicted: true,
          at: sentence,
          text: match.value.text,
        }
    }
  }
  return undefined
}

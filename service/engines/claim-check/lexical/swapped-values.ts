import { polesOf } from './compare-directions.ts'
import { isPeriodWord } from './compare-periods.ts'
import type { Comparison, Finding } from './comparison.ts'
import { type Context, keyOf } from './context.ts'
import type { EvidenceSentence } from './evidence.ts'
import type { Value } from './read-text.ts'
import { countedBy, isBare, type Place, unitOf } from './same-value.ts'

/** A value of the sentence with the place in a source that says it. */
export type Match = { value: Value; place: Place }

/** How much nearer the words of another figure must be before a figure counts as bound to the wrong thing. */
const swapFactor = 1.25
const swapMargin = 1.2
/** The share of the sentence's wording that the rival's sentence must have. */
const minRestated = 0.5
/** What the other figures of a sentence weigh when they are beside this one in the source. */
const companion = 4

/** Two figures that changed places: what goes with one of them in the source goes with the other in the sentence. */
export function findSwap(matches: Match[], { said, contextOf, contextIn }: Comparison): Finding | undefined {
  // "Fell" and "rose" go with their figure in a swap of subjects as well.
  const poles = polesOf(said).flatMap(({ mark }) => said.words[mark.at]?.stem ?? [])
  // "A year" goes with all of them.
  const periods = said.words.flatMap(({ text, stem }) => (isPeriodWord(text) ? [stem] : []))
  for (const [index, one] of matches.entries())
    for (const other of matches.slice(index + 1)) {
      if (!isOfOneKind(one, other) || one.place.value === other.place.value) continue
      const pair = { one: keyOf(one.value), other: keyOf(other.value) }
      if (pair.one === pair.other) continue
      const ours = [contextOf(one.value), contextOf(other.value)] as const
      const theirs = [
        contextIn(one.place.sentence, one.place.value),
        contextIn(other.place.sentence, other.place.value),
      ] as const
      const ignored = new Set([...Object.values(pair), ...poles, ...periods])
      if (hasChangedPlaces(ours, theirs, ignored))
        return { discrepancy: 'number', isContradicted: true, at: one.place.sentence, text: one.value.text }
    }
  return undefined
}

/** True when another figure of the sentence is nearer to this one than to its rival in the source. */
function standsWith({ place }: Match, { place: own }: Match, rival: Place): boolean {
  if (place.sentence !== own.sentence) return false
  if (rival.sentence !== own.sentence) return true
  const distance = (to: Value) => Math.abs(place.value.at - to.at)
  return distance(own.value) < distance(rival.value)
}

/** A rival must be in the same unit; one without any takes the unit of the figures around it. */
function isOfOneUnit(rival: Place, { value, place }: Match): boolean {
  const unit = unitOf(place.value) ?? unitOf(value)
  if (rival.value.kind !== value.kind) return false
  if (unitOf(rival.value) === null && unit !== null) return isBare(rival.value, rival.sentence.read())
  if (unitOf(place.value) === null) return true
  return unitOf(rival.value) === unit && scaleOf(rival.value) === scaleOf(place.value)
}

/** Of two figures with one unit it is often said only once. */
function isOfOneKind(one: Match, other: Match): boolean {
  if (one.value.kind !== other.value.kind) return false
  const [a, b] = [one, other].map(({ value, place }) => unitOf(value) ?? unitOf(place.value))
  const areDurations = [a, b].every((unit) => unit === 'second' || unit === 'month')
  return a === b || areDurations || a === null || b === null
}

/** How much nearer to one of two figures a word must be to count as going with it. */
const goesWith = 0.3
const minMoved = 0.9
const minAllMoved = 3

/**
 * Words of the frame ("a click rate of") stand with the first figure only, in the source and in a swap alike. A swap
 * moves words both ways, which no change of order does.
 */
export function hasChangedPlaces(
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
  if (moved >= minMoved && moved > Math.min(sums.stayedOne, sums.stayedOther)) return true
  // "Those sent the same day 19, the others 34": only one of the two has words of its own.
  const all = sums.toOne + sums.toOther
  return all >= minAllMoved && sums.stayedOne + sums.stayedOther < all * 0.2
}

/** 1 for a word that goes with the first context only, -1 with the second only, 0 with both alike. */
function leaning([one, other]: readonly [Context, Context], key: string): number {
  const a = one.get(key) ?? 0
  const b = other.get(key) ?? 0
  return a === b ? 0 : (a - b) / Math.max(a, b)
}

/** Days are not taken for hours: what one of the unit is in its base. */
function scaleOf(value: Value): number {
  const first = value.kind === 'number' ? value.quantity.readings[0] : undefined
  return first && first.figure !== 0 ? first.value / first.figure : 1
}

/** A figure that the source gives for something else, while it gives another one for what the sentence is about. */
export function findOtherOwner(
  matches: Match[],
  places: Place[],
  comparison: Comparison,
): Finding | undefined {
  const said = new Set(matches.map(({ place }) => place.value))
  const content = new Set(comparison.said.words.flatMap(({ isContent, stem }) => (isContent ? [stem] : [])))
  const likeness = ({ stems }: EvidenceSentence) =>
    [...content].reduce((sum, stem) => sum + (stems.has(stem) ? comparison.weigh(stem) : 0), 0)
  const all = [...content].reduce((sum, stem) => sum + comparison.weigh(stem), 0)
  for (const match of matches) {
    const wanted = comparison.contextOf(match.value)
    const own = comparison.contextIn(match.place.sentence, match.place.value)
    for (const { value, sentence } of places) {
      if (!isOfOneUnit({ value, sentence }, match)) continue
      // Two dates of one sentence are told apart by what moved, not by what is near.
      if (value.kind === 'date' && sentence === match.place.sentence) continue
      if (likeness(sentence) < likeness(match.place.sentence)) continue
      if (likeness(sentence) < minRestated * all) continue
      if (keyOf(value) === keyOf(match.value) || sentence.source !== match.place.sentence.source) continue
      const theirs = comparison.contextIn(sentence, value)
      // Other figures of the sentence that the source has beside this one speak for it.
      let forOwn = matches.some((each) => each !== match && standsWith(each, match, { value, sentence }))
        ? companion
        : 0
      let forRival = 0
      // "Instead of four nights now at most two": what the figure counts is said with the other one only.
      const unsaid = isBare(match.place.value, match.place.sentence.read())
        ? countedBy(value, sentence.read())
        : undefined
      for (const [key, weight] of wanted) {
        if (key === keyOf(value) || key === unsaid) continue
        const lean = leaning([own, theirs], key)
        if (lean > goesWith) forOwn += weight * lean
        else if (lean < -goesWith) forRival -= weight * lean
      }
      const isSaid = said.has(value)
      // What stands between two figures of one clause ("from 3.2 to 3.9 kilos") belongs to both.
      if (isSaid && (value.kind === 'date' || sentence === match.place.sentence)) continue
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

import { type Comparison, type Finding, isNegated, rangeOf } from './comparison.ts'
import { affinity, keyOf, totalOf } from './context.ts'
import type { Reading } from './read-text.ts'
import type { Mark } from './word-marks.ts'

/** How many of them: 0 none, 1 few, 2 some, 3 most, 4 all. */
type Amount = {
  level: number
  at: number
  end: number
  /** Of a count ("three of the chairs"): a sentence that has it, too, counts the same. */
  figure?: string
}

const levels: Record<string, number> = { none: 0, few: 1, some: 2, most: 3, all: 4 }
const sameSubject = 0.42
const asGood = 0.75
/** A source that counts so many of them does not speak of all. */
const maxCount = 12

/** Finds "all" where the source says "most", "none" where it says "some" and the like. */
export function compareQuantifiers({ said, nearby, contextOf, contextIn }: Comparison): Finding | undefined {
  const figures = new Set(said.values.map(keyOf))
  // "12%, mostly over cleaning": the share that the sentence gives itself is compared as a number.
  const saysShare =
    said.marks.some(({ kind }) => kind === 'fraction') ||
    said.values.some(
      ({ kind, ...value }) =>
        kind === 'number' && 'quantity' in value && value.quantity.readings[0]?.unit === 'percent',
    )
  for (const amount of amountsOf(said, false)) {
    // "Nobody works more than two" is a limit and says nothing of how many work.
    if (amount.level === 0 && isLimit(said)) continue
    const wanted = contextOf(amount)
    const found = nearby
      .flatMap((sentence) =>
        amountsOf(sentence.read(), !saysShare)
          .filter(({ figure }) => figure === undefined || !figures.has(figure))
          .map((other) => ({
            sentence,
            likeness: affinity(wanted, contextIn(sentence, other)),
            isAtOdds:
              isAtOdds(amount.level, other.level) && !(amount.level === 0 && isDenied(sentence.read())),
          })),
      )
      .filter(({ likeness }) => likeness >= sameSubject * totalOf(wanted))
    const best = Math.max(0, ...found.map(({ likeness }) => likeness))
    const against = found.find(({ likeness, isAtOdds: odd }) => odd && likeness === best)
    if (against && !found.some(({ likeness, isAtOdds: odd }) => !odd && likeness >= best * asGood))
      return { discrepancy: 'quantity', isContradicted: true, at: against.sentence, text: null }
  }
  return undefined
}

const isLimit = ({ marks }: Reading) => marks.some(({ kind, value }) => kind === 'bound' && value === 'over')

const isDenied = ({ marks }: Reading) => marks.some(({ kind }) => kind === 'negator')

/** Saying less than the source is no error, saying more is. */
function isAtOdds(said: number, known: number): boolean {
  if (said === 4) return known < 4
  if (said === 3) return known <= 2
  if (said === 0) return known >= 1
  return known === 0 || (said === 1 && known >= 3)
}

/** `asSource`: fractions and percentages of a source are amounts as well. */
function amountsOf(reading: Reading, asSource: boolean): Amount[] {
  const words = reading.marks.flatMap((mark): Amount[] => {
    if (mark.kind === 'quantifier') {
      const level = levels[mark.value] ?? 2
      // "A fifth of all tickets" speaks of a fifth.
      if (level === 4 && isAfterShare(reading, mark)) return []
      return [{ level: level === 4 && isNegated(reading, mark) ? 2 : level, ...rangeOf(mark) }]
    }
    if (mark.kind === 'fraction' && asSource)
      return [{ level: levelOf(Number(mark.value)), ...rangeOf(mark) }]
    return []
  })
  const figures = reading.values.flatMap((value): Amount[] => {
    const first = value.kind === 'number' ? value.quantity.readings[0] : undefined
    if (!asSource || !first) return []
    const { at, end } = value
    if (first.unit === 'percent') return [{ level: levelOf(first.value), at, end }]
    return first.unit === null && first.value > 1 && first.value <= maxCount
      ? [{ level: levels.some ?? 2, at, end, figure: keyOf(value) }]
      : []
  })
  return [...words, ...figures]
}

function isAfterShare({ marks, values }: Reading, { at }: Mark): boolean {
  const isJustBefore = (end: number) => end <= at && at - end <= 2
  return (
    marks.some((mark) => mark.kind === 'fraction' && isJustBefore(mark.at + mark.length)) ||
    values.some((value) => value.kind === 'number' && isJustBefore(value.end))
  )
}

function levelOf(percent: number): number {
  if (percent >= 100) return 4
  if (percent > 50) return 3
  return percent <= 0 ? 0 : 2
}

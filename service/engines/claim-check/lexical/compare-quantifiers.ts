import { type Comparison, type Finding, isNegated, rangeOf } from './comparison.ts'
import { affinity, totalOf } from './context.ts'
import type { Reading } from './read-text.ts'

/** How many of them: 0 none, 1 few, 2 some, 3 most, 4 all. */
type Amount = { level: number; at: number; end: number }

const levels: Record<string, number> = { none: 0, few: 1, some: 2, most: 3, all: 4 }
const sameSubject = 0.25
const asGood = 0.75

/** Finds "all" where the source says "most", "none" where it says "some" and the like. */
export function compareQuantifiers({ said, nearby, contextOf, contextIn }: Comparison): Finding | undefined {
  for (const amount of amountsOf(said, false)) {
    const wanted = contextOf(amount)
    const found = nearby
      .flatMap((sentence) =>
        amountsOf(sentence.read(), true).map((other) => ({
          sentence,
          likeness: affinity(wanted, contextIn(sentence, other)),
          isAtOdds: isAtOdds(amount.level, other.level),
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
      return [{ level: level === 4 && isNegated(reading, mark) ? 2 : level, ...rangeOf(mark) }]
    }
    if (mark.kind === 'fraction' && asSource)
      return [{ level: levelOf(Number(mark.value)), ...rangeOf(mark) }]
    return []
  })
  const figures = reading.values.flatMap((value): Amount[] => {
    const first = value.kind === 'number' ? value.quantity.readings[0] : undefined
    if (!asSource || first?.unit !== 'percent') return []
    return [{ level: levelOf(first.value), at: value.at, end: value.end }]
  })
  return [...words, ...figures]
}

function levelOf(percent: number): number {
  if (percent >= 100) return 4
  if (percent > 50) return 3
  return percent <= 0 ? 0 : 2
}

import type { Evidence, EvidenceSentence } from './evidence.ts'
import type { Reading, Value, Word } from './read-text.ts'

/** The words around a place, by what they weigh there. */
export type Context = Map<string, number>

const reach = 6
const otherClause = 0.35
const ofHeading = 0.5
/** The noun after a number is what it counts. */
const ofCounted = 1.6

/** What stands around the words `at` to `end`: near words and words of the same clause count more. */
export function contextOf(
  reading: Reading,
  { at, end }: { at: number; end: number },
  weigh: Evidence['weigh'],
  aliasesOf: (word: Word) => string[] = () => [],
): Context {
  const context: Context = new Map()
  const add = (key: string, weight: number) => context.set(key, Math.max(context.get(key) ?? 0, weight))
  const clause = reading.words[at]?.clause ?? 0
  const cell = reading.cells?.find((each) => each.at <= at && at < each.end)
  const first = reading.cells?.[0]
  const nearness = (index: number, clauseThere: number) => {
    if (cell) {
      const isNear =
        (index >= cell.at && index < cell.end) || (first && index >= first.at && index < first.end)
      return isNear ? 1 : 0.2
    }
    const distance = index < at ? at - index : Math.max(0, index - end + 1)
    return Math.exp(-(distance - 1) / reach) * otherClause ** Math.min(2, Math.abs(clauseThere - clause))
  }
  const counted = cell
    ? undefined
    : reading.words.findIndex(
        (word, index) => index >= end && index < end + 3 && word.isContent && word.clause === clause,
      )
  reading.words.forEach((word, index) => {
    if (!word.isContent || (index >= at && index < end)) return
    for (const stem of [word.stem, ...aliasesOf(word)])
      add(stem, weigh(stem) * nearness(index, word.clause) * (index === counted ? ofCounted : 1))
  })
  for (const value of reading.values) {
    if (value.at >= at && value.at < end) continue
    const there = reading.words[value.at]?.clause ?? 0
    add(keyOf(value), 4 * nearness(value.at, there))
  }
  return context
}

/** The same in a source, where the headings above a sentence say what it is about. */
export function sourceContextOf(
  sentence: EvidenceSentence,
  range: { at: number; end: number },
  weigh: Evidence['weigh'],
  stemsOf: (text: string) => string[],
  aliasesOf: (word: Word) => string[],
): Context {
  const context = contextOf(sentence.read(), range, weigh, aliasesOf)
  for (const stem of sentence.headings.flatMap(stemsOf))
    if (!context.has(stem)) context.set(stem, weigh(stem) * ofHeading)
  return context
}

/** How much of `wanted` is in `found`, in weights. */
export function affinity(wanted: Context, found: Context): number {
  let sum = 0
  for (const [key, weight] of wanted) sum += Math.sqrt(weight * Math.min(found.get(key) ?? 0, 10)) || 0
  return sum
}

export function totalOf(context: Context): number {
  let sum = 0
  for (const weight of context.values()) sum += weight
  return sum
}

/** The same for two ways to write one number or date. */
export function keyOf(value: Value): string {
  if (value.kind === 'number') return `=${value.quantity.readings[0]?.value}`
  const { year, month, day, quarter } = value.date.readings[0] ?? {}
  return `=${year ?? ''}${month === undefined ? '' : `-${month}`}${day === undefined ? '' : `-${day}`}${quarter ? `q${quarter}` : ''}`
}

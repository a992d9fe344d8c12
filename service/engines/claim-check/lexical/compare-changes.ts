import type { Comparison, Finding } from './comparison.ts'
import type { Reading, Value } from './read-text.ts'
import { amountOf, unitOf } from './same-value.ts'

/** From one amount to another. */
type Change = { from: number; to: number }

export const beforeStart = new Set('from von de da dai dal dalle do das dos des vom van'.split(' '))
export const beforeEnd = new Set('to auf a al ai para fino bis naar tot'.split(' '))
const insteadOf =
  /^\s*\S*\s*(?:instead of|rather than|,? up from|,? down from|statt|anstatt|anstelle von|au lieu de|contre|en vez de|en lugar de|frente a|invece di|anziché|em vez de|contra|in plaats van)\s*\S{0,3}\s*$/iu

/** "4.6 percent were ill, before that 6.3". */
const thenBefore =
  /[,;(]\s*(?:zuvor|vorher|davor|früher|previously|before(?: that)?|earlier|formerly|auparavant|avant|jusque-là|antes|anteriormente|prima|in precedenza|daarvoor|voordien|voorheen|eerder|vroeger)(?!\p{L})[^,;]{0,20}$/iu

/** Finds "from 5.20 to 4.50" where the source says "from 4.50 to 5.20". */
export function compareChanges({ said, nearby }: Comparison): Finding | undefined {
  for (const change of changesOf(said)) {
    const turned = nearby.find((sentence) =>
      changesOf(sentence.read()).some(({ from, to }) => from === change.to && to === change.from),
    )
    if (turned) return { discrepancy: 'direction', isContradicted: true, at: turned, text: null }
  }
  return undefined
}

function changesOf(reading: Reading): Change[] {
  return reading.values.flatMap((second, index): Change[] => {
    const first = reading.values[index - 1]
    if (!first || first.kind === 'date' || second.kind === 'date' || !isOneUnit(first, second)) return []
    const [a, b] = [first, second].map(amountIn)
    if (a === undefined || b === undefined || a === b) return []
    const between = reading.text.slice(reading.words[first.end - 1]?.end, reading.words[second.at]?.start)
    if (insteadOf.test(between) || thenBefore.test(between)) return [{ from: b, to: a }]
    const opens = [1, 2].some((step) => beforeStart.has(reading.words[first.at - step]?.text ?? ''))
    const closes = [1, 2].some(
      (step) => second.at - step >= first.end && beforeEnd.has(reading.words[second.at - step]?.text ?? ''),
    )
    return opens && closes && second.at - first.end <= 3 ? [{ from: a, to: b }] : []
  })
}

const isOneUnit = (one: Value, other: Value) =>
  unitOf(one) === unitOf(other) || unitOf(one) === null || unitOf(other) === null

/** Figures as written: "from 4.50 to 5.20 euros" says the unit once. */
function amountIn(value: Value): number | undefined {
  const amount = value.kind === 'number' ? value.quantity.readings[0]?.figure : undefined
  return amount ?? amountOf(value)
}

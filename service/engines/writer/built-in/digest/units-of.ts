import { findLexicon } from '../lexicon/find-lexicon.ts'
import { findMeasures } from './measure.ts'
import { type Passage, sentencesOf } from './passage.ts'
import { prepareText, type Subject } from './subject.ts'

/** Characters between an amount and the thing that it is of. */
const beside = 14
const ofBeside = 3
const money = /^[A-Z]{3}$/

/** The unit in which the sources measure what a question names first: bar for a pressure, litres for water. Empty for none. */
export function unitsOf(passages: readonly Passage[], subject: Subject): ReadonlySet<string> {
  const [thing] = subject.concepts.filter(({ isFrame, aspect }) => !isFrame && aspect === null)
  if (thing === undefined) return new Set()
  // "A litre of water", "a pressure of 60 bar".
  const root = thing.word.slice(0, Math.max(3, thing.word.length - 2))
  const named = new RegExp(`(?<!\\p{L})${root.replace(/[^\p{L}\p{N}]/gu, '.')}`, 'iu')
  const lexicon = findLexicon(subject.language)
  const counts = new Map<string, number>()
  for (const { parts, section } of passages) {
    const isHeaded = thing.isIn(prepareText(section.heading ?? '', subject.language))
    const lines = parts.flatMap((part) =>
      part.kind === 'table'
        ? part.table.rows.map(({ cells }) => [...part.table.header, ...cells].join(' '))
        : sentencesOf(part).map(({ text }) => text),
    )
    for (const text of lines) {
      const weight = thing.isIn(prepareText(text, subject.language)) ? 2 : isHeaded ? 1 : 0
      if (weight === 0) continue
      for (const { unit, at, text: amount } of findMeasures(text, lexicon)) {
        if (unit === 'second' || unit === 'month' || unit === 'percent' || money.test(unit)) continue
        const isBeside = named.test(text.slice(Math.max(0, at - beside), at + amount.length + beside))
        counts.set(unit, (counts.get(unit) ?? 0) + weight + (isBeside ? ofBeside : 0))
      }
    }
  }
  const [top] = [...counts].sort((a, b) => b[1] - a[1])
  return new Set(top === undefined ? [] : [top[0]])
}

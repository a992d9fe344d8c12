import type { Clause } from './clause.ts'
import { type Passage, sentencesOf } from './passage.ts'
import { prepareText } from './subject.ts'

/** A word that a document has once may be there for anything. */
const minSections = 2

/** Of each document how much of the whole topic it is about: of the words that any document has, those in its title or in several of its sections. */
export function topicShares(
  passages: readonly Passage[],
  clauses: readonly Clause[],
  language: string,
): ReadonlyMap<number, number> {
  const concepts = [
    ...new Map(clauses.flatMap((clause) => clause.concepts.map((one) => [one.concept, one] as const))).values(),
  ]
  const sections = [...Map.groupBy(passages, ({ section }) => section).values()].map((ones) => {
    const [first] = ones
    const said = ones.flatMap(({ parts }) =>
      parts.flatMap((part) =>
        part.kind === 'table'
          ? [part.table.header.join(' '), ...part.table.rows.map(({ cells }) => cells.join(' '))]
          : sentencesOf(part).map(({ text }) => text),
      ),
    )
    return {
      source: first?.source ?? -1,
      title: prepareText((first?.title ?? '').slice(0, 1000), language),
      text: prepareText([...(first?.path ?? []), ...said].join('\n').slice(0, 20_000), language),
    }
  })
  const bySource = [...Map.groupBy(sections, ({ source }) => source)]
  const held = bySource.map(([source, ones]) => ({
    source,
    counts: concepts.map(({ concept }) =>
      ones.some(({ title }) => concept.isIn(title))
        ? minSections
        : ones.filter(({ text }) => concept.isIn(text)).length,
    ),
  }))
  const known = concepts.map(({ weight }, at) => (held.some(({ counts }) => (counts[at] ?? 0) > 0) ? weight : 0))
  const all = known.reduce((sum, weight) => sum + weight, 0) || 1
  return new Map(
    held.map(({ source, counts }) => [
      source,
      known.reduce((sum, weight, at) => sum + weight * Math.min(1, (counts[at] ?? 0) / minSections), 0) / all,
    ]),
  )
}

import type { Clause } from './clause.ts'
import { type Passage, sentencesOf } from './passage.ts'
import { prepareText } from './subject.ts'

/** A word that a document has once may be there for anything. */
const minSections = 2

export type TopicShare = {
  /** Of the words of the topic that any document has, those in its title or in several of its sections. */
  share: number
  /** Of the same words, those in its title. */
  titled: number
  /** It has the word of the topic that most sections have. */
  hasMain: boolean
}

/** Of each document how much of the whole topic it is about. */
export function topicShares(
  passages: readonly Passage[],
  clauses: readonly Clause[],
  language: string,
): ReadonlyMap<number, TopicShare> {
  const concepts = [
    ...new Map(
      clauses.flatMap((clause) => clause.concepts.map((one) => [one.concept, one] as const)),
    ).values(),
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
  const inTitle = new Map(
    bySource.map(([source, ones]) => [
      source,
      concepts.map(({ concept }) => ones.some(({ title }) => concept.isIn(title))),
    ]),
  )
  const held = bySource.map(([source, ones]) => ({
    source,
    counts: concepts.map(({ concept }, at) =>
      inTitle.get(source)?.[at] === true ? minSections : ones.filter(({ text }) => concept.isIn(text)).length,
    ),
  }))
  const known = concepts.map(({ weight }, at) =>
    held.some(({ counts }) => (counts[at] ?? 0) > 0) ? weight : 0,
  )
  const all = known.reduce((sum, weight) => sum + weight, 0) || 1
  const totals = concepts.map((_, at) => held.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0))
  const main = totals.indexOf(Math.max(...totals))
  return new Map(
    held.map(({ source, counts }) => [
      source,
      {
        share:
          known.reduce((sum, weight, at) => sum + weight * Math.min(1, (counts[at] ?? 0) / minSections), 0) /
          all,
        titled: known.reduce((sum, weight, at) => sum + (inTitle.get(source)?.[at] ? weight : 0), 0) / all,
        hasMain: (counts[main] ?? 0) >= minSections,
      },
    ]),
  )
}

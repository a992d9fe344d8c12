import type { EvidenceSource } from '../../../writer.ts'
import type { Evidence } from '../../sentence.ts'
import { prepareText } from '../subject.ts'
import type { TopicShare } from '../topic-shares.ts'

/** How often each term stands in a text. */
export type Terms = ReadonlyMap<string, number>

/** What the sources of a topic speak of together: the words that several of them share, rare ones before frequent ones. */
export type Vocabulary = {
  /** How like each source is to all others, of the likest. */
  likeness: readonly number[]
  /** How much a text of one source speaks of what the other sources speak of, from 0 to 1. */
  rate(terms: Terms, source: number): number
}

type Vector = ReadonlyMap<string, number>

/** A source counts for the others by how much of the topic it has. */
export function readVocabulary(
  used: readonly EvidenceSource[],
  { sentences, tables }: Evidence,
  shares: ReadonlyMap<number, TopicShare>,
  language: string,
): Vocabulary {
  const units = [
    ...sentences.map(({ source, terms }) => ({ source, terms: new Set(terms) })),
    ...tables.flatMap(({ source, header, rows }) =>
      rows.map(({ cells }) => ({
        source,
        terms: prepareText([...header, ...cells].join(' '), language).terms,
      })),
    ),
  ]
  const holders = new Map<string, number>()
  const counts = used.map(() => new Map<string, number>())
  for (const { source, terms } of units)
    for (const term of terms) {
      holders.set(term, (holders.get(term) ?? 0) + 1)
      counts[source]?.set(term, (counts[source].get(term) ?? 0) + 1)
    }
  const weigh = (terms: Terms): Vector =>
    unit(
      new Map(
        [...terms].flatMap(([term, times]) =>
          /^\p{N}/u.test(term)
            ? []
            : [
                [
                  term,
                  (1 + Math.log(times)) * Math.log(1 + units.length / (holders.get(term) ?? 1)),
                ] as const,
              ],
        ),
      ),
    )
  const vectors = counts.map(weigh)
  const others = used.map((_, at) => {
    const sum = new Map<string, number>()
    for (const [place, vector] of vectors.entries())
      if (place !== at)
        for (const [term, weight] of vector)
          sum.set(term, (sum.get(term) ?? 0) + weight * (shares.get(place)?.share ?? 0) ** 2)
    return unit(sum)
  })
  const alike = vectors.map((vector, at) => product(vector, others[at] ?? new Map()))
  const most = Math.max(...alike) || 1
  return {
    likeness: alike.map((one) => one / most),
    rate: (terms, source) => product(weigh(terms), others[source] ?? new Map()),
  }
}

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector.values()) || 1
  return new Map([...vector].map(([term, weight]) => [term, weight / length]))
}

function product(one: Vector, other: Vector): number {
  let sum = 0
  for (const [term, weight] of one) sum += weight * (other.get(term) ?? 0)
  return sum
}

import type { EvidenceSource } from '../../writer.ts'
import type { Evidence } from '../sentence.ts'
import { prepareText } from './subject.ts'
import type { TopicShare } from './topic-shares.ts'

const minSources = 4
const minWords = 150
/** So much less than the others' a document's words are like those of any other, and so much less of the topic it has. */
const minLikeness = 0.72
const minShare = 0.85
/** What has hardly anything of the topic is beside it, however it speaks. */
const minShareAtAll = 0.2

/**
 * The documents that stand beside the topic: they share a word of it with documents that are about it, and speak of
 * something else. One's own and those that somebody named are never among them.
 */
export function findNearTopic(
  used: readonly EvidenceSource[],
  { sentences, tables, sourceWords }: Evidence,
  shares: ReadonlyMap<number, TopicShare>,
  language: string,
): ReadonlySet<number> {
  if (used.length < minSources) return new Set()
  const terms = used.map(() => new Map<string, number>())
  const count = (source: number, term: string) => {
    const of = terms[source]
    of?.set(term, (of.get(term) ?? 0) + 1)
  }
  for (const sentence of sentences) for (const term of sentence.terms) count(sentence.source, term)
  for (const { source, rows } of tables)
    for (const { cells } of rows)
      for (const term of prepareText(cells.join(' '), language).terms) count(source, term)
  const likeness = nearestOf(terms)
  const likest = Math.max(...likeness)
  const most = Math.max(...[...shares.values()].map(({ share }) => share))
  return new Set(
    [...used.keys()].filter((at) => {
      const source = used[at]
      if (source?.own === true || source?.isNamed === true || (sourceWords[at] ?? 0) < minWords) return false
      const { share: own = 0, hasMain = false } = shares.get(at) ?? {}
      const share = own / most
      const isAlike = (likeness[at] ?? 0) >= likest * minLikeness
      return share < minShareAtAll || (!isAlike && (share < minShare || !hasMain))
    }),
  )
}

type Weights = ReadonlyMap<string, number>

/** How like each document is to the one that is most like it, rare words before frequent ones. */
function nearestOf(documents: readonly ReadonlyMap<string, number>[]): number[] {
  const holders = new Map<string, number>()
  for (const terms of documents)
    for (const term of terms.keys()) holders.set(term, (holders.get(term) ?? 0) + 1)
  const weights = documents.map(
    (terms): Weights =>
      new Map(
        [...terms].map(([term, times]) => [
          term,
          (1 + Math.log(times)) * Math.log((documents.length + 0.5) / (holders.get(term) ?? 1)),
        ]),
      ),
  )
  const lengths = weights.map((of) => Math.hypot(...of.values()) || 1)
  return weights.map((one, at) =>
    Math.max(
      0,
      ...weights.map((other, place) => {
        if (place === at) return 0
        const shared = [...one].reduce((sum, [term, weight]) => sum + weight * (other.get(term) ?? 0), 0)
        return shared / (lengths[at] ?? 1) / (lengths[place] ?? 1)
      }),
    ),
  )
}

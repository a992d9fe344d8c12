import { type Group, mergeGroups } from './group.ts'
import type { Pace } from './pace.ts'
import type { Ranked } from './rank-sentences.ts'
import type { Sentence } from './sentence.ts'
import { centroid, cosine, spread } from './vectors.ts'

const WORDS_PER_CLUSTER = 170
const MOST_CLUSTERS = 14
const MOST_BLOCKS = 300
/** Neighbouring paragraphs of one source mostly speak of one thing. */
const NEIGHBOUR_BONUS = 0.08

/** One group per paragraph or list. */
export function groupBlocks(sentences: Sentence[], ranked: Ranked): Group[] {
  const blocks = new Map<string, Sentence[]>()
  for (const sentence of sentences) {
    const key = `${sentence.source} ${sentence.block}`
    const list = blocks.get(key)
    if (list === undefined) blocks.set(key, [sentence])
    else list.push(sentence)
  }
  return [...blocks.values()].map((list) => ({
    heading: null,
    headingTerms: [],
    kind: null,
    sentences: list,
    // Without headings the order of the blocks is all we know.
    position: (list[0]?.section.position ?? 0) + (list[0]?.block ?? 0) / 10_000,
    vector: centroid(list.map(ranked.vector)),
  }))
}

function similarity(a: Group, b: Group, dense: Float64Array): number {
  const last = a.sentences.at(-1)
  const first = b.sentences[0]
  const adjacent =
    last !== undefined &&
    first !== undefined &&
    last.source === first.source &&
    Math.abs(first.block - last.block) <= 1
  const size = Math.sqrt(a.sentences.length + b.sentences.length)
  return (cosine(dense, b.vector) + (adjacent ? NEIGHBOUR_BONUS : 0)) / Math.cbrt(size)
}

/** Puts the most similar blocks together until there is about one group for 170 words. */
export async function clusterBlocks(sentences: Sentence[], ranked: Ranked, pace: Pace): Promise<Group[]> {
  const best = (group: Group) => Math.max(...group.sentences.map(ranked.score))
  let groups = groupBlocks(sentences, ranked)
  if (groups.length > MOST_BLOCKS)
    groups = [...groups].sort((a, b) => best(b) - best(a)).slice(0, MOST_BLOCKS)
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  const wanted = Math.min(MOST_CLUSTERS, Math.max(1, Math.round(words / WORDS_PER_CLUSTER)))
  const pairs: number[][] = []
  for (const group of groups) {
    await pace()
    const dense = spread(group.vector, ranked.vectors.size)
    pairs.push(groups.map((other) => (other === group ? -1 : similarity(group, other, dense))))
  }
  const alive = new Set(groups.keys())
  while (alive.size > wanted) {
    await pace()
    let closest: [number, number, number] = [-1, -1, -1]
    for (const a of alive) {
      for (const b of alive) {
        const value = pairs[a]?.[b] ?? -1
        if (a < b && value > closest[2]) closest = [a, b, value]
      }
    }
    const [a, b, value] = closest
    const first = groups[a]
    const second = groups[b]
    if (first === undefined || second === undefined || value <= 0) break
    const merged = mergeGroups(first, second, ranked)
    groups[a] = merged
    alive.delete(b)
    const dense = spread(merged.vector, ranked.vectors.size)
    for (const other of alive) {
      const group = groups[other]
      if (other === a || group === undefined) continue
      const value = similarity(merged, group, dense)
      const row = pairs[a]
      const column = pairs[other]
      if (row !== undefined) row[other] = value
      if (column !== undefined) column[a] = value
    }
  }
  return [...alive].flatMap((at) => groups[at] ?? [])
}

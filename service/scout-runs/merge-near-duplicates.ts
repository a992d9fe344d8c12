import { jaccard } from '../text/jaccard.ts'
import { wordRuns } from '../text/word-runs.ts'
import type { JudgedPost } from './judge-post.ts'
import { plainPost } from './plain-post.ts'
import { wordsOf } from './query-terms.ts'

/** A post and those that say nearly the same. */
export type MergedPost = JudgedPost & { duplicates: string[] }

/** Two posts are one when so much of their three-word runs is common (Jaccard). */
const alike = 0.6
/** Long posts differ at their ends; their topic is at the beginning. */
const comparedWords = 120

/** Merges near-duplicates into the best of them, which comes first. `duplicates` are the addresses of the others. */
export function mergeNearDuplicates(posts: readonly JudgedPost[]): MergedPost[] {
  const kept: { merged: MergedPost; runs: ReadonlySet<string>; ids: Set<string> }[] = []
  for (const judged of posts.toSorted(bestFirst)) {
    const { id, repeats, permalink } = judged.post
    const runs = runsOf(judged)
    const same = kept.find(
      ({ merged, runs: others, ids }) =>
        ids.has(id) ||
        merged.post.repeats === id ||
        (repeats !== null && ids.has(repeats)) ||
        jaccard(runs, others) >= alike,
    )
    if (same) {
      same.merged.duplicates.push(permalink)
      same.ids.add(id)
    } else {
      const ids = new Set([id, ...(repeats === null ? [] : [repeats])])
      kept.push({ merged: { ...judged, duplicates: [] }, runs, ids })
    }
  }
  return kept.map(({ merged }) => merged)
}

/** By score, then the newer, then by id: the same posts always come in the same order. */
export function bestFirst(a: JudgedPost, b: JudgedPost): number {
  return b.score - a.score || a.ageDays - b.ageDays || (a.post.id < b.post.id ? -1 : 1)
}

function runsOf({ post }: JudgedPost): ReadonlySet<string> {
  const words = wordsOf(`${post.title}\n${plainPost(post.text)}`).slice(0, comparedWords)
  return wordRuns(words, 3)
}

import { countShared } from '../../../text/count-shared.ts'
import { jaccard } from '../../../text/jaccard.ts'
import { wordRuns } from '../../../text/word-runs.ts'
import type { Yielder } from './pace.ts'
import { comparable } from './plain-text.ts'
import type { Sentence } from './sentence.ts'

const minOverlap = 0.5
const minContainment = 0.8
const sameTerms = 0.8

function figuresOf(text: string): string {
  return (text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []).sort().join(' ')
}

/**
 * Keeps the first of sentences that say the same (same words; or over half of their word pairs, or four fifths of
 * their terms in common), across sources too. Sentences with different figures never count as the same. The order
 * given decides who stays.
 */
export async function dropNearDuplicates(sentences: Sentence[], pace: Yielder): Promise<Sentence[]> {
  const kept: Sentence[] = []
  const keptShingles: Set<string>[] = []
  const seen = new Set<string>()
  const holders = new Map<string, number[]>()
  for (const [row, sentence] of sentences.entries()) {
    if (row % 25 === 0) await pace()
    const words = comparable(sentence.text)
    if (words === '' || seen.has(words)) continue
    const shingles = wordRuns(sentence.terms, 2)
    const shared = new Map<number, number>()
    for (const shingle of shingles) {
      for (const holder of holders.get(shingle) ?? []) shared.set(holder, (shared.get(holder) ?? 0) + 1)
    }
    const figures = figuresOf(sentence.text)
    const repeats = [...shared].some(([other, count]) => {
      const size = keptShingles[other]?.size ?? 0
      const rival = kept[other]
      if (rival === undefined || count < 2) return false
      const close =
        count / (size + shingles.size - count) >= minOverlap ||
        (count >= 4 && count / Math.min(size, shingles.size) >= minContainment)
      return (close || haveSameTerms(rival.terms, sentence.terms)) && figuresOf(rival.text) === figures
    })
    if (repeats) continue
    seen.add(words)
    const id = kept.push(sentence) - 1
    keptShingles.push(shingles)
    for (const shingle of shingles) {
      const list = holders.get(shingle)
      if (list === undefined) holders.set(shingle, [id])
      else if (list.length < 200) list.push(id)
    }
  }
  return kept
}

function haveSameTerms(a: string[], b: string[]): boolean {
  const first = new Set(a)
  const second = new Set(b)
  return countShared(first, second) >= 3 && jaccard(first, second) >= sameTerms
}

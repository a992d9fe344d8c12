import { isUnspaced, plainForm, wordForm } from './plain-form.ts'

/** How much of a sentence's wording a passage shares, 0 to 1; rare words weigh more. */
export type Likeness = { index: number; score: number }

/** Ranks passages by the words they share with a sentence. Build it once for a set of passages. */
export function createPassageRanking(passages: string[]): (sentence: string) => Likeness[] {
  const stemsOf = passages.map((text) => new Set(stems(text)))
  const spread = new Map<string, number>()
  for (const set of stemsOf) for (const stem of set) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  const weigh = (stem: string) => Math.log(1 + passages.length / (spread.get(stem) ?? 0.5))

  return (sentence) => {
    const wanted = [...new Set(stems(sentence))]
    const total = wanted.reduce((sum, stem) => sum + weigh(stem), 0)
    return stemsOf
      .map((set, index) => {
        const shared = wanted.reduce((sum, stem) => sum + (set.has(stem) ? weigh(stem) : 0), 0)
        return { index, score: total === 0 ? 0 : shared / total }
      })
      .sort((a, b) => b.score - a.score)
  }
}

// Short words are mostly grammar in every language; five letters stand for a word and its endings.
function stems(text: string): string[] {
  if (isUnspaced(text)) {
    const characters = [...plainForm(text).replace(/[^\p{L}\p{N}]+/gu, '')]
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  }
  return wordForm(text)
    .trim()
    .split(' ')
    .filter((word) => word.length > 3 || /\d/.test(word))
    .map((word) => word.slice(0, 5))
}

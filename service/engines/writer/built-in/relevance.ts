import type { Yielder } from './pace.ts'
import type { Sentence } from './sentence.ts'
import { termsOf } from './terms-of.ts'
import type { Vectors } from './vectors.ts'

const saturation = 1.2
const lengthWeight = 0.4
const headingWeight = 0.6
const neighbourWeight = 0.25

/** How much each sentence says about the topic: BM25 over stems, helped by its heading and its neighbours; 0 to 1. */
export async function rankRelevance(
  sentences: Sentence[],
  topicTerms: (sentence: Sentence) => string[],
  { idf }: Vectors,
  pace: Yielder,
): Promise<Float64Array> {
  const mean =
    sentences.reduce((sum, { terms }) => sum + terms.length, 0) / Math.max(sentences.length, 1) || 1
  const alone = new Float64Array(sentences.length)
  const headings = new Map<unknown, Set<string>>()
  for (const [row, sentence] of sentences.entries()) {
    if (row % 50 === 0) await pace()
    const { section, lexicon, terms } = sentence
    const heading =
      headings.get(section) ?? new Set(termsOf(`${section.heading ?? ''} ${section.parent ?? ''}`, lexicon))
    headings.set(section, heading)
    for (const term of new Set(topicTerms(sentence))) {
      const frequency = terms.filter((other) => other === term).length
      const length = 1 - lengthWeight + (lengthWeight * terms.length) / mean
      alone[row] =
        (alone[row] ?? 0) + (idf(term) * frequency * (saturation + 1)) / (frequency + saturation * length)
      if (heading.has(term)) alone[row] = (alone[row] ?? 0) + headingWeight * idf(term)
    }
  }
  const together = alone.map((value, row) => {
    const near = [row - 1, row + 1].reduce((sum, other) => {
      const isNear =
        sentences[other]?.block === sentences[row]?.block &&
        sentences[other]?.source === sentences[row]?.source
      return sum + (isNear ? (alone[other] ?? 0) : 0)
    }, 0)
    return value + neighbourWeight * near
  })
  const highest = together.reduce((most, value) => Math.max(most, value), 0) || 1
  return together.map((value) => value / highest)
}

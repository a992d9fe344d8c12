import { rankCentrality } from './centrality.ts'
import { dropNearDuplicates } from './near-duplicates.ts'
import type { Yielder } from './pace.ts'
import { rankRelevance } from './relevance.ts'
import type { Evidence, Sentence } from './sentence.ts'
import type { Topic } from './topic.ts'
import { createVectors, type Vector, type Vectors } from './vectors.ts'

export type Ranked = {
  /** Without near-duplicates, in the order of the evidence. */
  sentences: Sentence[]
  score(sentence: Sentence): number
  vector(sentence: Sentence): Vector
  vectors: Vectors
}

const relevanceWeight = 0.45
const centralityWeight = 0.35
const positionWeight = 0.2
/** The tenant's own words come before a stranger's who says the same. */
const ownWeight = 1.3
const emptyVector: Vector = { ids: new Int32Array(), weights: new Float64Array() }

/** Early in its block and its source, a sentence tends to say what the rest explains; 0 to 1. */
function rankPosition({ ordinal, item, section }: Sentence): number {
  const inBlock = item === null ? 1 / (1 + ordinal) : 0.5
  return 0.6 * inBlock + 0.4 * (1 - section.position)
}

/** Advertising, first persons and questions rank lower; figures a little higher. */
function rankForm({ text, question, own }: Sentence): number {
  let factor = 1
  if (question) factor *= 0.5
  if (/!/.test(text)) factor *= 0.7
  if (/\p{N}/u.test(text)) factor *= 1.08
  if (
    !own &&
    /(?<!\p{L})(?:we|our|us|I|my|wir|unsere?|nous|notre|nos|nosotros|nuestr[oa]s?|nós|nosso|мы|наш|kami)(?!\p{L})|我们|弊社|当社/iu.test(
      text,
    )
  )
    factor *= 0.6
  return factor
}

/** Scores all sentences for the topic and removes what is said twice. `turbo` leaves centrality out. */
export async function rankSentences(
  evidence: Evidence,
  topic: Topic,
  turbo: boolean,
  pace: Yielder,
): Promise<Ranked> {
  const all = evidence.sentences
  const vectors = await createVectors(
    all.map(({ terms }) => terms),
    pace,
  )
  const relevance = await rankRelevance(all, ({ lexicon }) => topic.terms(lexicon.language), vectors, pace)
  const centrality = turbo ? relevance : await rankCentrality(vectors.vectors, vectors.size, relevance, pace)
  const scores = new Map<Sentence, number>()
  const rows = new Map<Sentence, number>()
  for (const [row, sentence] of all.entries()) {
    rows.set(sentence, row)
    const value =
      relevanceWeight * (relevance[row] ?? 0) +
      centralityWeight * (centrality[row] ?? 0) +
      positionWeight * rankPosition(sentence)
    scores.set(sentence, value * rankForm(sentence) * (sentence.own ? ownWeight : 1))
  }
  const score = (sentence: Sentence) => scores.get(sentence) ?? 0
  const byScore = [...all].sort((a, b) => Number(b.own) - Number(a.own) || score(b) - score(a))
  const kept = new Set(await dropNearDuplicates(byScore, pace))
  return {
    sentences: all.filter((sentence) => kept.has(sentence)),
    score,
    vector: (sentence) => vectors.vectors[rows.get(sentence) ?? -1] ?? emptyVector,
    vectors,
  }
}

import type { AgentContext } from '../core/context.ts'
import { compileQuery, type Expansion, type LanguageQuery } from './compile-query.ts'
import { findSimilarPassages } from './find-similar-passages.ts'
import { evidenceFloor } from './match-strength.ts'
import { type RankedPassage, type Ranking, rankPassages } from './rank-passages.ts'

/**
 * The passages that speak of a text, best first: by its words, their synonyms and other words given for them, and by
 * meaning where there is an embeddings endpoint. A passage counts by whichever says more.
 */
export async function searchPassages(
  ctx: AgentContext,
  input: { text: string; limit: number; expansion?: Expansion | undefined },
): Promise<Ranking & { queries: LanguageQuery[] }> {
  const { text, limit, expansion } = input
  const [queries, similar] = await Promise.all([
    compileQuery(ctx, text, expansion),
    findSimilarPassages(ctx, { text, limit }),
  ])
  const { passages, missing, weights } = await rankPassages(ctx, queries, { limit })
  if (similar.length === 0) return { queries, passages, missing, weights }
  const merged = new Map<string, RankedPassage>(
    similar.map((passage) => [passage.chunkId, { ...passage, likeness: passage.coverage }]),
  )
  for (const passage of passages) {
    const near = merged.get(passage.chunkId)
    merged.set(passage.chunkId, {
      ...passage,
      isByExpansion: passage.isByExpansion && near === undefined,
      coverage: Math.max(passage.coverage, near?.coverage ?? 0),
      documentCoverage: Math.max(passage.documentCoverage, near?.documentCoverage ?? 0),
      score: Math.max(passage.score, near?.score ?? 0),
      ...(near && { likeness: near.coverage }),
    })
  }
  const isMeant = similar.some(({ coverage }) => coverage >= evidenceFloor)
  return {
    queries,
    weights,
    passages: [...merged.values()].toSorted((a, b) => b.score - a.score).slice(0, limit),
    // Query words that no list knows do not count as missing.
    missing: isMeant ? [] : missing,
  }
}

import type { Sent } from '#contract/always-sent.ts'
import type { KnowledgePassage, KnowledgeSearchResult, SearchKnowledgeInput } from '#contract/knowledge.ts'
import type { AgentContext } from '../core/context.ts'
import { highlightPassages } from './highlight-passages.ts'
import { matchStrength } from './match-strength.ts'
import type { RankedPassage } from './rank-passages.ts'
import { searchPassages } from './search-passages.ts'

/** Beside passages that have every word of the query, those that have nearly as much in other words. */
const nearlyAll = 0.6
const quotes = /["“”„«»]/

/**
 * The passages that have every word of the query or others that mean the same, best first; where there are none, those
 * that have enough of them to be called a match.
 */
export async function searchKnowledge(
  ctx: AgentContext,
  input: SearchKnowledgeInput,
): Promise<KnowledgeSearchResult> {
  const { queries, passages } = await searchPassages(ctx, { text: input.query, limit: input.limit })
  const found = passages.some(({ hasAll }) => hasAll)
    ? passages.filter(
        (passage) => passage.hasAll || (!quotes.test(input.query) && passage.coverage >= nearlyAll),
      )
    : passages.filter(({ coverage }) => matchStrength(coverage) !== 'none')
  const highlights = await highlightPassages(ctx, queries, found)
  return { passages: found.map((passage, place) => passageJson(passage, highlights[place] ?? [])) }
}

function passageJson(passage: RankedPassage, highlights: [number, number][]): Sent<typeof KnowledgePassage> {
  return {
    document_id: passage.documentId,
    title: passage.title,
    chunk_id: passage.chunkId,
    heading: passage.headingPath.at(-1) ?? '',
    text: passage.text,
    highlights,
    score: passage.score,
    strength: passage.hasAll ? 'strong' : matchStrength(passage.coverage),
  }
}

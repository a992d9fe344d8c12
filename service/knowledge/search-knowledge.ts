import type { Sent } from '#contract/always-sent.ts'
import type { KnowledgePassage, KnowledgeSearchResult, SearchKnowledgeInput } from '#contract/knowledge.ts'
import type { AgentContext } from '../core/context.ts'
import { highlightPassages } from './highlight-passages.ts'
import { type MatchStrength, matchStrength } from './match-strength.ts'
import { rankAnswers, type Span } from './rank-answers.ts'
import type { RankedPassage } from './rank-passages.ts'
import { searchPassages } from './search-passages.ts'

/** Beside passages that have every word of the query, those that have nearly as much in other words. */
const nearlyAll = 0.6
/** The best answer may be far down among the passages that have most of the words. */
const maxCandidates = 80
/** Quotation marks, and a minus before a word: the words are meant as they stand. */
const verbatim = /["“”„«»]|(?:^|\s)-\S/

type Found = { passage: RankedPassage; score: number; strength: MatchStrength; answer?: Span | undefined }

/**
 * The passages that answer a query, best first: those that have every word of it or others that mean the same; where
 * there are none, those that have enough of them to be called a match.
 */
export async function searchKnowledge(
  ctx: AgentContext,
  input: SearchKnowledgeInput,
): Promise<KnowledgeSearchResult> {
  const isVerbatim = verbatim.test(input.query)
  const { queries, passages } = await searchPassages(ctx, {
    text: input.query,
    limit: isVerbatim ? input.limit : Math.max(input.limit, maxCandidates),
  })
  const matching = passages.some(({ hasAll }) => hasAll)
    ? passages.filter((passage) => passage.hasAll || (!isVerbatim && passage.coverage >= nearlyAll))
    : passages.filter(({ coverage }) => matchStrength(coverage) !== 'none')
  const found: Found[] = isVerbatim
    ? matching.map((passage) => ({
        passage,
        score: passage.score,
        strength: passage.hasAll ? 'strong' : matchStrength(passage.coverage),
      }))
    : (await rankAnswers(ctx, { question: input.query, queries, passages: matching }))
        .slice(0, input.limit)
        .map(({ relevance, strength, answer, ...passage }) => ({
          passage,
          score: relevance,
          strength,
          answer,
        }))
  const highlights = await highlightPassages(
    ctx,
    queries,
    found.map(({ passage }) => passage),
  )
  return { passages: found.map((one, place) => passageJson(one, highlights[place] ?? [])) }
}

function passageJson(
  { passage, score, strength, answer }: Found,
  highlights: [number, number][],
): Sent<typeof KnowledgePassage> {
  return {
    document_id: passage.documentId,
    title: passage.title,
    chunk_id: passage.chunkId,
    heading: passage.headingPath.at(-1) ?? '',
    text: passage.text,
    highlights,
    ...(answer && { answer }),
    score,
    strength,
  }
}

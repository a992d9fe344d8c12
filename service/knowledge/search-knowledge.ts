import type { KnowledgeSearchResult, SearchKnowledgeInput } from '#contract/knowledge.ts'
import type { AgentContext } from '../context.ts'
import { compileQuery } from './compile-query.ts'
import { highlightPassages } from './highlight-passages.ts'
import { rankPassages } from './rank-passages.ts'

/** The passages that have every word of the query, best first; where there are none, those that have some of them. */
export async function searchKnowledge(
  ctx: AgentContext,
  input: SearchKnowledgeInput,
): Promise<KnowledgeSearchResult> {
  const query = await compileQuery(ctx, input.query)
  if (!query) return { passages: [] }
  const { limit } = input
  const exact = await rankPassages(ctx, query, { having: 'all', limit })
  const found = exact.length > 0 ? exact : await rankPassages(ctx, query, { having: 'any', limit })
  const highlights = await highlightPassages(ctx, query, found)
  return {
    passages: found.map((passage, place) => ({
      document_id: passage.documentId,
      title: passage.title,
      chunk_id: passage.chunkId,
      heading: passage.headingPath.at(-1) ?? '',
      text: passage.text,
      highlights: highlights[place] ?? [],
      score: passage.score,
    })),
  }
}

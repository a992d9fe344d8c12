import type { AgentContext } from '../core/context.ts'
import { compileQuery } from './compile-query.ts'
import { rankPassages } from './rank-passages.ts'

/** A document that covers the topic. */
export type CoveringDocument = {
  documentId: string
  title: string
  /** How many of its passages do. */
  passages: number
  /** The part of the asked words that its best passage has: from a half to 1. */
  share: number
  /** The nearest heading of each of them, once each; a passage may have none. */
  headings: string[]
  /** It may be used, but nothing public bears its title. */
  isInternal: boolean
}

const minShare = 0.5

/** Which documents have passages with at least half of the words that are asked about; the best first. */
export async function findCoverage(
  ctx: AgentContext,
  input: { text: string; passages: number },
): Promise<CoveringDocument[]> {
  const queries = await compileQuery(ctx, input.text)
  const ranking = await rankPassages(ctx, queries, { limit: input.passages })
  const covering = ranking.passages.filter(({ coverage }) => coverage >= minShare)
  return [...Map.groupBy(covering, ({ documentId }) => documentId)].flatMap(([documentId, passages]) => {
    const [best] = passages
    if (!best) return []
    const headings = passages.flatMap(({ headingPath }) => headingPath.at(-1) ?? [])
    return [
      {
        documentId,
        title: best.title,
        passages: passages.length,
        share: best.coverage,
        headings: [...new Set(headings)],
        isInternal: best.role === 'internal',
      },
    ]
  })
}

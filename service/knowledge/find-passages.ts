import type { AgentContext } from '../context.ts'
import { compileQuery, type Expansion } from './compile-query.ts'
import { type FoundDocument, foundDocument } from './found-document.ts'
import { evidenceFloor } from './match-strength.ts'
import { rankPassages } from './rank-passages.ts'

/** What has less than this part of what the best passage has is about something else. */
const minShare = 0.6

/** The passages that speak of a query, of at most `limit`, by document; the document of the best passage comes first. */
export async function findPassages(
  ctx: AgentContext,
  input: { query: string; limit: number; expansion?: Expansion },
): Promise<FoundDocument[]> {
  const queries = await compileQuery(ctx, input.query, input.expansion)
  const { passages } = await rankPassages(ctx, queries, { limit: input.limit })
  const floor = Math.max(evidenceFloor, minShare * Math.max(0, ...passages.map(({ coverage }) => coverage)))
  const near = passages.filter(({ coverage }) => coverage >= floor)
  const byDocument = Map.groupBy(near, ({ documentId }) => documentId)
  return [...byDocument.values()].flatMap((passages) => {
    const [first] = passages
    return first ? [foundDocument(first, passages)] : []
  })
}

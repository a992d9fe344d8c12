import type { AgentContext } from '../core/context.ts'
import { type FoundDocument, foundDocument } from './found-document.ts'
import { evidenceFloor } from './match-strength.ts'
import { searchPassages } from './search-passages.ts'

/** What has less than this part of what the best passage has is about something else. */
const minShare = 0.6

/** The passages that speak of a query, of at most `limit`, by document; the document of the best passage comes first. */
export async function findPassages(
  ctx: AgentContext,
  input: { query: string; limit: number },
): Promise<FoundDocument[]> {
  const { passages } = await searchPassages(ctx, { text: input.query, limit: input.limit })
  const floor = Math.max(evidenceFloor, minShare * Math.max(0, ...passages.map(({ coverage }) => coverage)))
  const near = passages.filter(({ coverage }) => coverage >= floor)
  const byDocument = Map.groupBy(near, ({ documentId }) => documentId)
  return [...byDocument.values()].flatMap((passages) => {
    const [first] = passages
    return first ? [foundDocument(first, passages)] : []
  })
}

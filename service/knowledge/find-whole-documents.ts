import type { AgentContext } from '../core/context.ts'
import { knowledgeChunks } from '../db/schema/knowledge.ts'
import { and, asc, eq, inArray } from '../db/sql.ts'
import { findPassages } from './find-passages.ts'
import { type FoundDocument, joinPassages } from './found-document.ts'

/** Passages that represent documents; a document is ranked by its best one. */
const passagesLookedAt = 40
/** Some 16,000 words; more of one document would crowd out the others and gain nothing. */
const maxPassages = 60

/**
 * The documents that speak of a query, best first, with all their passages: what belongs to a subject seldom repeats
 * its name, so those that rank alone would leave out half of a handbook's chapters.
 */
export async function findWholeDocuments(
  ctx: AgentContext,
  input: { query: string; limit: number },
): Promise<FoundDocument[]> {
  const ranked = await findPassages(ctx, { query: input.query, limit: passagesLookedAt })
  const found = ranked.slice(0, input.limit)
  if (found.length === 0) return []
  const ids = found.map(({ documentId }) => documentId)
  const { documentId, position, text, headingPath } = knowledgeChunks
  const rows = await ctx.db
    .select({ documentId, position, text, headingPath })
    .from(knowledgeChunks)
    .where(and(eq(knowledgeChunks.tenantId, ctx.caller.tenantId), inArray(documentId, ids)))
    .orderBy(asc(position))
  const byDocument = Map.groupBy(rows, (row) => row.documentId)
  return found.map((document) => ({
    ...document,
    passages: joinPassages((byDocument.get(document.documentId) ?? []).slice(0, maxPassages)),
  }))
}

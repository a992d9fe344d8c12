import type { AgentContext } from '../core/context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { eq, sql } from '../db/sql.ts'
import type { DocumentChunk } from './chunk-document.ts'
import type { DocumentRow } from './document-json.ts'
import { isFindable } from './is-findable.ts'
import { searchConfiguration } from './search-configuration.ts'
import { searchText } from './segment-words.ts'

const rowsAtOnce = 200

/**
 * Writes the chunks of a document with their index, and records on the document how many of them no search can find.
 */
export async function storeChunks(
  ctx: AgentContext,
  document: DocumentRow,
  chunks: readonly DocumentChunk[],
): Promise<number> {
  const vector = weighted(searchConfiguration(document.language))
  const title = searchText(document.title)
  let failed = 0
  for (let from = 0; from < chunks.length; from += rowsAtOnce) {
    const stored = await ctx.db
      .insert(knowledgeChunks)
      .values(
        chunks.slice(from, from + rowsAtOnce).map(({ headingPath, text, tokenCount }, place) => ({
          tenantId: document.tenantId,
          documentId: document.id,
          position: from + place,
          headingPath,
          text,
          tokenCount,
          search: sql`${vector('A', title)} || ${vector('B', searchText(headingPath.join(' ')))} || ${vector('D', searchText(text))}`,
        })),
      )
      .returning({ isFindable })
    failed += stored.filter((chunk) => !chunk.isFindable).length
  }
  if (failed > 0) {
    await ctx.db
      .update(knowledgeDocuments)
      .set({ chunksFailed: failed })
      .where(eq(knowledgeDocuments.id, document.id))
  }
  return failed
}

/** A match in the title weighs most, then one in a heading. */
function weighted(configuration: string) {
  return (weight: 'A' | 'B' | 'D', words: string) =>
    sql`setweight(to_tsvector(${configuration}::regconfig, ${words}), ${weight})`
}

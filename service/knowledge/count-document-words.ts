import type { Context } from '../core/context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { asc, eq, inArray, isNull } from '../db/sql.ts'
import { splitWords } from '../text/split-words.ts'
import { joinPassages } from './found-document.ts'

type Passages = Parameters<typeof joinPassages>[0]

/** The words of a document, of which its passages in reading order are all: what a writer gets of it, counted the same way. */
export function countDocumentWords(passages: Passages): number {
  return joinPassages(passages).reduce((sum, { text }) => sum + splitWords(text).length, 0)
}

/** A few at a time: the next round of maintenance is minutes away. */
const documentsAtOnce = 50

/** Maintenance: counts the words of documents that an earlier release stored. */
export async function countWordsOfDocuments(ctx: Context): Promise<void> {
  const uncounted = await ctx.db
    .select({ id: knowledgeDocuments.id })
    .from(knowledgeDocuments)
    .where(isNull(knowledgeDocuments.wordCount))
    .limit(documentsAtOnce)
  if (uncounted.length === 0) return
  const { documentId, position, text, headingPath } = knowledgeChunks
  const ids = uncounted.map(({ id }) => id)
  const passages = await ctx.db
    .select({ documentId, position, text, headingPath })
    .from(knowledgeChunks)
    .where(inArray(documentId, ids))
    .orderBy(asc(position))
  const byDocument = Map.groupBy(passages, (passage) => passage.documentId)
  for (const id of ids) {
    await ctx.db
      .update(knowledgeDocuments)
      .set({ wordCount: countDocumentWords(byDocument.get(id) ?? []) })
      .where(eq(knowledgeDocuments.id, id))
  }
}

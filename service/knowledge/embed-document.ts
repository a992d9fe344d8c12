import type { Context } from '../context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, asc, eq, sql } from '../db/sql.ts'
import { lacksEmbedding } from './lacks-embedding.ts'

/** Servers take some dozens of texts at once. */
const passagesAtOnce = 32

/**
 * Has the passages of a document embedded that are not yet by the model of today. Each batch is kept before the next is
 * asked for, so that a process that is killed loses one batch, and a document done twice costs nothing.
 */
export async function embedDocument(
  ctx: Context,
  job: { documentId: string; signal: AbortSignal },
): Promise<void> {
  const { embeddings } = ctx.engines
  if (!embeddings) return
  for (;;) {
    const passages = await ctx.db
      .select({
        id: knowledgeChunks.id,
        title: knowledgeDocuments.title,
        headingPath: knowledgeChunks.headingPath,
        text: knowledgeChunks.text,
      })
      .from(knowledgeChunks)
      .innerJoin(knowledgeDocuments, eq(knowledgeDocuments.id, knowledgeChunks.documentId))
      .where(and(eq(knowledgeChunks.documentId, job.documentId), lacksEmbedding(embeddings.model)))
      .orderBy(asc(knowledgeChunks.position))
      .limit(passagesAtOnce)
    if (passages.length === 0) return
    const texts = passages.map(({ title, headingPath, text }) => [title, ...headingPath, text].join('\n'))
    const vectors = await embeddings.embed(texts, job.signal)
    for (const [place, { id }] of passages.entries()) {
      await ctx.db
        .update(knowledgeChunks)
        .set({ embedding: sql`${sql.param(vectors[place] ?? [])}::real[]`, embeddingModel: embeddings.model })
        .where(eq(knowledgeChunks.id, id))
    }
  }
}

import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, asc, eq, sql } from '../db/sql.ts'
import { type Job, quickPolicy } from '../queue/job.ts'
import { lacksEmbedding } from './lacks-embedding.ts'

/** Servers accept some dozens of texts in one request. */
const passagesAtOnce = 32

/** A local server is slow; maintenance requeues failed documents. */
export const embedDocumentJob: Job<{ document_id: string }> = {
  name: 'knowledge.embed',
  payload: z.object({ document_id: z.uuid() }),
  policy: { ...quickPolicy, retryDelaySeconds: 10, expireSeconds: 1800, concurrency: 1 },
  perform: (ctx, { document_id }, signal) => embedDocument(ctx, { documentId: document_id, signal }),
}

/**
 * Embeds the passages of a document that lack a vector of the current model. Each batch is saved before the next is
 * requested, so that a killed process loses one batch, and repeating a document costs nothing.
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

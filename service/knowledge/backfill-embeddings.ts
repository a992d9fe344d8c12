import type { Context } from '../core/context.ts'
import { knowledgeChunks } from '../db/schema/knowledge.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import { embedDocumentJob } from './embed-document.ts'
import { lacksEmbedding } from './lacks-embedding.ts'

/** A few at a time: the next round of maintenance is minutes away. */
const documentsAtOnce = 50

/** Maintenance: queues documents with passages that lack a vector of the current model. */
export async function backfillEmbeddings(ctx: Context): Promise<void> {
  const { embeddings } = ctx.engines
  if (!embeddings) return
  const rows = await ctx.db
    .selectDistinct({ documentId: knowledgeChunks.documentId })
    .from(knowledgeChunks)
    .where(lacksEmbedding(embeddings.model))
    .limit(documentsAtOnce)
  await enqueueAll(
    ctx,
    embedDocumentJob,
    rows.map(({ documentId }) => ({ document_id: documentId })),
  )
}

import { createHash, randomUUID } from 'node:crypto'
import type { Sent } from '#contract/always-sent.ts'
import type { DocumentRole, KnowledgeDocument, KnowledgeSourceType } from '#contract/knowledge.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid } from '../core/errors.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { settleCredits } from '../credits/end-hold.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, eq, sql } from '../db/sql.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { DocumentChunk } from './chunk-document.ts'
import { countDocumentWords } from './count-document-words.ts'
import { countDocuments } from './count-documents.ts'
import { estimateDocument } from './document-charge.ts'
import { documentJson } from './document-json.ts'
import { embedDocumentJob } from './embed-document.ts'
import { storeChunks } from './store-chunks.ts'

export type NewDocument = {
  title: string
  content: string
  language: string
  role: DocumentRole
  sourceType: KnowledgeSourceType
  sourceName: string | null
  sourceUrl: string | null
  publisher: string | null
  author: string | null
  publishedAt: Date | null
  chunks: readonly DocumentChunk[]
}

const maxDocuments = 500
const operation = 'uploadDocument'

/**
 * Keeps a document with its chunks and charges for it, or does neither. One upload of a tenant at a time decides whether
 * it is new and whether there is room, so that the bound holds however many race.
 * @throws {ServiceError} `duplicate_document` with `document_id`, `too_many_documents`, `insufficient_credits`
 */
export async function storeDocument(
  ctx: AgentContext,
  document: NewDocument,
): Promise<Sent<typeof KnowledgeDocument>> {
  const { chunks, ...members } = document
  const id = randomUUID()
  const { creditsRequired: credits, breakdown } = estimateDocument(ctx)
  return chargedTransaction(ctx, async (tx) => {
    const { tenantId } = tx.caller
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`knowledge ${tenantId}`}, 0))`)
    const contentHash = createHash('sha256').update(document.content).digest()
    await rejectDuplicate(tx, contentHash)
    if ((await countDocuments(tx)) >= maxDocuments) {
      throw conflict(
        'too_many_documents',
        `You've reached ${maxDocuments} documents. Delete some to add more.`,
      )
    }
    await reserveCredits(tx, { operation, runId: id, credits, breakdown })
    const [row] = await tx.db
      .insert(knowledgeDocuments)
      .values({
        ...members,
        id,
        tenantId,
        contentHash,
        tokenCount: chunks.reduce((sum, chunk) => sum + chunk.tokenCount, 0),
        wordCount: countDocumentWords(chunks.map((chunk, position) => ({ ...chunk, position }))),
        chunksCount: chunks.length,
        createdAt: tx.now(),
      })
      .returning()
    if (!row) throw new Error('An insert returns its row.')
    const chunksFailed = await storeChunks(tx, row, chunks)
    if (chunksFailed === chunks.length) {
      throw invalid(members.sourceType === 'url' ? 'source_url' : 'content', 'No words to search for.')
    }
    if (tx.engines.embeddings) await enqueue(tx, embedDocumentJob, { document_id: id })
    await settleCredits(tx, { operation, runId: id, used: credits })
    return { ...documentJson({ ...row, chunksFailed }), credits_charged: credits }
  })
}

async function rejectDuplicate(ctx: AgentContext, contentHash: Buffer): Promise<void> {
  const [same] = await ctx.db
    .select({ id: knowledgeDocuments.id, title: knowledgeDocuments.title })
    .from(knowledgeDocuments)
    .where(
      and(
        eq(knowledgeDocuments.tenantId, ctx.caller.tenantId),
        eq(knowledgeDocuments.contentHash, contentHash),
      ),
    )
  if (!same) return
  throw conflict('duplicate_document', `This document already exists as “${same.title}”.`, {
    document_id: same.id,
  })
}

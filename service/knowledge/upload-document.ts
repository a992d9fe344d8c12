import type { Sent } from '#contract/always-sent.ts'
import type { KnowledgeDocument, UploadDocumentInput } from '#contract/knowledge.ts'
import type { AgentContext } from '../core/context.ts'
import { chunkDocument } from './chunk-document.ts'
import { cleanLine } from './clean-text.ts'
import { readUpload } from './read-upload.ts'
import { storeDocument } from './store-document.ts'

/**
 * Adds a document to the knowledge base (POST /api/agent/products): reads it, cuts it into chunks, and charges when it
 * is saved. Reading comes first, so that no external request runs inside the transaction.
 * @param signal when the caller disconnects, reading ends and nothing is stored
 * @throws {ServiceError} `invalid` when it cannot be read, and what {@link storeDocument} throws
 */
export async function uploadDocument(
  ctx: AgentContext,
  input: UploadDocumentInput,
  signal: AbortSignal,
): Promise<Sent<typeof KnowledgeDocument>> {
  const text = await readUpload(ctx, input, signal)
  signal.throwIfAborted()
  return storeDocument(ctx, {
    ...text,
    role: input.role ?? 'facts',
    sourceType: input.source_type,
    sourceName: cleanLine(input.source_name ?? '') || null,
    chunks: chunkDocument(text.blocks, text.language),
  })
}

import { findCitedPages } from '../articles/find-cited-pages.ts'
import { withOrigins } from '../articles/find-knowledge-evidence.ts'
import type { AgentContext } from '../core/context.ts'
import type { EvidenceSource } from '../engines/writer/writer.ts'
import { findWholeDocuments } from '../knowledge/find-whole-documents.ts'

const maxDocuments = 6

/** What a lead magnet may rest on: the tenant's documents first, then the pages that its published articles cite. */
export async function findLeadMagnetEvidence(ctx: AgentContext, topic: string): Promise<EvidenceSource[]> {
  const [knowledge, cited] = await Promise.all([
    findWholeDocuments(ctx, { query: topic, limit: maxDocuments }),
    findCitedPages(ctx, topic),
  ])
  return [...(await withOrigins(ctx, knowledge)), ...cited]
}

import type { AgentContext } from '../core/context.ts'
import { markdownBlocks } from '../engines/reader/markdown-blocks.ts'
import type { PageBlock } from '../engines/reader/page-block.ts'
import type { EvidenceSource } from '../engines/writer/writer.ts'
import type { Expansion } from '../knowledge/compile-query.ts'
import { findEvidenceDocuments } from '../knowledge/find-evidence-documents.ts'
import { type DocumentOrigin, findOrigins } from '../knowledge/find-origins.ts'
import type { FoundDocument } from '../knowledge/found-document.ts'
import { listVoiceSamples } from '../knowledge/list-voice-samples.ts'

export type KnowledgeEvidence = {
  sources: EvidenceSource[]
  /** Titles of documents that have some of the topic and for which there was no room. */
  withoutRoom: string[]
}

/** The tenant's documents that bear on a topic, whole or by sections, and behind them samples of how it sounds. */
export async function findKnowledgeEvidence(
  ctx: AgentContext,
  query: {
    topic: string
    expansion?: Expansion | undefined
    takesWeak?: boolean
    takesSmall?: boolean
    isAboutOurselves?: boolean
  },
): Promise<KnowledgeEvidence> {
  const [{ documents, withoutRoom }, voice] = await Promise.all([
    findEvidenceDocuments(ctx, query),
    listVoiceSamples(ctx),
  ])
  return { sources: await withOrigins(ctx, [...documents, ...voice]), withoutRoom }
}

/** Documents as a writer takes them, with what pages among them said of their publisher, author and date. */
export async function withOrigins(
  ctx: AgentContext,
  documents: readonly FoundDocument[],
): Promise<EvidenceSource[]> {
  const ids = documents.map(({ documentId }) => documentId)
  return asEvidence(documents, await findOrigins(ctx, ids))
}

/** Documents as a writer takes them. */
export function asEvidence(
  documents: readonly FoundDocument[],
  origins: ReadonlyMap<string, DocumentOrigin> = new Map(),
): EvidenceSource[] {
  return documents.map((document) => ({
    id: document.documentId,
    kind: 'knowledge',
    title: document.title,
    url: document.sourceUrl,
    language: document.language,
    own: true,
    role: document.role,
    ...(origins.get(document.documentId) ?? { publishedAt: null }),
    blocks: passageBlocks(document.passages),
  }))
}

/** The headings above a passage are repeated only where they change. */
function passageBlocks(passages: readonly { text: string; headingPath: readonly string[] }[]): PageBlock[] {
  let path: readonly string[] = []
  return passages.flatMap((passage) => {
    const same = passage.headingPath.findIndex((heading, depth) => heading !== path[depth])
    const from = same < 0 ? passage.headingPath.length : same
    path = passage.headingPath
    const headings = path.slice(from).map((text, index): PageBlock => headingBlock(text, from + index))
    return [...headings, ...markdownBlocks(passage.text)]
  })
}

/** The document's own title is level 1, so its content begins at level 2. */
function headingBlock(text: string, depth: number): PageBlock {
  return { kind: 'heading', level: ([2, 3, 4, 5] as const)[depth] ?? 6, text }
}

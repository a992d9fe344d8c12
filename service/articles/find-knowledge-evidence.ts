import type { AgentContext } from '../context.ts'
import { markdownBlocks } from '../engines/reader/markdown-blocks.ts'
import type { PageBlock } from '../engines/reader/page-block.ts'
import type { EvidenceSource } from '../engines/writer/writer.ts'
import { findPassages } from '../knowledge/find-passages.ts'
import type { FoundDocument } from '../knowledge/found-document.ts'

/** The tenant's documents whose passages rank for a query, each with those passages only. */
export async function findKnowledgeEvidence(
  ctx: AgentContext,
  query: { text: string; limit: number },
): Promise<EvidenceSource[]> {
  return asEvidence(await findPassages(ctx, { query: query.text, limit: query.limit }))
}

/** Documents as a writer takes them. */
export function asEvidence(documents: readonly FoundDocument[]): EvidenceSource[] {
  return documents.map((document) => ({
    id: document.documentId,
    kind: 'knowledge',
    title: document.title,
    url: document.sourceUrl,
    language: document.language,
    own: true,
    role: document.role,
    publishedAt: null,
    blocks: passageBlocks(document.passages),
  }))
}

/** The headings a passage stands under are said again only where they change. */
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

/** The document's own title is level 1, so that what stands in it begins at level 2. */
function headingBlock(text: string, depth: number): PageBlock {
  const level = depth === 0 ? 2 : depth === 1 ? 3 : 4
  return { kind: 'heading', level, text }
}

import type { AgentContext } from '../core/context.ts'
import { articleEvidence } from '../db/schema/articles.ts'
import type { EvidenceSource, WrittenArticle } from '../engines/writer/writer.ts'
import { blockMarkdown } from './evidence-markdown.ts'

/** Of all sources of one article together, in characters. */
const maxEvidenceLength = 400_000

/**
 * Stores all text that was read for an article, cited or not, so that edits are checked against it. Part of the
 * transaction that finishes the article; deleted with the article.
 */
export async function storeEvidence(
  tx: AgentContext,
  articleId: string,
  read: { evidence: readonly EvidenceSource[]; cited: WrittenArticle['sources'] },
): Promise<void> {
  const references = new Map(read.cited.map(({ id, reference }) => [id, reference]))
  const referenceOf = ({ id }: EvidenceSource) => references.get(id) ?? null
  // What the text cites comes first, so that a bound never cuts it for something unused.
  const ordered = read.evidence.toSorted(
    (one, other) =>
      (referenceOf(one) ?? Number.POSITIVE_INFINITY) - (referenceOf(other) ?? Number.POSITIVE_INFINITY) || 0,
  )
  let left = maxEvidenceLength
  const rows = ordered.flatMap((source) => {
    const text = boundedMarkdown(source, left)
    left -= text.length
    if (text === '') return []
    return [
      {
        articleId,
        tenantId: tx.caller.tenantId,
        reference: referenceOf(source),
        kind: source.kind,
        role: source.role,
        title: clean(source.title),
        url: source.url,
        documentId: source.kind === 'page' ? null : source.id,
        language: source.language,
        publishedAt: source.publishedAt,
        text,
      },
    ]
  })
  if (rows.length === 0) return
  await tx.db.insert(articleEvidence).values(rows.map((row, position) => ({ ...row, position })))
}

/** Whole blocks, as many as fit. */
function boundedMarkdown({ blocks }: EvidenceSource, maxLength: number): string {
  const kept: string[] = []
  let length = 0
  for (const block of blocks) {
    const text = blockMarkdown(block)
    length += text.length + 2
    if (length > maxLength) break
    if (text !== '') kept.push(text)
  }
  return kept.join('\n\n')
}

function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

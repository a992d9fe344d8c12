import type { ArticleClaim, ArticleSource } from '#contract/drafts.ts'
import { findClaims } from './claim-ranges.ts'
import { isInBody } from './claim-verdict.ts'
import type { DraftText } from './draft-text.ts'

/**
 * A draft in which a statement cites a document, under the number it has among the sources or the next free one. Undefined
 * unless the statement stands once in the body.
 */
export function citeStatement(
  text: DraftText,
  claim: ArticleClaim,
  { documentId, sources }: { documentId: string; sources: readonly ArticleSource[] },
): Partial<DraftText> | undefined {
  if (!isInBody(claim)) return undefined
  const [range, another] = findClaims([text.markdown], [claim])
  if (!range || another) return undefined
  const cited = text.cited ?? []
  const numbered = [...sources, ...cited]
  const known = numbered.find(({ document_id }) => document_id === documentId)?.reference
  const reference = known ?? Math.max(0, ...numbered.map((one) => one.reference)) + 1
  const markdown = `${text.markdown.slice(0, range.end)} [${reference}]${text.markdown.slice(range.end)}`
  return {
    markdown,
    ...(known === undefined && { cited: [...cited, { reference, document_id: documentId }] }),
  }
}

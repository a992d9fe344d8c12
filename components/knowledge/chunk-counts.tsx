import type { UploadedDocument } from '#contract/knowledge.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'

/** `12 passages · 4,310 tokens`, and how many of them no search can find. */
export function ChunkCounts({ document }: { document: UploadedDocument }) {
  const { chunks_count, chunks_failed, token_count } = document
  // Every document has a passage: none means that the server did not say.
  if (chunks_count === 0) return null
  return (
    <>
      {formatCount(chunks_count, 'passage')} · {formatNumber(token_count)} tokens
      {chunks_failed > 0 && <span className="text-warn"> · {formatNumber(chunks_failed)} failed</span>}
    </>
  )
}

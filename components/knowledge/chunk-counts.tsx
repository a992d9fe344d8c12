import type { UploadedDocument } from '#contract/knowledge.ts'
import { lengthInWords, searchableShare } from './document-size.ts'

/** `3,200 words`, and how much of them no search can find. */
export function ChunkCounts({ document }: { document: UploadedDocument }) {
  const share = searchableShare(document)
  if (!share) return null
  return (
    <>
      {lengthInWords(document)}
      {share.isAll ? ', all searchable' : <span className="text-warn">, {share.words} searchable</span>}
    </>
  )
}

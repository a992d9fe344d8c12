import { formatCount, formatNumber } from '#lib/format-number.ts'

/** The words of a document as the service counted them; about, from its tokens, where it did not. */
export function lengthInWords(document: { word_count?: number | undefined; token_count: number }): string {
  const { word_count: counted, token_count: tokens } = document
  if (counted !== undefined) return formatCount(counted, 'word')
  // A token is about three quarters of a word; two digits are as exact as that is.
  const words = Math.round(tokens * 0.75)
  const step = 10 ** Math.max(0, String(words).length - 2)
  return `about ${formatCount(Math.round(words / step) * step, 'word')}`
}

/** How much of a document search and articles can use; undefined where the server did not say. */
export function searchableShare(document: {
  chunks_count: number
  chunks_failed: number
}): { isAll: boolean; words: string } | undefined {
  const { chunks_count: all, chunks_failed: failed } = document
  // Every document has a passage.
  if (all === 0) return undefined
  if (failed === 0) return { isAll: true, words: 'All of it' }
  return { isAll: false, words: `${formatNumber(all - failed)} of ${formatCount(all, 'passage')}` }
}

import type { ArticleRow } from './get-article-row.ts'

/** What is said of a draft that was to be published by itself and was not; empty for any other article. */
function heldBackMessage(row: Pick<ArticleRow, 'status' | 'reason' | 'problems'>): string {
  if (row.status !== 'generated' || row.reason === null || row.problems.length === 0) return ''
  return `It stays a draft and was not published by itself. ${row.problems.map(({ message }) => message).join(' ')}`
}

/** How an article ended, for a person: what its writer said, what was noticed, and why it is not public. */
export function articleMessage(row: Pick<ArticleRow, 'status' | 'reason' | 'problems' | 'message'>): string {
  return joinSentences([row.message, heldBackMessage(row)])
}

/** Notes as one text; what a note before it says already is not said again. */
export function joinSentences(notes: readonly string[]): string {
  let text = ''
  for (const note of notes.map((one) => one.trim())) {
    if (note === '' || text.includes(note)) continue
    text = text === '' ? note : `${text} ${note}`
  }
  return text
}

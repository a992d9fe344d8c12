import type { SentenceChange } from '../writer.ts'

/** What an edit put in, as far as it still stands in the text, and what it took out. */
export function showChanges(changes: readonly SentenceChange[], text: string): string[] {
  return changes.flatMap(({ before, after }) => {
    if (after === '') return [`(removed) ${before}`]
    return text.includes(after) ? [after] : []
  })
}

import type { SentenceChange } from '../writer.ts'
import { countWords } from './text-length.ts'

/** An editor that deletes more than this much of a text is not editing it. */
const maxDeletedShare = 0.15

/**
 * Replaces sentences in some texts. A patch counts only where its `before` occurs exactly once in all of them and is
 * within one line; together they may not delete much.
 */
export function applyPatches<T extends Record<string, string>>(
  texts: T,
  patches: readonly SentenceChange[],
): { texts: T; applied: SentenceChange[] } {
  const patched: Record<string, string> = { ...texts }
  const applied: SentenceChange[] = []
  let mayDelete = countWords(Object.values(texts).join('\n')) * maxDeletedShare
  for (const patch of patches) {
    const { before, after } = stripLineMarks(patch, Object.values(patched))
    const key = Object.keys(patched).find((name) => patched[name]?.includes(before))
    const count = Object.values(patched).reduce((sum, text) => sum + text.split(before).length - 1, 0)
    if (before === '' || before.includes('\n') || before === after || count !== 1 || key === undefined)
      continue
    if (before.startsWith('|') && !/^\|.*\|$/.test(after)) continue
    const lost = Math.max(0, countWords(before) - countWords(after))
    if (lost > mayDelete || countWords(after) > countWords(before) * 2 + 30) continue
    mayDelete -= lost
    patched[key] = tidyGap((patched[key] ?? '').replace(before, () => after))
    applied.push({ before, after, reason: patch.reason.replace(/\s+/g, ' ').trim().slice(0, 300) })
  }
  return { texts: { ...texts, ...patched }, applied }
}

/** How the review is shown what stands around the text. */
const lineLabel = /^\s*(?:TITLE|DESCRIPTION|TAKEAWAYS?):\s*/
const lineMarks = /^(?:#{1,6}|[-*>]|\d+\.)\s+/

/**
 * Titles and takeaways are shown with the marks of a heading or list item, and answered with them; a heading that is
 * answered without its marks keeps them.
 */
function stripLineMarks(patch: SentenceChange, texts: string[]): { before: string; after: string } {
  const before = patch.before.replace(lineLabel, '').trim()
  const after = patch.after.replace(/\s+/g, ' ').replace(lineLabel, '').trim()
  const marks = lineMarks.exec(before)?.[0] ?? ''
  if (marks === '') return { before, after }
  const bare = after.replace(lineMarks, '')
  if (!texts.some((text) => text.includes(before))) return { before: before.slice(marks.length), after: bare }
  return { before, after: bare === '' ? '' : marks + bare }
}

/** What a removed sentence leaves: two spaces, an empty list item, three line breaks. */
export function tidyGap(text: string): string {
  return text
    .replace(/(?<=\S) {2,}(?=\S)/g, ' ')
    .replace(/^[ \t]*(?:[-*]|\d+\.)[ \t]*$\n?/gm, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

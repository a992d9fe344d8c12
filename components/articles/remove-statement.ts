import type { ArticleClaim } from '#contract/drafts.ts'
import { findClaims } from './claim-ranges.ts'
import { memberOf } from './correct-statement.ts'
import type { DraftText } from './draft-text.ts'

/** The end of a sentence with what belongs to it: closing marks and references, on either side of the full stop. */
const sentenceEnd =
  /^(?:["”’»)*_]|[ \t]*\[\d{1,3}(?:\s*[,;]\s*\d{1,3})*\])*[.。!?！？…]*(?:["”’»)*_]|[ \t]*\[\d{1,3}(?:\s*[,;]\s*\d{1,3})*\])*/
/** Nothing before it on its line, another sentence, or the mark of a list or quotation. */
const sentenceStart = /(?:^[ \t]*(?:(?:[-*+]|\d{1,3}[.)]|>)[ \t]+)*|[.。!?！？…\])”"’»:][ \t]+|[。！？])$/
const listMark = /^[ \t]*(?:(?:[-*+]|\d{1,3}[.)]|>)[ \t]*)+$/

/**
 * A draft without one statement. Undefined unless the statement is one whole sentence that stands there once, in the body or
 * the description, and what is left reads as before: headings, table rows and half sentences are left to a person.
 */
export function removeStatement(text: DraftText, claim: ArticleClaim): Partial<DraftText> | undefined {
  const member = memberOf(claim)
  if (claim.kind !== 'statement' || claim.place === 'title' || claim.place === 'heading') return undefined
  const whole = text[member]
  const [range, another] = findClaims([whole], [claim])
  if (!range || another) return undefined
  const end = range.end + (sentenceEnd.exec(whole.slice(range.end))?.[0].length ?? 0)
  const lineStart = whole.lastIndexOf('\n', range.start - 1) + 1
  // Emphasis that ends with the statement goes with it.
  const emphasis = isWholeMarkup(whole.slice(range.start, end))
    ? 0
    : (/[*_]+$/.exec(whole.slice(lineStart, range.start))?.[0].length ?? 0)
  const start = range.start - emphasis
  const removed = whole.slice(start, end)
  const before = whole.slice(lineStart, start)
  const lineEnd = whole.indexOf('\n', end)
  const after = whole.slice(end, lineEnd < 0 ? whole.length : lineEnd)
  if (/^[ \t]*[#|]/.test(before) || removed.includes('\n\n') || !isWholeMarkup(removed)) return undefined
  if (!sentenceStart.test(before) || !/^(?:$|[ \t]|[^\p{P}\p{S}\p{L}\p{N}])/u.test(after)) return undefined
  const left = joined(whole.slice(0, start), whole.slice(end), before, after)
  return left.trim() === '' ? undefined : { [member]: left }
}

/** Emphasis, code and links that begin within it end within it. */
function isWholeMarkup(removed: string): boolean {
  const count = (mark: RegExp) => removed.match(mark)?.length ?? 0
  return (
    count(/\*+/g) % 2 === 0 &&
    count(/`/g) % 2 === 0 &&
    count(/\[/g) === count(/\]/g) &&
    count(/\(/g) === count(/\)/g)
  )
}

function joined(head: string, tail: string, before: string, after: string): string {
  const isAlone = after.trim() === '' && (before.trim() === '' || listMark.test(before))
  // A paragraph or list item that said nothing else goes with its line.
  if (isAlone) {
    const above = head.slice(0, head.length - before.length)
    return above.trimEnd() + widerGap(above, tail) + tail.trimStart()
  }
  if (after.trim() === '') return head.trimEnd() + tail.replace(/^[ \t]+/, '')
  return head + tail.replace(/^[ \t]+/, '')
}

/** What stands between the lines around what is gone: a paragraph never runs into the list before it. */
function widerGap(above: string, below: string): string {
  if (above.trim() === '' || below.trim() === '') return ''
  return /\n[ \t]*\n\s*$/.test(above) || /^[ \t]*\n[ \t]*\n/.test(below) ? '\n\n' : '\n'
}

import { readReferences, replaceReferences } from '../../claim-check/references.ts'
import { type MarkdownNode, parseMarkdown, spanOf, textOf } from '../../markdown/markdown-tree.ts'
import type { SentenceChange } from '../writer.ts'
import { keepReferencesOf, locatePassage } from './locate-passage.ts'
import { asOneLine } from './one-line.ts'
import { countWords } from './text-length.ts'
import { widenToSentences } from './whole-sentence.ts'

/** An editor that deletes more than this much of a text is not editing it. */
const maxDeletedShare = 0.15

export type Patched<T> = {
  texts: T
  applied: SentenceChange[]
  /** Those that stand nowhere, in two places, or would harm. */
  missed: SentenceChange[]
}

/**
 * Replaces sentences or paragraphs in some texts. A patch counts only where its `before` stands in exactly one place of
 * all of them and within one line; one of a part of a sentence is widened to it. Together they may not delete much.
 * @param isBorrowed true for a line that gives a source what the text worked out itself
 */
export function applyPatches<T extends Record<string, string>>(
  texts: T,
  patches: readonly SentenceChange[],
  isBorrowed: (line: string) => boolean = () => false,
): Patched<T> {
  const patched: Record<string, string> = { ...texts }
  const applied: SentenceChange[] = []
  const missed: SentenceChange[] = []
  let mayDelete = countWords(Object.values(texts).join('\n')) * maxDeletedShare
  for (const patch of patches) {
    const label = lineLabel.exec(patch.before)?.[1]?.toLowerCase()
    const among = Object.entries(patched).filter(([key]) => label === undefined || key === label)
    const marked = stripLineMarks(
      patch,
      among.map(([, text]) => text),
    )
    const places = among.flatMap(([key, text]) =>
      locatePassage(text, marked.before).map((place) => ({ key, text, ...place })),
    )
    const [found] = places
    const wide =
      found && !found.text.slice(found.start, found.end).includes('\n')
        ? widenToSentences(found.text, { ...found, after: marked.after })
        : undefined
    const place = wide === null ? undefined : found && { ...found, ...wide }
    if (marked.before !== '' && marked.before === marked.after) continue
    const before = place ? place.text.slice(place.start, place.end) : marked.before
    const isCited = place !== undefined && (isHeaderRow(place) || isCitedBeside(place, before))
    const said = place && inLines(wide?.after ?? marked.after, place)
    if (!place || said === undefined || places.length > 1) {
      missed.push(patch)
      continue
    }
    const after = isCited ? said : citeOnce(keepReferencesOf(before, said, isBorrowed))
    const lost = Math.max(0, countWords(before) - countWords(after))
    if (!isFit(before, after) || lost > mayDelete) {
      missed.push(patch)
      continue
    }
    mayDelete -= lost
    patched[place.key] = tidyGap(place.text.slice(0, place.start) + after + restAfter(place, after))
    applied.push({ before, after, reason: patch.reason.replace(/\s+/g, ' ').trim().slice(0, 300) })
  }
  const whole = Object.fromEntries(
    Object.entries(patched).map(([key, text]) => [
      key,
      unlistLoneItems(fitTableRules(text), texts[key] ?? ''),
    ]),
  )
  return { texts: { ...texts, ...whole }, applied, missed }
}

/** An editor who adds a column rarely thinks of the rule under the headings, without which it is no table. */
function fitTableRules(text: string): string {
  return text.replace(
    /^(\|.*\|)[ \t]*\n\|([ \t|:-]+)\|[ \t]*$/gm,
    (table: string, header: string, rule: string) => {
      const columns = header.split('|').length - 2
      const cells = rule.split('|')
      if (cells.length === columns || !cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell))) return table
      const fitted = Array.from({ length: columns }, (_, index) => cells[index] ?? ' --- ')
      return `${header}\n|${fitted.join('|')}|`
    },
  )
}

/**
 * An item whose neighbours were all cut or merged into it is a paragraph. One that stood alone before stays what it was: steps
 * with a paragraph after each are lists of one, and their numbers say their order.
 */
function unlistLoneItems(text: string, original: string): string {
  const [lists, listsBefore] = [readLists(text), readLists(original)]
  const count = (all: readonly MarkdownNode[][]) => all.reduce((sum, items) => sum + items.length, 0)
  if (count(lists) >= count(listsBefore)) return text
  const aloneBefore = new Set(listsBefore.flatMap((items) => (items.length === 1 ? items.map(textOf) : [])))
  const lone = lists.flatMap((items) => {
    const [item] = items
    const isLone = items.length === 1 && item?.children?.length === 1 && !aloneBefore.has(textOf(item))
    return isLone ? [spanOf(item).start] : []
  })
  return lone.reduceRight(
    (rest, start) => rest.slice(0, start) + rest.slice(start).replace(itemMark, ''),
    text,
  )
}

/**
 * What stands behind a place. What goes from the beginning of a line takes what set it apart with it: the line break of an
 * item, which would set the items of its list apart, and the blank before the next sentence.
 */
function restAfter(
  { text, start, end }: { text: string; start: number; end: number },
  after: string,
): string {
  const rest = text.slice(end)
  const isAtStart = start === 0 || text.charAt(start - 1) === '\n'
  if (after !== '' || !isAtStart) return rest
  return listMark.test(text.slice(start, end)) ? rest.replace(/^\n/, '') : rest.replace(/^[ \t]+/, '')
}

/** The items of each list that stands in the text itself. */
function readLists(markdown: string): MarkdownNode[][] {
  return (parseMarkdown(markdown).children ?? []).flatMap(({ type, children = [] }) =>
    type === 'list' ? [children] : [],
  )
}

/** The row over a table's rule may give its references to the rows under it. */
function isHeaderRow({ text, start, end }: { text: string; start: number; end: number }): boolean {
  return (
    text.charAt(start) === '|' &&
    /^[ \t]*\n[ \t]*\|[ \t|:-]+$/.test(text.slice(end).split('\n', 2).join('\n'))
  )
}

/** An added list item has a line of its own only behind the end of an item, and a paragraph may be made two; anywhere else lines are one. */
function inLines(after: string, { text, start, end }: { text: string; start: number; end: number }): string {
  if (after.startsWith('|')) return after
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, end)
  const isLast = end === text.length || text.charAt(end) === '\n'
  const isKept = after.includes('\n\n') ? start === from && !lineMarks.test(line) : listMark.test(line)
  return isLast && isKept ? after : after.replace(/\n+/g, ' ')
}

/** A reference covers its paragraph: where another sentence carries it, an editor may take it out of this one. */
function isCitedBeside(
  { text, start, end }: { text: string; start: number; end: number },
  before: string,
): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from).split('\n', 1).join('')
  const beside = new Set(readReferences(line.slice(0, start - from) + line.slice(end - from)))
  const references = readReferences(before)
  return !line.startsWith('|') && references.length > 0 && references.every((number) => beside.has(number))
}

/** A reference covers its whole row: there it stands once, where it stood first. */
function citeOnce(text: string): string {
  return text.split('\n').map(citeRowOnce).join('\n')
}

function citeRowOnce(line: string): string {
  if (!line.startsWith('|')) return line
  const seen = new Set<number>()
  return replaceReferences(line, (numbers) => {
    const fresh = numbers.filter((number) => !seen.has(number))
    for (const number of fresh) seen.add(number)
    return fresh.map((number) => `[${number}]`).join('')
  }).replace(/ {2,}\|/g, ' |')
}

function isFit(before: string, after: string): boolean {
  if (before === '' || before.includes('\n')) return false
  if (before.startsWith('|') && !after.split('\n').every((row) => /^\|.*\|$/.test(row))) return false
  return countWords(after) <= countWords(before) * 2 + 30
}

/** How the review is shown what stands around the text; a patch with a label is of that line alone. */
const lineLabel = /^\s*(TITLE|DESCRIPTION):\s*/
const listMark = /^\s*(?:[-*]|\d+\.)\s/
const itemMark = /^(?:[-*]|\d+\.)[ \t]+/
const beforeItem = /\s*\n\s*(?=(?:[-*]|\d+\.)\s)/
const lineMarks = /^(?:#{1,6}|[-*>]|\d+\.)\s+/

/** Paragraphs with a blank line between them; null where there is one, or another thing than prose among them. */
function readParagraphs(after: string): string | null {
  const paragraphs = after
    .trim()
    .split(/\n\s*\n/)
    .map(asOneLine)
  const isProse = paragraphs.every((line) => !lineMarks.test(line) && !line.startsWith('|'))
  return paragraphs.length > 1 && isProse ? paragraphs.join('\n\n') : null
}

/**
 * Titles are shown with the marks of a heading or with a label, and answered with them; a heading that is answered
 * without its marks keeps them.
 */
function stripLineMarks(patch: SentenceChange, texts: string[]): { before: string; after: string } {
  const before = patch.before.replace(lineLabel, '').trim()
  // An editor who adds a row answers with two, and a table has each on a line of its own.
  const after = before.startsWith('|')
    ? patch.after.trim().replace(/\s*\n\s*/g, '\n')
    : (readParagraphs(patch.after) ?? patch.after.trim().split(beforeItem).map(asOneLine).join('\n'))
        .replace(lineLabel, '')
        .trim()
  const marks = lineMarks.exec(before)?.[0] ?? ''
  if (marks === '') return { before, after }
  const bare = after.replace(lineMarks, '')
  if (!texts.some((text) => locatePassage(text, before).length > 0))
    return { before: before.slice(marks.length), after: bare }
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

import type { Sentence } from '../../sentence.ts'
import { countPartWords, type Part, sentencesOf } from '../passage.ts'
import { sum } from '../selling-words/looks-sold.ts'
import type { RatedSection } from './rate-sections.ts'

/** Words of what a seller promises, and of the table of its prices. */
const maxPromises = 160
const maxItems = 4
const maxTable = 80
/** What stands between two claims is told with them up to so many words. */
const maxRun = 50
/** What a seller sets in bold, in a sentence of so many words. */
const bold = /\*\*[^*]+\*\*/u
const minBold = 7
const note = /^\s*(?:\\?\*){1,3}\s?\S|^\s*[¹²³†]\s?\S/u
const marked = /[\p{L}\p{N}%€$£)][.!]?(?:\\?\*){1,3}(?=["”’»“.!]*(?:\s|$))|[¹²³†](?=["”’»“.!]*(?:\s|$))/u
const figure = /\p{N}\s?(?:[%€$£]|\p{L})/u
const priced = (cell: string) => /[€$£]/u.test(cell) || sum.test(cell)
/** How long one is bound stands among the prices. */
const bound =
  /(?<!\p{L})(?:agreement|contract|cancel\p{L}*|renews?|vertrag\p{L}*|laufzeit|engagement|résili\p{L}*|contrato|permanencia|contratto|disdetta|opzegtermijn)(?!\p{L})/iu

/**
 * What a seller says that can be checked: the promises with a figure or a mark, the small print that the marks lead to, and
 * what it costs; praise is left out. Null where it promises nothing.
 */
export function promisesOf(
  sections: readonly RatedSection[],
  words: number,
  /** What it asks for is told where the topic is about buying it. */
  asksPrice: boolean,
): RatedSection | null {
  const parts = sections.flatMap((one) => one.parts)
  const notes = parts.filter(
    (part) => part.kind === 'paragraph' && note.test(part.sentences[0]?.passage ?? ''),
  )
  const lists = parts.flatMap((part): Part[] => {
    if (part.kind !== 'list') return []
    const items = part.items.filter(
      ([one]) => one !== undefined && (marked.test(one.passage) || figure.test(one.text)),
    )
    return items.length === 0 ? [] : [{ ...part, lead: [], items: items.slice(0, maxItems) }]
  })
  const said = parts.flatMap((part): Part[] => {
    if (part.kind !== 'paragraph' || notes.includes(part)) return []
    // What customers say is no promise.
    if (/^\s*["“„«»‘]/u.test(part.sentences[0]?.text ?? '')) return []
    const isClaim = ({ passage, text, words: said }: Sentence, at: number) =>
      marked.test(passage) ||
      figure.test(text) ||
      (said >= minBold && bold.test(passage)) ||
      isLeadOf(part.sentences[at + 1])
    const from = part.sentences.findIndex(isClaim)
    const to = part.sentences.findLastIndex(isClaim) + 1
    const run = part.sentences.slice(Math.max(0, from), to)
    const isShort = run.reduce((sum, one) => sum + one.words, 0) <= maxRun
    const sentences = isShort ? run : part.sentences.filter(isClaim)
    return sentences.length === 0 ? [] : [{ ...part, sentences }]
  })
  const prices = parts.filter(
    (part) =>
      part.kind === 'table' &&
      part.table.words <= maxTable &&
      part.table.rows.some(({ cells }) =>
        cells.some((cell) => marked.test(cell) || bound.test(cell) || (asksPrice && priced(cell))),
      ),
  )
  const told = new Set<Part>()
  let left = Math.min(words, maxPromises)
  for (const whole of [...lists.slice(0, 1), ...said.slice(0, 2), ...prices.slice(0, 1)]) {
    const unit = fitted(whole, notes, told, left)
    left -= countPartWords(unit.filter((part) => !told.has(part)))
    for (const part of unit) told.add(part)
  }
  const [first] = sections
  if (first === undefined || ![...told].some((part) => part.kind !== 'table')) return null
  const inOrder = [...told].toSorted((a, b) => a.block - b.block)
  return { ...first, parts: inOrder, words: countPartWords(inOrder) }
}

/** "If you do not, the bill rises by 12%**" goes on from the sentence before it. */
function isLeadOf(next: Sentence | undefined): boolean {
  return next !== undefined && marked.test(next.passage)
}

/** A promise with the small print that its marks lead to, as much of it as there is room for. */
function fitted(whole: Part, notes: readonly Part[], told: ReadonlySet<Part>, room: number): Part[] {
  const size = (unit: readonly Part[]) => countPartWords(unit.filter((part) => !told.has(part)))
  let part = withoutUnnoted(whole, notes)
  while (part !== null) {
    const unit = [part, ...notesOf(part, notes)]
    if (size(unit) <= room) return unit
    part = part.kind === 'list' && part.items.length > 1 ? { ...part, items: part.items.slice(0, -1) } : null
  }
  return []
}

/** The small print among some parts, each with its mark; null marks are none. */
export function marksOf(parts: readonly Part[]): ReadonlyMap<Part, string> {
  const marks = new Map<Part, string>()
  for (const part of parts) {
    const mark = markOf(part)
    if (mark === null) continue
    const isTaken = [...marks.values()].includes(mark)
    // Two notes with one mark in a row: a star of the second was lost.
    marks.set(part, isTaken && mark.includes('*') ? `${mark}*` : mark)
  }
  return marks
}

/** The small print that the marks of a part lead to. */
export function notesOf(part: Part, notes: readonly Part[]): Part[] {
  return [...marksOf(notes)].flatMap(([note, mark]) =>
    note !== part && textsOf(part).some((text) => endsWith(text, mark)) ? [note] : [],
  )
}

/** A part without the promises whose mark leads nowhere; null where nothing is left. */
export function withoutUnnoted(part: Part, notes: readonly Part[]): Part | null {
  const marks = [...marksOf(notes).values()]
  const isNoted = (text: string) =>
    [...text.replaceAll('\\', '').matchAll(anyMark)].every(([mark]) => marks.includes(mark))
  if (notes.includes(part)) return part
  if (part.kind === 'list') {
    const items = part.items.filter((item) => item.every(({ passage }) => isNoted(passage)))
    return items.length === 0 ? null : { ...part, items }
  }
  if (part.kind === 'paragraph') {
    const sentences = part.sentences.filter(({ passage }) => isNoted(passage))
    return sentences.length === 0 ? null : { ...part, sentences }
  }
  const rows = part.table.rows.filter(({ cells }) => isNoted(cells.join(' ')))
  return rows.length === 0 ? null : { ...part, table: { ...part.table, rows } }
}

const anyMark = /(?<=[^\s*])(?:\*{1,5}|[¹²³†])(?=["”’»“.!\s]|$)/gu

function endsWith(text: string, mark: string): boolean {
  return new RegExp(`[^\\s*]${mark.replaceAll('*', '\\*')}(?!\\*)`, 'u').test(text)
}

function textsOf(part: Part): string[] {
  return part.kind === 'table'
    ? part.table.rows.map(({ cells }) => cells.join(' '))
    : sentencesOf(part).map(({ passage }) =>
        withoutBold(passage)
          .replaceAll('\\', '')
          .replace(/\s+(?=\*+\s*$)/u, ''),
      )
}

/** "**Up to 95 %** *": what is set bold ends on no mark of its own. */
const withoutBold = (passage: string) => passage.replace(/\*\*([^*\\]+)\*\*/gu, '$1')

/** The mark of a note: its stars, or its sign. */
function markOf(part: Part): string | null {
  const [first] = part.kind === 'paragraph' ? part.sentences : []
  const [mark] = /^\s*(?:(?:\\?\*){1,3}|[¹²³†])/u.exec(first?.passage ?? '') ?? []
  // "*\* Best result of our own trials*": the first star only slants the note.
  const own = mark?.trim().replace(/^\*(?=\\\*)/u, '')
  return own === undefined ? null : own.replaceAll('\\', '')
}

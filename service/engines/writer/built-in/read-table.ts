import type { PageBlock } from '../../reader/page-block.ts'
import { addressesMachine } from '../evidence/addresses-machine.ts'
import { saysHowOften } from './digest/how-often.ts'
import { comparable, plainText } from './plain-text.ts'
import type { EvidenceSection, EvidenceTable } from './sentence.ts'
import { rowText } from './source-text.ts'
import { countWords } from './split-words.ts'

const maxColumns = 9
const maxRows = 16
const maxCellLength = 120
/** In a table without a column of figures: more are sentences. */
const maxCellWords = 20
/** Rows of words beside each other under columns that name the cases. */
const minSideBySide = 3
/** A table in words with more columns lays out a page. */
const maxColumnsOfWords = 4

/** True for a cell that holds a figure, or how often, rather than words. */
function isFigure(cell: string): boolean {
  return (/\p{N}/u.test(cell) || saysHowOften(cell)) && countWords(cell) <= 6
}

/** A table that readers can compare by: a header, two rows or more, a column of figures or amounts to look under, no row twice. Layout tables are left out. */
export function readTable(
  block: Extract<PageBlock, { kind: 'table' }>,
  at: { source: number; block: number },
  section: EvidenceSection,
): EvidenceTable | undefined {
  if ([block.header, ...block.rows].flat().some((cell) => cell.length > maxCellLength * 3)) return
  const header = block.header.map(plainText)
  const seen = new Set<string>()
  const width = header.length
  const rows = block.rows
    .filter((row) => row.length === width)
    .map((row) => ({ cells: row.map(plainText), passage: rowText(row) }))
    .filter(
      ({ cells }) => cells.some((cell) => cell !== '') && !cells.every((cell, at) => cell === header[at]),
    )
  const distinct = rows.filter(({ cells }) => {
    const key = comparable(cells.join(' | '))
    return !seen.has(key) && seen.add(key)
  })
  if (distinct.length < rows.length) return
  if (width < 2 || width > maxColumns || rows.length < 2 || rows.length > maxRows) return
  const cells = [header, ...rows.map((row) => row.cells)].flat()
  if (cells.some((cell) => cell.length > maxCellLength || addressesMachine(cell))) return
  // "Cost of one napkin, average" over the names, or nothing, and nothing over the amounts.
  const isNamedOnce = width === 2 && header[1] === '' && hasFiguresIn(rows, 1)
  if (header.slice(1).some((cell) => cell === '') && !isNamedOnce) return
  const hasFigures = header.some((_, column) => column > 0 && hasFiguresIn(rows, column))
  if (!hasFigures && !isByAmount(rows) && !isSideBySide(header, rows) && !isOfWords(header, rows)) return
  return {
    ...at,
    section,
    caption: captionOf(block.caption) ?? section.heading ?? section.parent,
    header,
    rows,
    words: countWords(cells.join(' ')),
  }
}

type Row = EvidenceTable['rows'][number]

/** "Up to 60 kg: soft", "over 90 kg: firm": what holds for which amount. Years and numbers of steps are no amounts. */
function isByAmount(rows: readonly Row[]): boolean {
  const isAmount = (cell: string) => isFigure(cell) && /\p{N}\s?(?:\p{L}|[%€$£°])/u.test(cell)
  const amounts = rows.filter(({ cells }) => isAmount(cells[0] ?? '')).length
  return amounts >= Math.max(2, rows.length * 0.6) && areShort(rows)
}

/** Things over the columns and what is said of them before the rows, with a figure for each thing in one row at least. */
function isSideBySide(header: readonly string[], rows: readonly Row[]): boolean {
  return header[0] === '' && rows.some(({ cells }) => cells.slice(1).every(isFigure)) && areShort(rows)
}

/** A table in words: in which case what is so. Whether it is of the topic its head has to show. */
function isOfWords(header: readonly string[], rows: readonly Row[]): boolean {
  return (
    header.length <= maxColumnsOfWords &&
    header.slice(1).every((cell) => countWords(cell) > 0) &&
    rows.every(({ cells }, at) =>
      cells.every((cell) => /\p{L}/u.test(cell) || /^[–—-]?$/u.test(cell) || cell === String(at + 1)),
    ) &&
    rows.every(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)).length > 1) &&
    (header[0] !== '' || rows.length >= minSideBySide) &&
    areShort(rows)
  )
}

function hasFiguresIn(rows: readonly Row[], column: number): boolean {
  return rows.filter((row) => isFigure(row.cells[column] ?? '')).length >= Math.max(2, rows.length * 0.6)
}

function areShort(rows: readonly Row[]): boolean {
  return rows.every(({ cells }) => cells.every((cell) => countWords(cell) <= maxCellWords))
}

/** What stands above a table as its name; null where that is a text of its own. */
function captionOf(caption: string | undefined): string | null {
  const text = plainText(caption ?? '')
  return text === '' || text.length > maxCellLength || addressesMachine(text) ? null : text
}

import type { ComparableTable } from '../../writer.ts'
import { escapeCell, escapeMarkdown } from '../escape-markdown.ts'
import { opensResults } from '../read-label.ts'
import type { EvidenceTable } from '../sentence.ts'
import { bareTitle } from '../topic.ts'
import { colonOf, type Pen } from './pen.ts'
import { speakerWithTitle } from './speaker.ts'

const row = (cells: string[]) =>
  `| ${cells.map((cell) => (cell === '' ? ' ' : escapeCell(cell))).join(' | ')} |`

/** A table of a source, whole, under what the source calls it and the source's name; its rows go into the ledger. */
export function writeSourceTable(
  { source, caption, header, rows }: EvidenceTable,
  pen: Pen,
): { markdown: string; comparable: ComparableTable | null } {
  const { ledger, names, phrases, sources } = pen
  const mark = ledger.refer(source)
  const described = captionOf(caption, sources[source]?.title ?? '')
  const name = names.byline(source) === '' ? '' : speakerWithTitle(source, pen)
  const speaker = name === '' ? '' : `${name}${colonOf(phrases)}${phrases.space}`
  const written = writeTableRows({ source, caption, header, rows }, pen)
  return {
    ...written,
    markdown: `${`${speaker}${escapeMarkdown(described)} ${mark}`.trimEnd()}\n\n${written.markdown}`,
  }
}

/** The same without a line above it. */
export function writeTableRows(
  { source, caption, header, rows }: Pick<EvidenceTable, 'source' | 'caption' | 'header' | 'rows'>,
  { ledger, sources }: Pen,
): { markdown: string; comparable: ComparableTable | null } {
  const [, reference] = /(\d+)/.exec(ledger.refer(source)) ?? []
  for (const { cells, passage } of rows) ledger.tabulate(source, cells.join(' | '), passage)
  const described = captionOf(caption, sources[source]?.title ?? '')
  const lines = [
    row(header),
    `| ${header.map((_, at) => (isFigures(rows, at) ? '---:' : '---')).join(' | ')} |`,
    ...rows.map(({ cells }) => row(cells)),
  ]
  return {
    markdown: lines.join('\n'),
    // A figure says where it is from, which an internal document's cannot.
    comparable:
      reference === undefined
        ? null
        : { caption: described, header, rows: rows.map(({ cells }) => cells), reference: Number(reference) },
  }
}

/** What the source calls the table, by its caption or the heading over it; else what the source is called. */
function captionOf(caption: string | null, title: string): string {
  // "Results" is over every table of a study: its title says what of.
  return caption === null || opensResults(caption) ? bareTitle(title) : caption
}

/** Words of a unit or a limit around a figure: "from 1,200 euros", "3 à 4 semaines", 「12万円から」. */
const maxUnitWords = 4
const figureCell = /^\P{L}*(?:\p{L}{1,8}\s)?\P{L}*\p{N}/u
/** A year in the middle of words is no figure of a column. */
const wordsOf = (cell: string) => cell.match(/\p{L}+/gu) ?? []

/** True for a column of figures with or without their units, which is read from the right. */
function isFigures(rows: EvidenceTable['rows'], column: number): boolean {
  const cells = rows.map((row) => (row.cells[column] ?? '').trim())
  const filled = cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell))
  return (
    column > 0 &&
    filled.length > 0 &&
    filled.every((cell) => figureCell.test(cell) && wordsOf(cell).length <= maxUnitWords)
  )
}

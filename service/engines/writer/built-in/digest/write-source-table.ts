import type { ComparableTable } from '../../writer.ts'
import { escapeCell, escapeMarkdown } from '../escape-markdown.ts'
import { opensResults } from '../read-label.ts'
import type { EvidenceTable } from '../sentence.ts'
import { bareTitle } from '../topic.ts'
import { colonOf, type Pen } from './write-finding.ts'

const row = (cells: string[]) =>
  `| ${cells.map((cell) => (cell === '' ? ' ' : escapeCell(cell))).join(' | ')} |`

/** A table of a source, whole, under what the source calls it and the source's name; its rows go into the ledger. */
export function writeSourceTable(
  { source, caption, header, rows }: EvidenceTable,
  { ledger, names, phrases, sources }: Pen,
): { markdown: string; comparable: ComparableTable | null } {
  const mark = ledger.refer(source)
  for (const { cells, passage } of rows) ledger.tabulate(source, cells.join(' | '), passage)
  const described = captionOf(caption, sources[source]?.title ?? '')
  const lines = [
    row(header),
    `| ${header.map((_, at) => (isFigures(rows, at) ? '---:' : '---')).join(' | ')} |`,
    ...rows.map(({ cells }) => row(cells)),
  ]
  const name = names.byline(source) === '' ? '' : names.full(source)
  const speaker = name === '' ? '' : `${name}${colonOf(phrases)}${phrases.space}`
  const [, reference] = /(\d+)/.exec(mark) ?? []
  return {
    markdown: `${`${speaker}${escapeMarkdown(described)} ${mark}`.trimEnd()}\n\n${lines.join('\n')}`,
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

/** True for a column of figures, which is read from the right. */
function isFigures(rows: EvidenceTable['rows'], column: number): boolean {
  return (
    column > 0 &&
    rows.every(({ cells }) =>
      /^[^\p{L}]*\p{N}[^\p{L}]*(?:\p{L}{1,4}\P{L}*)?$|^\P{L}*$/u.test(cells[column] ?? ''),
    )
  )
}

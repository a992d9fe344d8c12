import type { ComparableTable } from '../../writer.ts'
import { escapeCell, escapeMarkdown } from '../escape-markdown.ts'
import type { EvidenceTable } from '../sentence.ts'
import { colonOf, type Pen } from './write-finding.ts'

const row = (cells: string[]) =>
  `| ${cells.map((cell) => (cell === '' ? ' ' : escapeCell(cell))).join(' | ')} |`

/** A table of a source, whole, under what the source calls it and the source's name; its rows go into the ledger. */
export function writeSourceTable(
  { source, caption, header, rows }: EvidenceTable,
  { ledger, names, phrases }: Pen,
): { markdown: string; comparable: ComparableTable } {
  const reference = ledger.refer(source)
  for (const { cells, passage } of rows) ledger.tabulate(source, cells.join(' | '), passage)
  const isCaption = caption !== null && !/[?？؟]\s*$/u.test(caption)
  const described = isCaption ? caption : header.filter((cell) => cell !== '').join(' · ')
  const lines = [
    row(header),
    `| ${header.map((_, at) => (at === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map(({ cells }) => row(cells)),
  ]
  return {
    markdown: `${names.full(source)}${colonOf(phrases)}${phrases.space}${escapeMarkdown(described)} [${reference}]\n\n${lines.join('\n')}`,
    comparable: { caption: described, header, rows: rows.map(({ cells }) => cells), reference },
  }
}

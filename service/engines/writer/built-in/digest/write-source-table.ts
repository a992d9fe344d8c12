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
): { markdown: string; comparable: ComparableTable | null } {
  const mark = ledger.refer(source)
  for (const { cells, passage } of rows) ledger.tabulate(source, cells.join(' | '), passage)
  const isCaption = caption !== null && !/[?？؟]\s*$/u.test(caption)
  const described = isCaption ? caption : header.filter((cell) => cell !== '').join(' · ')
  const lines = [
    row(header),
    `| ${header.map((_, at) => (at === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map(({ cells }) => row(cells)),
  ]
  const name = names.full(source)
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

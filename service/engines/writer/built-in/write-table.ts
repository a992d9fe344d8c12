import type { ComparableTable } from '../writer.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import type { ArticleTable } from './figure-table.ts'
import { sourceName } from './source-name.ts'
import type { Pen } from './write-paragraph.ts'

const row = (cells: string[]) =>
  `| ${cells.map((cell) => (cell === '' ? ' ' : escapeMarkdown(cell))).join(' | ')} |`

/** A table in Markdown, with what it shows and where it is from over it, and its rows in the ledger. */
export function writeTable(
  table: ArticleTable,
  heading: string,
  pen: Pen,
): { markdown: string; comparable: ComparableTable } {
  const { ledger, evidence } = pen
  const { source, header, rows } = table
  const reference = ledger.refer(source)
  for (const { cells, passage, sentence } of rows) {
    if (sentence === null) ledger.tabulate(source, cells.join(' | '), passage)
    else ledger.state(sentence)
  }
  const columns = header.filter((cell) => cell !== '')
  const named = table.caption !== null && table.caption !== heading ? table.caption : columns.join(' / ')
  const cited = evidence[source]
  const { innerOpen: open, innerClose: close } = pen.phrases.quotes
  const from =
    cited === undefined || cited.own ? '' : ` (${escapeMarkdown(sourceName(cited, { open, close }))})`
  const lead = `**${escapeMarkdown(named)}**${from} [${reference}]`
  const lines = [
    row(header),
    `| ${header.map((_, at) => (at === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map(({ cells }) => row(cells)),
  ]
  return {
    markdown: `${lead}\n\n${lines.join('\n')}`,
    comparable: { caption: named, header, rows: rows.map(({ cells }) => cells), reference },
  }
}

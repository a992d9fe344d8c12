import type { ComparableTable } from '../writer.ts'
import { escapeCell, escapeMarkdown } from './escape-markdown.ts'
import type { ArticleTable } from './figure-table.ts'
import { sourceName } from './source-name.ts'
import type { Pen } from './write-paragraph.ts'

const row = (cells: string[]) =>
  `| ${cells.map((cell) => (cell === '' ? ' ' : escapeCell(cell))).join(' | ')} |`

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
  const described = (header[0] === '' ? columns : columns.slice(1)).join(' · ')
  // A question over a table is what the text before it answers, not what the table shows.
  const isCaption = table.caption !== null && table.caption !== heading && !/[?？؟]\s*$/u.test(table.caption)
  const named = isCaption && table.caption !== null ? table.caption : described
  const isTelling = named !== described || header[0] !== ''
  const cited = evidence[source]
  const { innerOpen: open, innerClose: close } = pen.phrases.quotes
  const name = cited === undefined || cited.own ? '' : escapeMarkdown(sourceName(cited, { open, close }))
  // A stranger's figures say whose they are even where a caption would only repeat the heading.
  const shown = isTelling ? `**${escapeMarkdown(named)}**${name === '' ? '' : ` (${name})`}` : ''
  const according = pen.phrases.attribution.according.replace('{x}', () => name)
  const lead =
    shown === '' && name !== ''
      ? according.replace(/(\s?[:：])$/u, ` [${reference}]$1`)
      : `${shown} [${reference}]`.trim()
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

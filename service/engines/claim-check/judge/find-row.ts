import { parseMarkdown, spanOf, textOf } from '../../markdown/markdown-tree.ts'
import { stripReferences } from '../references.ts'
import { readSentences } from '../sentences.ts'

export type FoundRow = {
  start: number
  end: number
  /** The row as it stands in the Markdown. */
  line: string
  /** The row with its header, as a table of its own. */
  table: string
  header: string[]
}

/** The only row of all tables that is wanted: by its words as a sentence ("Header: cell; Header: cell"), or by a test. */
export function findRow(
  markdown: string,
  wanted: string | ((row: FoundRow) => boolean),
): FoundRow | undefined {
  const isWanted = typeof wanted === 'string' ? (row: FoundRow) => textOfRow(row) === wanted : wanted
  const found = (parseMarkdown(markdown).children ?? [])
    .filter(({ type }) => type === 'table')
    .flatMap((table) => {
      const [head, ...rows] = table.children ?? []
      if (!head) return []
      const header = (head.children ?? []).map((cell) => stripReferences(textOf(cell)).trim())
      const { start, end } = spanOf(head)
      return rows.map((row) => {
        const span = spanOf(row)
        const line = markdown.slice(span.start, span.end)
        return { ...span, line, header, table: asTable(markdown.slice(start, end), header.length, line) }
      })
    })
    .filter(isWanted)
  return found.length === 1 ? found[0] : undefined
}

function textOfRow({ table }: FoundRow): string | undefined {
  return readSentences(table)[0]?.text
}

/** The cells of a row as they stand in the Markdown. */
export function listCells(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
}

function asTable(head: string, columns: number, line: string): string {
  return `${head}\n|${' --- |'.repeat(columns)}\n${line}`
}

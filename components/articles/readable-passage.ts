import { foldText } from '#contract/folded-text.ts'

/** What the columns of a table are called, by each of its rows as they are compared. */
export type TableHeads = ReadonlyMap<string, readonly string[]>

const delimiterRow = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/
/** A row as it is compared with others. */
export const keyOf = (row: string) => foldText(row).text.trim()

/** The rows of the tables of a Markdown text with the heads of their columns; a row that two tables have counts for none. */
export function tableHeads(markdown: string): TableHeads {
  const lines = markdown.split('\n')
  const found = new Map<string, readonly string[]>()
  const ambiguous = new Set<string>()
  let heads: string[] | undefined
  for (const [index, line] of lines.entries()) {
    if (!line.includes('|')) heads = undefined
    else if (delimiterRow.test(line)) heads = cellsOf(lines[index - 1] ?? '')
    else if (heads) {
      const key = keyOf(line)
      if (found.has(key)) ambiguous.add(key)
      found.set(key, heads)
    }
  }
  for (const key of ambiguous) found.delete(key)
  return found
}

/**
 * A passage as it is read: the rows of a table, which sources have as `One | 34% | 9%`, with the heads of their columns
 * (`One: Completed by 34%, Answered by 9%`), or their cells side by side where these are not known.
 */
export function readablePassage(passage: string, heads: TableHeads): string {
  return passage
    .split('\n')
    .map((line) => {
      const cells = cellsOf(line)
      if (cells.length < 2) return line
      const known = heads.get(keyOf(line))
      return known?.length === cells.length ? namedCells(cells, known) : cells.filter(Boolean).join(' · ')
    })
    .join('\n')
}

function namedCells([first = '', ...others]: readonly string[], [, ...heads]: readonly string[]): string {
  const named = others
    .map((cell, at) => cell && [heads[at], cell].filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
  return [first, named].filter(Boolean).join(': ')
}

/** Of a line without a bar between two cells: the line alone. */
export function cellsOf(line: string): string[] {
  if (!/\s\|\s/.test(line)) return [line]
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
}

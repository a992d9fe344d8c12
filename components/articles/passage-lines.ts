import { cellsOf, keyOf, type TableHeads } from './readable-passage.ts'

/** The row of a table that a passage has, with the heads of its columns where these are known. */
export type PassageRow = { cells: readonly string[]; heads: readonly string[] | undefined }
/** A part of a passage: lines of text, or rows of one table. */
export type PassagePart = { text: string } | { rows: readonly PassageRow[] }

/** A passage cut into text and rows of tables, in its order. */
export function passageLines(passage: string, heads: TableHeads): PassagePart[] {
  const parts: PassagePart[] = []
  for (const line of passage.split('\n')) {
    const cells = cellsOf(line)
    const last = parts.at(-1)
    if (cells.length < 2) {
      if (last && 'text' in last) parts[parts.length - 1] = { text: `${last.text}\n${line}` }
      else parts.push({ text: line })
      continue
    }
    const known = heads.get(keyOf(line))
    const row = { cells, heads: known?.length === cells.length ? known : undefined }
    const isSameTable = last && 'rows' in last && last.rows[0]?.cells.length === cells.length
    if (isSameTable) parts[parts.length - 1] = { rows: [...last.rows, row] }
    else parts.push({ rows: [row] })
  }
  return parts
}

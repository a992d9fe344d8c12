/** A piece of a passage, and where it begins in it, in UTF-16 code units. */
export type PlacedText = { text: string; start: number }

export type PassagePart =
  | { kind: 'text'; line: PlacedText }
  | { kind: 'list'; items: PlacedText[] }
  /** `header` is empty where the table has none. */
  | { kind: 'table'; header: PlacedText[]; rows: PlacedText[][] }

/**
 * A passage as it was before it was stored: lines with tabs are the rows of a table whose first line is its header, lines
 * that begin with `- ` are a list. Nothing else in it means anything, and all of it is text.
 */
export function passageParts(text: string): PassagePart[] {
  const parts: PassagePart[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const last = parts.at(-1)
    if (line.includes('\t')) {
      const cells = cellsOf(line, start)
      if (last?.kind === 'table') last.rows.push(cells)
      else parts.push({ kind: 'table', header: line.trim() === '' ? [] : cells, rows: [] })
    } else if (line.startsWith('- ')) {
      const item = { text: line.slice(2), start: start + 2 }
      if (last?.kind === 'list') last.items.push(item)
      else parts.push({ kind: 'list', items: [item] })
    } else if (line.trim() !== '') parts.push({ kind: 'text', line: { text: line, start } })
    start += line.length + 1
  }
  return parts
}

function cellsOf(line: string, start: number): PlacedText[] {
  let at = start
  return line.split('\t').map((text) => {
    const cell = { text, start: at }
    at += text.length + 1
    return cell
  })
}

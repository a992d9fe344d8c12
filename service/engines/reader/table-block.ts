import type { PageBlock } from './page-block.ts'

const maxRows = 300
const maxColumns = 24

/** A `<table>` as a block, cells that span repeated or padded; null where it only arranges the page. */
export function tableBlock(
  table: Element,
  textOf: (element: Element) => string,
): Extract<PageBlock, { kind: 'table' }> | null {
  if (/^(presentation|none)$/.test(table.getAttribute('role') ?? '')) return null
  if (table.querySelector('table, h1, h2, h3, ul, ol, p + p, form')) return null
  const lines = [...table.querySelectorAll('tr')].slice(0, maxRows)
  const grid = fillGrid(lines, textOf)
  const width = Math.max(0, ...grid.map((row) => row.length))
  const rows = grid
    .map((cells, index) => ({ cells: padded(cells, width), isHeader: isHeaderRow(lines[index]) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length < 2 || width < 2) return null
  const [first, ...rest] = rows
  if (!first) return null
  const hasHeader =
    first.isHeader ||
    looksLikeHeader(
      first.cells,
      rest.map(({ cells }) => cells),
    )
  const caption = captionOf(table, textOf)
  return {
    kind: 'table',
    ...(caption === '' ? {} : { caption }),
    header: hasHeader ? first.cells : [],
    rows: (hasHeader ? rest : rows).map(({ cells }) => cells),
  }
}

/** What the table says it is, or the figure that holds this table alone. */
function captionOf(table: Element, textOf: (element: Element) => string): string {
  const own = [...table.children].find(({ tagName }) => tagName === 'CAPTION')
  const figure = table.closest('figure')
  const around = figure?.querySelectorAll('table').length === 1 ? figure.querySelector('figcaption') : null
  return [own, around].map((element) => (element ? textOf(element) : '')).find((text) => text !== '') ?? ''
}

function fillGrid(lines: Element[], textOf: (element: Element) => string): string[][] {
  /** By column: text of a cell from above and how many more rows it covers. */
  const above = new Map<number, { text: string; rows: number }>()
  return lines.map((line) => {
    const row: string[] = []
    const takeFromAbove = () => {
      for (
        let cover = above.get(row.length);
        cover && row.length < maxColumns;
        cover = above.get(row.length)
      ) {
        if (cover.rows === 1) above.delete(row.length)
        else cover.rows -= 1
        row.push(cover.text)
      }
    }
    for (const cell of line.children) {
      takeFromAbove()
      if (row.length >= maxColumns) break
      const text = textOf(cell)
      const columns = span(cell, 'colspan', maxColumns - row.length)
      const rows = span(cell, 'rowspan', maxRows)
      for (let column = 0; column < columns; column += 1) {
        if (rows > 1) above.set(row.length, { text: column === 0 ? text : '', rows: rows - 1 })
        row.push(column === 0 ? text : '')
      }
    }
    takeFromAbove()
    return row
  })
}

function span(cell: Element, name: 'colspan' | 'rowspan', most: number): number {
  const asked = Number.parseInt(cell.getAttribute(name) ?? '1', 10)
  return Math.max(1, Math.min(most, Number.isNaN(asked) ? 1 : asked))
}

function isHeaderRow(line: Element | undefined): boolean {
  if (!line) return false
  const cells = [...line.children]
  return (
    line.parentElement?.tagName === 'THEAD' ||
    (cells.length > 0 && cells.every((cell) => cell.tagName === 'TH'))
  )
}

/** Words above figures. */
function looksLikeHeader(first: string[], rest: string[][]): boolean {
  const hasFigure = (cells: string[]) => cells.slice(1).some((cell) => /\d/.test(cell))
  return (
    first.every((cell, index) => (index === 0 || cell !== '') && !/\d/.test(cell)) &&
    rest.length > 0 &&
    rest.every(hasFigure)
  )
}

function padded(cells: string[], width: number): string[] {
  return [...cells, ...Array<string>(width - cells.length).fill('')]
}

import { element, type HtmlNode, isElement, replaceNodes, textOf } from './html-tree.ts'

// A number as people write it in a table: sign, currency, thousands, decimals, a short unit.
const numeric = /^[\s\p{Sc}+\-−–±~≈<>≤≥]*\d[\d\s.,'’/:–-]*(?:\s?[\p{L}%‰°²³µ/\p{Sc}]{1,8})?$/u

/**
 * Lets wide tables scroll on their own (focusable, so that a keyboard can scroll them too), and right-aligns numeric
 * columns.
 */
export function frameTables(nodes: readonly HtmlNode[]): HtmlNode[] {
  let heading: string | undefined
  return replaceNodes(nodes, (node) => {
    if (isElement(node, 'h2', 'h3', 'h4')) heading = String(node.properties.id)
    if (!isElement(node, 'table')) return undefined
    markCells(node)
    const label = heading ? { role: 'region', ariaLabelledBy: [heading] } : {}
    return [element('div', { className: ['table-frame'], tabIndex: 0, ...label }, [node])]
  })
}

function markCells(table: HtmlNode): void {
  const rows: HtmlNode[][] = []
  replaceNodes([table], (node) => {
    if (isElement(node, 'tr')) rows.push(node.children.filter((child) => isElement(child)))
    return undefined
  })
  const [header = [], ...body] = rows
  header.forEach((cell, column) => {
    if (isElement(cell)) cell.properties.scope = 'col'
    // The first column names the row, even when the name is a number.
    if (column === 0) return
    const cells = body.flatMap((row) => row[column] ?? [])
    const filled = cells.filter((each) => textOf(each).trim() !== '')
    if (filled.length === 0 || !filled.every((each) => numeric.test(stripReferences(each)))) return
    for (const each of [cell, ...cells]) if (isElement(each)) each.properties.className = ['number']
  })
}

function stripReferences(cell: HtmlNode): string {
  if (isElement(cell, 'sup')) return ''
  const text = isElement(cell) ? cell.children.map(stripReferences).join('') : textOf(cell)
  return text.trim()
}

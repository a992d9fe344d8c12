import { element, type HtmlNode, isElement } from './html-tree.ts'

/**
 * Puts the table that a chart is drawn from behind a press: the chart above it says the same.
 * @param charts addresses of the pictures that are drawn from tables
 */
export function foldChartData(
  nodes: readonly HtmlNode[],
  { charts, label }: { charts: ReadonlySet<string>; label: string },
): HtmlNode[] {
  let follows = false
  return nodes.map((node) => {
    if (node.type === 'text' && node.value.trim() === '') return node
    const folds = follows && isElement(node, 'div') && isElement(node.children[0], 'table')
    follows = isElement(node, 'figure') && node.children.some((child) => isChart(child, charts))
    return folds ? element('details', { className: ['data'] }, [element('summary', {}, [label]), node]) : node
  })
}

function isChart(node: HtmlNode, charts: ReadonlySet<string>): boolean {
  return isElement(node, 'img') && charts.has(String(node.properties.src))
}

import { parseMarkdown, spanOf, textOf } from '../engines/markdown/markdown-tree.ts'
import { columnsOf, pictureLine } from '../site/article-tables.ts'

export type PlacedFigure = { header: readonly string[]; file: string; alt: string }

/**
 * Puts each figure before the table that it draws, as an image in the article's own folder. A figure whose table is
 * missing from the text is omitted.
 */
export function placeFigures(markdown: string, figures: readonly PlacedFigure[]): string {
  const waiting = [...figures]
  const places = (parseMarkdown(markdown).children ?? []).flatMap((node) => {
    if (node.type !== 'table') return []
    const columns = columnsOf((node.children?.[0]?.children ?? []).map(textOf))
    const match = waiting.findIndex(({ header }) => columnsOf(header) === columns)
    const [figure] = match < 0 ? [] : waiting.splice(match, 1)
    return figure ? [{ at: spanOf(node).start, figure }] : []
  })
  return places.reduceRight(
    (text, { at, figure }) => `${text.slice(0, at)}${pictureLine(figure)}${text.slice(at)}`,
    markdown,
  )
}

import { parseMarkdown, spanOf, textOf } from '../engines/markdown/markdown-tree.ts'

export type PlacedFigure = { header: readonly string[]; file: string; alt: string }

/**
 * Puts each figure before the table that it draws, as an image in the article's own folder. A figure whose table is
 * missing from the text is omitted.
 */
export function placeFigures(markdown: string, figures: readonly PlacedFigure[]): string {
  const waiting = [...figures]
  const places = (parseMarkdown(markdown).children ?? []).flatMap((node) => {
    if (node.type !== 'table') return []
    const header = (node.children?.[0]?.children ?? []).map((cell) => plain(textOf(cell)))
    const match = waiting.findIndex((figure) => figure.header.map(plain).join('|') === header.join('|'))
    const [figure] = match < 0 ? [] : waiting.splice(match, 1)
    return figure ? [{ at: spanOf(node).start, figure }] : []
  })
  return places.reduceRight(
    (text, { at, figure }) =>
      `${text.slice(0, at)}![${altText(figure.alt)}](${figure.file})\n\n${text.slice(at)}`,
    markdown,
  )
}

function plain(text: string): string {
  return text
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** One line without what could end it. */
function altText(alt: string): string {
  return alt.replace(/\s+/g, ' ').replace(/[\\[\]`*_<>!|]/g, '\\$&')
}

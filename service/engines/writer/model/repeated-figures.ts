import { type MarkdownNode, parseMarkdown, textOf } from '../../markdown/markdown-tree.ts'
import { digitsOf, isYear, listFigures } from './figures.ts'

/** Once where it is worked out and once where it decides; a table may have it besides. */
const maxParagraphs = 2

type ToldFigure = { figure: string; paragraphs: number }

/** Figures that a text tells again and again, as they are written first, with how many paragraphs tell them. */
export function findRepeatedFigures(markdown: string): ToldFigure[] {
  return countFigures(markdown).filter(({ paragraphs }) => paragraphs > maxParagraphs)
}

/** Figures that have been told as often as they may be. */
export function listToldTwice(markdown: string): string[] {
  return countFigures(markdown)
    .filter(({ paragraphs }) => paragraphs >= maxParagraphs)
    .map(({ figure }) => figure)
}

function countFigures(markdown: string): ToldFigure[] {
  const found = new Map<string, ToldFigure>()
  for (const paragraph of listParagraphs(parseMarkdown(markdown))) {
    const figures = listFigures(textOf(paragraph)).filter((figure) => !isYear(figure))
    const told = new Map(figures.map((figure) => [digitsOf(figure), figure]))
    for (const [digits, figure] of told) {
      const before = found.get(digits)
      found.set(digits, { figure: before?.figure ?? figure, paragraphs: (before?.paragraphs ?? 0) + 1 })
    }
  }
  return [...found.values()]
}

function listParagraphs(node: MarkdownNode): MarkdownNode[] {
  if (node.type === 'paragraph') return [node]
  return node.type === 'table' ? [] : (node.children ?? []).flatMap(listParagraphs)
}

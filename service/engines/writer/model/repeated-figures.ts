import { type MarkdownNode, parseMarkdown, textOf } from '../../markdown/markdown-tree.ts'
import { digitsOf, listFigures } from './figures.ts'

/** A figure told in more paragraphs than this wears out; a table may have it besides. */
const maxParagraphs = 3

/** Figures that a text tells again and again, as they are written first, with how many paragraphs tell them. */
export function findRepeatedFigures(markdown: string): { figure: string; paragraphs: number }[] {
  const found = new Map<string, { figure: string; paragraphs: number }>()
  for (const paragraph of listParagraphs(parseMarkdown(markdown))) {
    const told = new Map(listFigures(textOf(paragraph)).map((figure) => [digitsOf(figure), figure]))
    for (const [digits, figure] of told) {
      const before = found.get(digits)
      found.set(digits, { figure: before?.figure ?? figure, paragraphs: (before?.paragraphs ?? 0) + 1 })
    }
  }
  return [...found.values()].filter(({ paragraphs }) => paragraphs > maxParagraphs)
}

function listParagraphs(node: MarkdownNode): MarkdownNode[] {
  if (node.type === 'paragraph') return [node]
  return node.type === 'table' ? [] : (node.children ?? []).flatMap(listParagraphs)
}

import { stripReferences } from '../../claim-check/references.ts'
import { type MarkdownNode, parseMarkdown, textOf } from '../../markdown/markdown-tree.ts'
import { digitsOf, figuresOf, isYear, listFigures } from './figures.ts'

/** Once where it is worked out and once where it decides; a table may have it besides. */
const maxParagraphs = 2

type ToldFigure = { figure: string; paragraphs: number }

/**
 * Figures that a text tells again and again, as they are written first, with how many paragraphs tell them.
 * @param topic what it has is what the text is about
 */
export function findRepeatedFigures(markdown: string, topic: string | null): ToldFigure[] {
  return countFigures(markdown, topic).filter(({ paragraphs }) => paragraphs > maxParagraphs)
}

/** Figures that have been told as often as they may be. */
export function listToldTwice(markdown: string, topic: string | null): string[] {
  return countFigures(markdown, topic)
    .filter(({ paragraphs }) => paragraphs >= maxParagraphs)
    .map(({ figure }) => figure)
}

function countFigures(markdown: string, topic: string | null): ToldFigure[] {
  const given = new Set(figuresOf(topic ?? ''))
  const found = new Map<string, ToldFigure>()
  for (const paragraph of listParagraphs(parseMarkdown(markdown))) {
    const text = stripReferences(textOf(paragraph))
    const figures = listFigures(text).filter((each) => !isYear(each) && !given.has(digitsOf(each)))
    const told = new Map(figures.flatMap((figure) => keysOf(figure, text).map((key) => [key, figure])))
    for (const [key, figure] of told) {
      const before = found.get(key)
      found.set(key, { figure: before?.figure ?? figure, paragraphs: (before?.paragraphs ?? 0) + 1 })
    }
  }
  return [...found.values()]
}

/** Two digits alone may count many things: they are told again where the same word follows them. */
function keysOf(figure: string, text: string): string[] {
  if (figure.length > 2) return [digitsOf(figure)]
  const uses = text.matchAll(
    new RegExp(`(?<![\\d.,])${figure}(?![\\d]|[.,]\\d)[\\s\\u00a0]*([%°€£$]|\\p{L}{0,4})`, 'gu'),
  )
  return [...uses].map(([, unit = '']) => `${figure} ${unit.toLowerCase()}`)
}

function listParagraphs(node: MarkdownNode): MarkdownNode[] {
  if (node.type === 'paragraph') return [node]
  return node.type === 'table' ? [] : (node.children ?? []).flatMap(listParagraphs)
}

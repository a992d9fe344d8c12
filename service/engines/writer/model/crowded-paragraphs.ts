import { stripReferences } from '../../claim-check/references.ts'
import { type MarkdownNode, parseMarkdown, textOf } from '../../markdown/markdown-tree.ts'
import { isYear } from './figures.ts'

/** More than this nobody keeps in mind who reads on. */
const maxFigures = 6
const startWords = 6

export type CrowdedParagraph = { start: string; figures: number }

/** Paragraphs and list items with more different figures than a reader takes in, each by its first words. Years are none. */
export function findCrowdedParagraphs(markdown: string): CrowdedParagraph[] {
  return listParagraphs(parseMarkdown(markdown)).flatMap((paragraph) => {
    const text = stripReferences(textOf(paragraph)).trim()
    const figures = new Set(
      text.match(/\d+(?:[.,'’\u00a0\u202f]\d+)*/gu)?.filter((figure) => !isYear(figure)),
    )
    if (figures.size <= maxFigures) return []
    return [{ start: text.split(/\s+/u).slice(0, startWords).join(' '), figures: figures.size }]
  })
}

function listParagraphs(node: MarkdownNode): MarkdownNode[] {
  if (node.type === 'paragraph') return [node]
  return node.type === 'table' ? [] : (node.children ?? []).flatMap(listParagraphs)
}

import type { CheckableText } from '../../claim-check/checkable-text.ts'
import { type MarkdownNode, parseMarkdown, spanOf, textOf } from '../../markdown/markdown-tree.ts'
import { createFigureLookup, listFigures } from './figures.ts'
import { findTakeaways } from './takeaways.ts'

/** A line that stands around the text and must not say more than it. */
export type FramingLine = {
  kind: 'title' | 'description' | 'heading' | 'takeaway'
  /** As it is written, without the marks of a heading or list. */
  text: string
  /** Where it is in the Markdown; title and description are not in it. */
  start: number
  end: number
}

export type FramedText = { lines: FramingLine[]; body: string }

/** Title, description, headings and takeaways apart from the text that has to keep what they say. */
export function readFrame({ title, description, markdown }: CheckableText, heading: string): FramedText {
  const takeaways = findTakeaways(markdown, heading)
  const isTakeaways = (start: number) =>
    takeaways !== undefined && start >= takeaways.start && start < takeaways.end
  const blocks = (parseMarkdown(markdown).children ?? []).filter((block) => !isTakeaways(spanOf(block).start))
  const headings = blocks.flatMap((block): FramingLine[] => {
    if (block.type !== 'heading') return []
    const { start, end } = spanOf(block)
    const marks = /^#{1,6}[ \t]+/.exec(markdown.slice(start, end))?.[0].length ?? 0
    return [{ kind: 'heading', text: markdown.slice(start + marks, end), start: start + marks, end }]
  })
  const around = (kind: 'title' | 'description', text: string): FramingLine[] =>
    text === '' ? [] : [{ kind, text, start: 0, end: 0 }]
  return {
    lines: [
      ...around('title', title),
      ...around('description', description),
      ...headings,
      ...(takeaways?.lines ?? []).map(
        ({ start, end }): FramingLine => ({ kind: 'takeaway', text: markdown.slice(start, end), start, end }),
      ),
    ],
    body: blocks
      .filter(({ type }) => type !== 'heading')
      .map((block) => markdown.slice(spanOf(block).start, spanOf(block).end))
      .join('\n\n'),
  }
}

/** The lines with a figure that the text does not have; a single digit may be written out there. */
export function findUnkept({ lines, body }: FramedText): FramingLine[] {
  const has = createFigureLookup(listBlocks(parseMarkdown(body)).map(textOf).join('\n'))
  return lines.filter(({ text }) => listFigures(text).some((figure) => !has(figure)))
}

/** Paragraphs and cells one by one: run together, two figures that stand side by side would be a third. */
function listBlocks(node: MarkdownNode): MarkdownNode[] {
  const isWhole = ['paragraph', 'heading', 'tableCell'].includes(node.type)
  return isWhole || !node.children ? [node] : node.children.flatMap(listBlocks)
}

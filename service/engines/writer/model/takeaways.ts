import { type MarkdownNode, parseMarkdown, spanOf, textOf } from '../../markdown/markdown-tree.ts'
import { createFigureLookup, listFigures } from './figures.ts'

/** Characters. */
export const maxTakeaway = 300

type Span = { start: number; end: number }

/** The text with its takeaways as a short list between the opening and the first section. */
export function placeTakeaways(text: string, heading: string, takeaways: readonly string[]): string {
  const first = (parseMarkdown(text).children ?? []).find(({ type }) => type === 'heading')
  if (takeaways.length === 0 || !first) return text
  const { start } = spanOf(first)
  const list = `## ${heading}\n\n${takeaways.map((line) => `- ${line}`).join('\n')}`
  return [text.slice(0, start).trim(), list, text.slice(start)].filter(Boolean).join('\n\n')
}

/** Of a takeaway's telling words, so many in the opening say the opening again. */
const maxShared = 0.5
const minLetters = 4

/** The takeaways that do not say the opening again, with its figures and most of its words: they stand right under it. */
export function withoutOpening(takeaways: readonly string[], text: string): string[] {
  const first = (parseMarkdown(text).children ?? []).find(({ type }) => type === 'heading')
  const opening = first ? text.slice(0, spanOf(first).start) : ''
  const has = createFigureLookup(opening)
  const words = wordsOf(opening)
  return takeaways.filter((line) => {
    const own = listFigures(line)
    if (own.length === 0 || own.some((figure) => !has(figure))) return true
    const telling = [...wordsOf(line)]
    return telling.filter((word) => words.has(word)).length <= telling.length * maxShared
  })
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= minLetters),
  )
}

/** Where the list of takeaways stands, heading included, and its lines; undefined where there is none. */
export function findTakeaways(markdown: string, heading: string): (Span & { lines: Span[] }) | undefined {
  const blocks = parseMarkdown(markdown).children ?? []
  const at = blocks.findIndex((block) => block.type === 'heading' && textOf(block).trim() === heading)
  const [head, list] = [blocks[at], blocks[at + 1]]
  if (heading === '' || !head || list?.type !== 'list') return undefined
  const lines = (list.children ?? []).flatMap((item: MarkdownNode) => (item.children ?? []).slice(0, 1))
  return { start: spanOf(head).start, end: spanOf(list).end, lines: lines.map(spanOf) }
}

/** The text that was asked for: takeaways only say it again. */
export function stripTakeaways(markdown: string, heading: string): string {
  const found = findTakeaways(markdown, heading)
  return found ? markdown.slice(0, found.start) + markdown.slice(found.end) : markdown
}

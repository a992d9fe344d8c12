import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** A node of the parsed text; offsets are into the Markdown source, in UTF-16 units. */
export type MarkdownNode = {
  type: string
  children?: MarkdownNode[]
  value?: string
  url?: string
  depth?: number
  ordered?: boolean | null
  alt?: string | null
  position?: { start: { offset?: number }; end: { offset?: number } }
}

const parser = unified().use(remarkParse).use(remarkGfm)

type Root = ReturnType<typeof parser.parse>

/** The last few trees by their text: one after the other, several readers of a text want the same. Nobody changes a tree. */
const parsed = new Map<string, Root>()
const maxParsed = 3

/** Parses GitHub-flavoured Markdown. Never throws: every text is Markdown. */
export function parseMarkdown(markdown: string): MarkdownNode {
  return parseRoot(markdown)
}

/** The same, with the types of those who turn it into something else. */
export function parseRoot(markdown: string): Root {
  const tree = parsed.get(markdown) ?? parser.parse(markdown)
  parsed.delete(markdown)
  parsed.set(markdown, tree)
  const [oldest] = parsed.keys()
  if (parsed.size > maxParsed && oldest !== undefined) parsed.delete(oldest)
  return tree
}

/** Position of a node in the source: start inclusive, end exclusive. */
export function spanOf(node: MarkdownNode): { start: number; end: number } {
  const start = node.position?.start.offset ?? 0
  return { start, end: node.position?.end.offset ?? start }
}

/** The words of a node without markup; raw HTML and pictures say nothing. */
export function textOf(node: MarkdownNode): string {
  if (node.type === 'html' || node.type === 'image' || node.type === 'imageReference') return ''
  if (node.type === 'break') return ' '
  if (node.children) return node.children.map(textOf).join('')
  return node.value ?? ''
}

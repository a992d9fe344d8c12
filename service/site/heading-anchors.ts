import { element, type HtmlNode, isElement, replaceNodes, textOf } from './html-tree.ts'

/** The anchor of a heading: its words in any script. The prefix keeps it clear of every other id and global name. */
export function headingId(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `section-${words.slice(0, 80) || 'untitled'}`
}

/**
 * Gives every heading an id that is unique in the document, drops a first heading that repeats the title, and lowers
 * the level of the rest when the text uses h1, since the page's only h1 is the title.
 */
export function anchorHeadings(nodes: readonly HtmlNode[], title: string): HtmlNode[] {
  const body = stripRepeatedTitle(nodes, title)
  const lower = body.some((node) => isElement(node, 'h1')) ? 1 : 0
  const seen = new Map<string, number>()
  return replaceNodes(body, (node) => {
    if (!isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) return undefined
    const base = headingId(textOf(node))
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    const level = Math.min(6, Number(node.tagName.slice(1)) + lower)
    return [element(`h${level}`, { id: count === 1 ? base : `${base}--${count}` }, node.children)]
  })
}

function stripRepeatedTitle(nodes: readonly HtmlNode[], title: string): readonly HtmlNode[] {
  const first = nodes.findIndex((node) => node.type === 'element')
  const node = nodes[first]
  if (!isElement(node, 'h1') || textOf(node).trim() !== title.trim()) return nodes
  return nodes.slice(first + 1)
}

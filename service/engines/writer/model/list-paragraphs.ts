import type { MarkdownNode } from '../../markdown/markdown-tree.ts'

/** The paragraphs of a text, those of its lists and quotations among them; cells of tables are none. */
export function listParagraphs(node: MarkdownNode): MarkdownNode[] {
  if (node.type === 'paragraph') return [node]
  return node.type === 'table' ? [] : (node.children ?? []).flatMap(listParagraphs)
}

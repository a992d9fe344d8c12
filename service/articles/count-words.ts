import { parseMarkdown, textOf } from '../engines/markdown/markdown-tree.ts'
import { wordsOf } from './words-of.ts'

/** Words of a Markdown text without its references and its closing list of sources. */
export function countWords(markdown: string): number {
  const blocks = parseMarkdown(markdown).children ?? []
  const heading = blocks.findLastIndex(({ type }) => type === 'heading')
  const after = blocks.slice(heading + 1)
  const isSourceList =
    heading > 0 && after.length > 0 && after.every(({ type, ordered }) => type === 'list' && ordered)
  return blocks
    .slice(0, isSourceList ? heading : blocks.length)
    .map((block) => wordsOf(blockText(block).replace(/\[\d{1,3}\]/g, ' ')).length)
    .reduce((sum, words) => sum + words, 0)
}

/** Separates cells and items, whatever separates them in the source. */
function blockText(node: Parameters<typeof textOf>[0]): string {
  const apart = ['table', 'tableRow', 'list', 'listItem', 'blockquote'].includes(node.type)
  return apart ? (node.children ?? []).map(blockText).join(' ') : textOf(node)
}

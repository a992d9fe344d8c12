import type { PageBlock } from './page-block.ts'

/**
 * Blocks as plain text, a blank line between them: for counting words, guessing the language, and full-text search.
 * List items and table rows are lines, cells are parted by tabs.
 */
export function blocksToText(blocks: readonly PageBlock[]): string {
  return blocks.map(blockText).join('\n\n')
}

function blockText(block: PageBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.join('\n')
    case 'table':
      return [...captionLines(block), ...[block.header, ...block.rows].map((row) => row.join('\t'))].join(
        '\n',
      )
    default:
      return block.text
  }
}

/** What stands above a table: its caption, where it has one. */
export function captionLines({ caption }: Extract<PageBlock, { kind: 'table' }>): string[] {
  return caption === undefined ? [] : [caption]
}

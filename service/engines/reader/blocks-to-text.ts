import type { PageBlock } from './page-block.ts'

/**
 * Blocks as plain text, a blank line between them: for counting words, guessing the language, and full-text search.
 * List items and table rows are lines, cells are parted by tabs.
 */
export function blocksToText(blocks: readonly PageBlock[]): string {
  return blocks.map(blockText).join('\n\n')
}

/** Words as a reader counts them, in scripts without spaces too. */
export function countWords(text: string): number {
  let words = 0
  // Piece by piece: the segmenter slows down on very long strings.
  for (const line of text.split('\n')) {
    if (
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(line)
    ) {
      for (const { isWordLike } of segmenter.segment(line)) if (isWordLike) words += 1
    } else {
      words += line.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
    }
  }
  return words
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

function blockText(block: PageBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.join('\n')
    case 'table':
      return [block.header, ...block.rows].map((row) => row.join('\t')).join('\n')
    default:
      return block.text
  }
}

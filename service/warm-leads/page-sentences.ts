import { captionLines } from '../engines/reader/blocks-to-text.ts'
import type { PageBlock } from '../engines/reader/page-block.ts'
import { splitSentences } from '../text/split-sentences.ts'

const longest = 600

/** The sentences of a page in reading order; headings and list items count as one each. */
export function pageSentences(blocks: readonly PageBlock[]): string[] {
  return blocks
    .flatMap((block) => {
      switch (block.kind) {
        case 'heading':
          return [block.text]
        case 'list':
          return block.items
        case 'table':
          return [...captionLines(block), ...block.rows.map((row) => [...row].filter(Boolean).join(': '))]
        default:
          return splitSentences(block.text.slice(0, 20_000)).map(({ text }) => text.trim())
      }
    })
    .filter((sentence) => sentence.length >= 3 && sentence.length <= longest)
}

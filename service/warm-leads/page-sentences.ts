import type { PageBlock } from '../engines/reader/page-block.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
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
          return block.rows.map((row) => [...row].filter(Boolean).join(': '))
        default:
          return [...segmenter.segment(block.text.slice(0, 20_000))].map(({ segment }) => segment.trim())
      }
    })
    .filter((sentence) => sentence.length >= 3 && sentence.length <= longest)
}

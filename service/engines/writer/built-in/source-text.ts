import { captionLines } from '../../reader/blocks-to-text.ts'
import type { EvidenceSource } from '../writer.ts'

/** A table row as it stands in {@link sourceText} and in the passage of a claim. */
export function rowText(row: string[]): string {
  return row.join(' | ')
}

/** The lines of a source: a block, item or row each. */
export function sourceLines(source: EvidenceSource): string[] {
  return source.blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items
    if (block.kind === 'table')
      return [...captionLines(block), rowText(block.header), ...block.rows.map(rowText)]
    return [block.text]
  })
}

/** All words of a source; the passage of every claim is a substring of it. */
export function sourceText(source: EvidenceSource): string {
  return sourceLines(source).join('\n')
}

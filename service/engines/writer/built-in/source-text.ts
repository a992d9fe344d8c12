import type { EvidenceSource } from '../writer.ts'

/** A table row as it stands in {@link sourceText} and in the passage of a claim. */
export function rowText(row: string[]): string {
  return row.join(' | ')
}

/** All words of a source, one block, item or row a line; the passage of every claim is a substring of it. */
export function sourceText(source: EvidenceSource): string {
  const lines = source.blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items
    if (block.kind === 'table') return [rowText(block.header), ...block.rows.map(rowText)]
    return [block.text]
  })
  return lines.join('\n')
}

import { readReferences, stripReferences } from '../../claim-check/references.ts'
import { findQuantities } from '../../claim-check/shared.ts'
import { type MarkdownNode, parseMarkdown, textOf } from '../../markdown/markdown-tree.ts'
import type { ComparableTable } from '../writer.ts'

/** Tables with figures to compare: two rows or more with a column of numbers, under a reference of their own or beside them. */
export function listTables(markdown: string): ComparableTable[] {
  const blocks = parseMarkdown(markdown).children ?? []
  return blocks.flatMap((block, index) => {
    if (block.type !== 'table') return []
    const [header = [], ...rows] = (block.children ?? []).map((row) => (row.children ?? []).map(cell))
    const near = [block, blocks[index - 1], blocks[index + 1]]
    const reference = near.flatMap((node) => (node ? readReferences(textOf(node)) : []))[0]
    const hasFigures = header.some((_, column) =>
      rows.every((row) => column > 0 && findQuantities(row[column] ?? '').length > 0),
    )
    if (reference === undefined || rows.length < 2 || !hasFigures) return []
    const heading = blocks.slice(0, index).findLast(({ type }) => type === 'heading')
    return [
      {
        caption: heading ? stripReferences(textOf(heading)).trim() : header.join(', '),
        header,
        rows,
        reference,
      },
    ]
  })
}

const cell = (node: MarkdownNode) => stripReferences(textOf(node)).trim()

import type { PageBlock } from '../../../reader/page-block.ts'

/** "* Excluding travel", "¹ Compared with …": a note at the foot of a page, with the mark that leads to it. */
const note = /^\s*(?<mark>(?:\\?\*){1,3}|[¹²³])\s*(?=\p{L}|\p{Sc}|\p{N}|[±<>≤≥])/u

/** The blocks with each note behind the block whose mark leads to it: what limits a figure stands beside it. */
export function placeNotes(blocks: readonly PageBlock[]): PageBlock[] {
  const placed = [...blocks]
  for (const block of blocks) {
    const mark = block.kind === 'paragraph' ? note.exec(block.text)?.groups?.mark : undefined
    if (block.kind !== 'paragraph' || mark === undefined) continue
    const stars = mark.replaceAll('\\', '').length
    const marked = mark.includes('*')
      ? new RegExp(`[^\\s*\\\\](?:\\\\?\\*){${stars}}(?![*\\\\])`, 'u')
      : new RegExp(`\\S${mark}`, 'u')
    const at = blocks.findIndex(
      (other) => other !== block && textsOf(other).some((text) => marked.test(text)),
    )
    if (at === -1) continue
    const said = { ...block, text: block.text.replace(note, '') }
    placed.splice(placed.indexOf(block), 1)
    const target = blocks[at]
    if (target !== undefined) placed.splice(placed.indexOf(target) + 1, 0, said)
  }
  return placed
}

function textsOf(block: PageBlock): string[] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return block.rows.flat()
  return block.kind === 'paragraph' ? [block.text] : []
}

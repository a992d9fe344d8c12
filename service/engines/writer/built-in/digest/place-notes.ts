import type { PageBlock } from '../../../reader/page-block.ts'

/** "* Excluding travel", "¹ Compared with …": a note at the foot of a page, with the mark that leads to it. */
const note = /^\s*(?<mark>(?:\\?\*){1,3}|[¹²³†])\s*(?=\p{L}|\p{Sc}|\p{N}|[±<>≤≥])/u

export function isNote(text: string): boolean {
  return note.test(text)
}

/** The blocks with each note behind the block whose mark leads to it: what limits a figure stands beside it. */
export function placeNotes(blocks: readonly PageBlock[]): PageBlock[] {
  const placed = blocks.flatMap(splitNotes)
  for (const block of [...placed]) {
    const mark = block.kind === 'paragraph' ? note.exec(block.text)?.groups?.mark : undefined
    if (block.kind !== 'paragraph' || mark === undefined) continue
    const stars = mark.replaceAll('\\', '').length
    const marked = mark.includes('*')
      ? new RegExp(`[^\\s*\\\\](?:\\\\?\\*){${stars}}(?![*\\\\])`, 'u')
      : new RegExp(`\\S${mark}`, 'u')
    const target = placed.find((other) => other !== block && textsOf(other).some((text) => marked.test(text)))
    if (target === undefined) continue
    placed.splice(placed.indexOf(block), 1)
    const at = placed.indexOf(target) + 1
    // Of several notes the first stands first.
    const behind = placed.slice(at).findIndex((one) => one.kind !== 'paragraph' || !note.test(one.text))
    placed.splice(behind === -1 ? placed.length : at + behind, 0, block)
  }
  return placed
}

/** "*Laboratory value. **Dry ground.": several notes in one paragraph, each by itself. */
function splitNotes(block: PageBlock): PageBlock[] {
  if (block.kind !== 'paragraph') return [block]
  const text = block.text.replace(label, '')
  if (!note.test(text)) return [block]
  return text.split(/\s+(?=(?:\\?\*){2,3}\s*\p{Lu})/u).map((said) => ({ ...block, text: said }))
}

/** "Small print:" before them. */
const label = /^\s*\p{Lu}[\p{L} ]{2,24}[:：]\s*(?=(?:\\?\*))/u

function textsOf(block: PageBlock): string[] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return block.rows.flat()
  return block.kind === 'paragraph' ? [block.text] : []
}

import type { PageBlock } from '../engines/reader/page-block.ts'

/** The text under one heading, down to the next one. */
export type ChunkSection = { headingPath: string[]; blocks: Exclude<PageBlock, { kind: 'heading' }>[] }

/** Groups blocks by their headings. A heading with nothing under it is text of the one above it. */
export function chunkSections(blocks: readonly PageBlock[]): ChunkSection[] {
  const sections: ChunkSection[] = []
  let path: { level: number; text: string }[] = []
  let section: ChunkSection = { headingPath: [], blocks: [] }
  /** The level of a heading that has had nothing under it yet. */
  let bare: number | undefined
  const end = (nextLevel: number) => {
    if (bare !== undefined && nextLevel <= bare) {
      const headingPath = section.headingPath.slice(0, -1)
      sections.push({ headingPath, blocks: [{ kind: 'paragraph', text: section.headingPath.at(-1) ?? '' }] })
    } else if (section.blocks.length > 0) sections.push(section)
  }
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      section.blocks.push(block)
      bare = undefined
      continue
    }
    end(block.level)
    path = [...path.filter(({ level }) => level < block.level), { level: block.level, text: block.text }]
    section = { headingPath: path.map(({ text }) => text), blocks: [] }
    bare = block.level
  }
  end(0)
  return sections
}

import { listMark } from '../engines/reader/list-mark.ts'
import type { PageBlock } from '../engines/reader/page-block.ts'

/** The blocks of a source as Markdown, one string each. Characters that the database cannot keep are left out. */
export function blockMarkdown(block: PageBlock): string {
  return blockText(block).replaceAll('\0', '').toWellFormed()
}

function blockText(block: PageBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${oneLine(block.text)}`
    case 'paragraph':
      return block.text
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'list':
      return block.items.map((item, index) => `${listMark(block, index)} ${oneLine(item)}`).join('\n')
    case 'table':
      return tableText(block)
  }
}

function tableText({ caption, header, rows }: Extract<PageBlock, { kind: 'table' }>): string {
  const columns = Math.max(header.length, ...rows.map((row) => row.length))
  if (columns < 1) return ''
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => oneLine(cells[at] ?? '').replaceAll('|', '\\|')).join(' | ')} |`
  const border = `|${' --- |'.repeat(columns)}`
  const table = [line(header), border, ...rows.map(line)].join('\n')
  return caption ? `${oneLine(caption)}\n\n${table}` : table
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

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
      return block.items.map((item) => `- ${oneLine(item)}`).join('\n')
    case 'table':
      return tableText(block.header, block.rows)
  }
}

function tableText(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = Math.max(header.length, ...rows.map((row) => row.length))
  if (columns < 1) return ''
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => oneLine(cells[at] ?? '').replaceAll('|', '\\|')).join(' | ')} |`
  const border = `|${' --- |'.repeat(columns)}`
  return [line(header), border, ...rows.map(line)].join('\n')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

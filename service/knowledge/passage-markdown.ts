/**
 * The text of a chunk as Markdown that means the same: its list lines are lists, its lines with tabs are tables
 * (see chunk-blocks), and nothing else in it is taken for markup.
 */
export function passageMarkdown(text: string): string {
  const parts: string[] = []
  let kind: LineKind | undefined
  for (const line of text.split('\n')) {
    const previous = kind
    kind = line.trim() === '' && !line.includes('\t') ? undefined : kindOf(line)
    if (kind === undefined) continue
    if (kind === 'table') {
      const cells = line.split('\t')
      if (previous === 'table') parts.push(row(cells))
      else parts.push('', row(cells), row(cells.map(() => '---')))
    } else if (kind === 'list') {
      if (previous !== 'list') parts.push('')
      const counted = /^- (\d{1,4}\.) (.*)$/.exec(line)
      parts.push(counted ? `${counted[1]} ${escaped(counted[2] ?? '')}` : `- ${escaped(line.slice(2))}`)
    } else parts.push('', escaped(line))
  }
  return parts.join('\n').trim()
}

type LineKind = 'list' | 'table' | 'text'

function kindOf(line: string): LineKind {
  if (line.includes('\t')) return 'table'
  return line.startsWith('- ') ? 'list' : 'text'
}

function row(cells: string[]): string {
  return `| ${cells.map((cell) => (cell === '---' ? cell : escaped(cell))).join(' | ')} |`
}

/** CommonMark, "Backslash escapes": every sign that could begin markup, and the number that could begin a list. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#&~|!]/g, '\\$&').replace(/^(\s*)(?:([-+=])|(\d{1,9})([.)]))/, escapeStart)
}

function escapeStart(_: string, space: string, sign?: string, number?: string, dot?: string): string {
  return sign ? `${space}\\${sign}` : `${space}${number}\\${dot}`
}

const most = { marksInBlock: 2000, linesInBlock: 1000, pipesInLine: 200 }
const deepQuote = /^((?:[^\S\n]*>){20})(?:[^\S\n]*>)+/gm

/**
 * Starts a new paragraph where a block exceeds what any person writes: 2,000 brackets, stars, underlines or tildes,
 * 1,000 lines, or 200 bars in a line; and cuts quotations within quotations at the twentieth. The parser needs
 * quadratic time over each of these: 200 KB of them took it half a minute, or all of its stack.
 */
export function breakEndlessBlocks(markdown: string): string {
  const counts = { marksInBlock: 0, linesInBlock: 0, pipesInLine: 0 }
  return markdown.replace(deepQuote, '$1').replace(/\n(?:[^\S\n]*\n)*|[[*_~|]/g, (mark) => {
    const isBlank = mark.startsWith('\n') && mark.indexOf('\n', 1) > 0
    if (mark.startsWith('\n')) counts.pipesInLine = 0
    if (isBlank) {
      counts.marksInBlock = 0
      counts.linesInBlock = 0
      return mark
    }
    const kind = mark === '\n' ? 'linesInBlock' : mark === '|' ? 'pipesInLine' : 'marksInBlock'
    counts[kind] += 1
    if (counts[kind] <= most[kind]) return mark
    counts[kind] = 0
    return `\n\n${mark}`
  })
}

/** One piece of text on a PDF page; x and y in points from the lower left corner. */
export type PdfPiece = { text: string; x: number; y: number; width: number; size: number }

/** One line of a PDF page. */
export type PdfLine = { text: string; x: number; y: number; size: number; page: number }

/** The pieces of a page as lines in the order of the file, which is nearly always the order of reading. */
export function linesOfPage(pieces: readonly PdfPiece[], page: number): PdfLine[] {
  const lines: (PdfLine & { end: number })[] = []
  for (const piece of pieces) {
    if (piece.text === '') continue
    const line = lines.at(-1)
    const reach = Math.max(piece.size, line?.size ?? 0)
    const sameLine = line && Math.abs(line.y - piece.y) < reach * 0.4 && piece.x >= line.end - reach
    if (!sameLine) {
      lines.push({ ...piece, page, end: piece.x + piece.width })
      continue
    }
    const gap = piece.x - line.end
    // A wide gap parts the cells of a table.
    if (gap > reach * 1.5) line.text += '\t'
    else if (gap > reach * 0.15 && !/\s$/.test(line.text) && !/^\s/.test(piece.text)) line.text += ' '
    line.text += piece.text
    line.end = piece.x + piece.width
    line.size = reach
  }
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, x, y, size }) => ({ text: text.trimEnd(), x, y, size, page }))
}

/** Running heads, feet and page numbers: first or last lines that are the same, digits aside, on three pages or more. */
export function stripRunningLines(pages: PdfLine[][]): PdfLine[][] {
  const pattern = (line: PdfLine) => line.text.replace(/\d+/g, '#').trim().toLowerCase()
  const edges = (lines: PdfLine[]) => new Set([...lines.slice(0, 2), ...lines.slice(-2)])
  const seen = new Map<string, number>()
  for (const lines of pages) {
    for (const key of new Set([...edges(lines)].map(pattern))) seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  return pages.map((lines) => {
    const atEdge = edges(lines)
    return lines.filter((line) => {
      const isPageNumber = /^\s*(page\s+)?[-–]?\s*\d{1,4}\s*[-–]?(\s*(\/|of)\s*\d{1,4})?\s*$/i.test(line.text)
      return !(atEdge.has(line) && (isPageNumber || (seen.get(pattern(line)) ?? 0) >= 3))
    })
  })
}

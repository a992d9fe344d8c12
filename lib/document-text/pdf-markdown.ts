/** A line of a page: `size` is the height of its letters and `foot` its place above the page's lower edge, in points. */
export type PdfLine = { text: string; size: number; foot: number }

/**
 * Lines put together to Markdown: paragraphs across lines and hyphens, headings by their size, lists by their marks;
 * running heads and page numbers left out.
 */
export function pdfMarkdown(pages: readonly (readonly PdfLine[])[]): string {
  const bodySize = commonSize(pages.flat())
  const running = runningLines(pages)
  const blocks: string[] = []
  let open: { text: string; size: number } | undefined
  const close = () => {
    if (open) blocks.push(markdownOf(open, bodySize))
    open = undefined
  }
  for (const page of pages) {
    let previous: PdfLine | undefined
    for (const line of page) {
      if (running.has(shapeOf(line.text)) || /^[\d\s|/–-]{1,12}$/.test(line.text)) continue
      const gap = previous ? previous.foot - line.foot : 0
      const continues =
        open !== undefined &&
        Math.abs(open.size - line.size) < 0.6 &&
        !listMark.test(line.text) &&
        // On a new page a paragraph goes on where the last one has not ended.
        (previous ? gap >= 0 && gap < line.size * 1.75 : !/[.!?:…"”»)]$/.test(open.text))
      if (open && continues) open.text = joined(open.text, line.text)
      else {
        close()
        open = { text: line.text, size: line.size }
      }
      previous = line
    }
  }
  close()
  return blocks.join('\n\n').replace(/(^- .*)\n\n(?=- )/gm, '$1\n')
}

const listMark = /^(?:[•◦▪‣·–-]|\d{1,2}[.)])\s+/

function joined(before: string, next: string): string {
  const isBroken = /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(next)
  return isBroken ? before.slice(0, -1) + next : `${before} ${next}`
}

function markdownOf({ text, size }: { text: string; size: number }, bodySize: number): string {
  if (size > bodySize * 1.12 && text.length <= 160) return `${size > bodySize * 1.6 ? '#' : '##'} ${text}`
  return text.replace(/^[•◦▪‣·–-]\s+/, '- ')
}

/** The size most letters have. */
function commonSize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>()
  for (const { text, size } of lines) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 10
}

/** The same line but for its numbers: `Page 3 of 9`. */
const shapeOf = (text: string) => text.toLowerCase().replace(/\d+/g, '#')

/** First and last lines that come back on at least three pages, and on most of them. */
function runningLines(pages: readonly (readonly PdfLine[])[]): Set<string> {
  const seen = new Map<string, number>()
  for (const page of pages) {
    const edges = [page[0], page[1], page.at(-2), page.at(-1)].flatMap((line) =>
      line ? [shapeOf(line.text)] : [],
    )
    for (const shape of new Set(edges)) seen.set(shape, (seen.get(shape) ?? 0) + 1)
  }
  const enough = Math.max(3, pages.length / 2)
  return new Set([...seen].flatMap(([shape, times]) => (times >= enough ? [shape] : [])))
}

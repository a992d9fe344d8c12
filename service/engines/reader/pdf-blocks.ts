import { getDocumentProxy } from 'unpdf'
import { foldText } from './fold-text.ts'
import type { PageBlock } from './page-block.ts'
import { linesOfPage, type PdfLine, type PdfPiece, stripRunningLines } from './pdf-lines.ts'
import { textBlocks } from './text-blocks.ts'

/** A report is shorter; a book is not evidence for an article. */
const maxPages = 200

export type PdfReading = {
  title: string | null
  author: string | null
  createdAt: Date | null
  blocks: PageBlock[]
}

/** Why a PDF could not be read: `protected` by a password, or `damaged`. */
export class PdfError extends Error {
  readonly reason: 'protected' | 'damaged'

  constructor(reason: PdfError['reason']) {
    super(
      reason === 'protected'
        ? 'The PDF is password-protected. Save it without a password.'
        : 'The PDF is damaged or not a PDF; save it again and try once more.',
    )
    this.name = 'PdfError'
    this.reason = reason
  }
}

/**
 * The text of a PDF's first 200 pages as blocks: headings by size, capitals or numbering; paragraphs put together across
 * lines and hyphens; running heads and page numbers dropped. A scan without text gives no blocks.
 * Throws {@link PdfError}, and the signal's reason when it aborts between two pages.
 */
export async function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<PdfReading> {
  try {
    // A copy: pdf.js takes the buffer it is given.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    try {
      const pages: PdfLine[][] = []
      for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
        signal?.throwIfAborted()
        const page = await document.getPage(number)
        const content = await page.getTextContent()
        pages.push(linesOfPage(content.items.flatMap(pieceOf), number))
        page.cleanup()
      }
      const { info } = await document.getMetadata()
      return { ...documentInfo(info), blocks: blocksOfLines(stripRunningLines(pages).flat()) }
    } finally {
      await document.loadingTask.destroy()
    }
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    throw new PdfError(error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged')
  }
}

function pieceOf(item: unknown): PdfPiece[] {
  if (typeof item !== 'object' || item === null || !('str' in item) || !('transform' in item)) return []
  const { str, transform } = item
  if (typeof str !== 'string' || !Array.isArray(transform)) return []
  const [a, b, , , x, y] = transform.map(Number)
  const width = 'width' in item ? Number(item.width) : 0
  return [{ text: str, x: x ?? 0, y: y ?? 0, width, size: Math.hypot(a ?? 0, b ?? 0) || 10 }]
}

function documentInfo(info: object): Omit<PdfReading, 'blocks'> {
  const textOf = (name: string) => {
    const value = Object.entries(info).find(([key]) => key === name)?.[1]
    return typeof value === 'string' ? foldText(value) || null : null
  }
  // "D:20240131…"; the time of day is of no interest.
  const [, year, month, day] = /^D:(\d{4})(\d{2})(\d{2})/.exec(textOf('CreationDate') ?? '') ?? []
  const createdAt = year ? new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))) : null
  return { title: textOf('Title'), author: textOf('Author'), createdAt }
}

function blocksOfLines(lines: readonly PdfLine[]): PageBlock[] {
  const body = bodySize(lines)
  const sizes = [
    ...new Set(lines.map(({ size }) => Math.round(size)).filter((size) => size >= body * 1.15)),
  ].sort((a, b) => b - a)
  const blocks: PageBlock[] = []
  let paragraph: PdfLine[] = []
  const flush = () => {
    blocks.push(...textBlocks(paragraph.map(({ text }) => text).join('\n')).map(unlessSentence))
    paragraph = []
  }
  const gap = usualGap(lines)
  let previous: PdfLine | undefined
  for (const line of lines) {
    const rank = sizes.indexOf(Math.round(line.size))
    if (rank !== -1 && line.text.length <= 200 && /\p{L}/u.test(line.text)) {
      flush()
      const level = ([1, 2, 3] as const)[Math.min(rank, 2)] ?? 3
      const last = blocks.at(-1)
      // A long heading runs over several lines.
      const continues =
        last?.kind === 'heading' &&
        last.level === level &&
        previous?.size === line.size &&
        previous.page === line.page &&
        previous.y - line.y < line.size * 1.6
      if (continues) last.text = foldText(`${last.text} ${line.text}`)
      else blocks.push({ kind: 'heading', level, text: foldText(line.text) })
    } else {
      if (previous && startsParagraph(previous, line, gap)) flush()
      paragraph.push(line)
    }
    previous = line
  }
  flush()
  return blocks
}

/** On a new page a sentence continues; elsewhere space above, or a jump back up to the next column, decides. */
function startsParagraph(previous: PdfLine, line: PdfLine, gap: number): boolean {
  const ended = /[.!?:…。"”»)]\s*$/.test(previous.text)
  if (previous.page !== line.page || line.y > previous.y) return ended || !/^\s*\p{Ll}/u.test(line.text)
  return previous.y - line.y > gap * 1.35
}

/** A short line is a heading in a text file; on a page it may be a paragraph's last words after a break. */
function unlessSentence(block: PageBlock): PageBlock {
  return block.kind === 'heading' && /^\p{Ll}/u.test(block.text)
    ? { kind: 'paragraph', text: block.text }
    : block
}

function bodySize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines)
    letters.set(Math.round(size), (letters.get(Math.round(size)) ?? 0) + text.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

/** The median distance between two lines below each other. */
function usualGap(lines: readonly PdfLine[]): number {
  const gaps = lines
    .flatMap((line, index) => {
      const next = lines[index + 1]
      return next && next.page === line.page && next.y < line.y ? [line.y - next.y] : []
    })
    .sort((a, b) => a - b)
  return gaps[Math.floor(gaps.length / 2)] ?? 14
}

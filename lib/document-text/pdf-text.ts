import { getDocumentProxy } from 'unpdf'
import { DocumentTextError } from './document-text-error.ts'
import { type PdfLine, pdfMarkdown } from './pdf-markdown.ts'

const maxPages = 1_000
/** A document holds 500,000 characters; what is far beyond is not read to the end. */
const maxCharacters = 600_000
const deadlineMs = 30_000

/** The text of a PDF as Markdown, page by page. @throws DocumentTextError */
export async function pdfText(bytes: Uint8Array): Promise<{ title?: string; text: string }> {
  // A copy: the reader takes the buffer it is given.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error) => {
    throw new DocumentTextError(
      error instanceof Error && error.name === 'PasswordException'
        ? 'The PDF is password-protected. Save it without a password.'
        : 'The PDF is damaged. Save it again and retry.',
    )
  })
  try {
    if (document.numPages > maxPages) {
      throw new DocumentTextError(
        `The PDF has ${document.numPages} pages. Split it into parts of fewer than ${maxPages} pages.`,
      )
    }
    const startedAt = Date.now()
    const pages: PdfLine[][] = []
    let characters = 0
    for (let number = 1; number <= document.numPages && characters < maxCharacters; number += 1) {
      if (Date.now() - startedAt > deadlineMs) {
        throw new DocumentTextError(
          'Your browser could not read the PDF in time. Try again, or split it into parts.',
        )
      }
      const page = await document.getPage(number)
      const lines = linesOf((await page.getTextContent()).items)
      page.cleanup()
      characters += lines.reduce((sum, { text }) => sum + text.length, 0)
      pages.push(lines)
    }
    const { info } = await document.getMetadata()
    const text = pdfMarkdown(pages)
    const given = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : ''
    const title = given || /^# (.+)$/m.exec(text)?.[1]
    return { ...(title && { title }), text }
  } catch (error) {
    if (error instanceof DocumentTextError) throw error
    throw new DocumentTextError('The PDF is damaged. Save it again and retry.')
  } finally {
    await document.loadingTask.destroy()
  }
}

/** Pieces of text put together to lines, with the height of their letters and the place of their foot. */
function linesOf(items: readonly unknown[]): PdfLine[] {
  const lines: PdfLine[] = []
  let line: PdfLine | undefined
  let right = 0
  for (const item of items) {
    if (typeof item !== 'object' || item === null || !('str' in item) || !('transform' in item)) continue
    const { str, transform } = item
    if (typeof str !== 'string' || !Array.isArray(transform)) continue
    const [x = 0, y = 0] = transform.slice(4).map(Number)
    const size = Math.hypot(Number(transform[2]), Number(transform[3])) || 10
    const width = 'width' in item ? Number(item.width) : 0
    if (line && str.trim() !== '' && Math.abs(line.foot - y) > size / 2) line = undefined
    if (line) {
      const apart = x - right > size * 0.15 && !line.text.endsWith(' ') && !str.startsWith(' ')
      line.text += (apart ? ' ' : '') + str
      line.size = Math.max(line.size, str.trim() === '' ? 0 : size)
    } else if (str.trim() !== '') {
      line = { text: str, size, foot: y }
      lines.push(line)
    }
    right = x + width
  }
  return lines.map(({ text, ...place }) => ({ ...place, text: text.replace(/\s+/g, ' ').trim() }))
}

import mammoth from 'mammoth'
import { DocumentTextError } from './document-text-error.ts'
import { htmlMarkdown } from './html-markdown.ts'
import { unpackedBytes } from './unpacked-bytes.ts'

/** What a Word file may unpack to: far more than 500,000 characters with their formatting. */
const maxUnpackedBytes = 200_000_000

/** The text of a Word file as Markdown: headings, lists, tables and emphasis; pictures are left out. @throws DocumentTextError */
export async function docxText(bytes: Uint8Array): Promise<{ title?: string; text: string }> {
  const buffer = Buffer.from(bytes)
  if (unpackedBytes(buffer) > maxUnpackedBytes) {
    throw new DocumentTextError('The Word document is too large when unpacked. Split it into parts.')
  }
  const { value: html } = await mammoth
    .convertToHtml(
      { buffer },
      // Without a source every picture is an empty element, which the Markdown leaves out.
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
    )
    .catch(() => {
      throw new DocumentTextError("This isn't a Word document (.docx), or it's damaged. Save it again.")
    })
  const text = htmlMarkdown(html)
  const title = /^# (.+)$/m.exec(text)?.[1]
  return { ...(title && { title }), text }
}

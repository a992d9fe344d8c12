import 'server-only'
import { DocumentTextError } from './document-text-error.ts'
import { docxText } from './docx-text.ts'
import { pdfText } from './pdf-text.ts'

/** The text of a file that is no text, as Markdown, with the title it gives itself. */
export type DocumentText = { title?: string; text: string }

/**
 * Reads a PDF or Word file; which of the two is told by its first bytes, not by its name.
 * @throws DocumentTextError with a sentence for the person who chose the file.
 */
export async function documentText(bytes: Uint8Array): Promise<DocumentText> {
  const read = startsWith(bytes, '%PDF-')
    ? pdfText
    : startsWith(bytes, 'PK\u0003\u0004')
      ? docxText
      : undefined
  if (!read) throw new DocumentTextError("This file isn't a PDF or a Word document (.docx).")
  const document = await read(bytes)
  if (!/[\p{L}\p{N}]/u.test(document.text)) {
    throw new DocumentTextError('No text found. Run OCR on scanned files first.')
  }
  return document
}

function startsWith(bytes: Uint8Array, signature: string): boolean {
  // PDF readers accept some bytes of noise in front, and so do we.
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  return signature === '%PDF-' ? head.includes(signature) : head.startsWith(signature)
}

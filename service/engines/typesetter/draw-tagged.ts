import drawLayout from '@react-pdf/render'
import PDFDocument from 'pdfkit'
import { createStructureWriter } from './structure-writer.ts'
import { type LayoutNode, tagLayout } from './tag-layout.ts'

export type DocumentFacts = {
  title: string
  author: string
  subject: string
  /** BCP 47. */
  language: string
  madeAt: Date
}

/** Draws a laid-out document as a tagged PDF 1.7 that declares PDF/UA-1 (ISO 14289-1). */
export async function drawTagged(root: LayoutNode, facts: DocumentFacts): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: facts.language,
    autoFirstPage: false,
    compress: true,
    info: {
      Title: facts.title,
      Author: facts.author,
      Subject: facts.subject,
      Creator: 'Masthead',
      Producer: 'Masthead',
      CreationDate: facts.madeAt,
      ModDate: facts.madeAt,
    },
  })
  const parts: Uint8Array[] = []
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  const tagged = tagLayout(root, createStructureWriter(pdf))
  ;(drawLayout as unknown as (pdf: unknown, root: LayoutNode) => void)(pdf, tagged)
  await done
  return new Uint8Array(Buffer.concat(parts))
}

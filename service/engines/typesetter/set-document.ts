import { Document, Page, renderToBuffer } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { Line, Part } from '../lead-magnet-writer/lead-magnet-writer.ts'
import { contentsPage } from './contents-page.ts'
import { coverPage } from './cover-page.ts'
import { figureBlock } from './figure-block.ts'
import { findPages, type PdfPages } from './find-pages.ts'
import { pageFooter } from './page-footer.ts'
import { partSection } from './part-section.ts'
import { drawable, registerFonts } from './pdf-fonts.ts'
import { style } from './pdf-style.ts'
import { sourceSection } from './source-section.ts'
import type { Typeset, TypesetRequest } from './typesetter.ts'

/**
 * Sets a lead magnet: cover, contents, numbered parts, sources. It is laid out twice, since only a laid-out document
 * knows the page numbers that its contents name.
 */
export async function setDocument(raw: TypesetRequest): Promise<Typeset> {
  registerFonts()
  const request = withDrawableText(raw)
  const first = await layOut(request, new Map())
  const { pdf, count } = await layOut(request, first.byId)
  return { pdf: new Uint8Array(pdf), pageCount: count }
}

async function layOut(request: TypesetRequest, known: PdfPages['byId']): Promise<PdfPages & { pdf: Buffer }> {
  const parts = request.parts.map((part, index) =>
    partSection({ ...request, part, index, banner: request.banners[index] }),
  )
  const document = h(
    Document,
    {
      title: request.title,
      author: request.publisher.name,
      subject: request.subtitle,
      creator: 'Masthead',
      producer: 'Masthead',
      language: request.language,
      creationDate: request.madeAt,
      pageLayout: 'singlePage',
    },
    coverPage(request),
    contentsPage(request, known),
    h(
      Page,
      { size: 'A4', style: style.page },
      ...parts,
      ...request.figures.map((figure, index) => ({ ...figureBlock(figure), key: `figure-${index}` })),
      sourceSection(request),
      pageFooter(request),
    ),
  )
  const pdf = await renderToBuffer(document)
  return { pdf, ...findPages(pdf) }
}

function withDrawableText(request: TypesetRequest): TypesetRequest {
  return {
    ...request,
    title: drawable(request.title),
    subtitle: drawable(request.subtitle),
    introduction: drawable(request.introduction),
    parts: request.parts.map(drawablePart),
    sources: request.sources.map((source) => ({ ...source, title: drawable(source.title) })),
    publisher: { ...request.publisher, name: drawable(request.publisher.name) },
    figures: request.figures.map((figure) => ({ ...figure, caption: drawable(figure.caption) })),
  }
}

function drawablePart(part: Part): Part {
  return {
    heading: drawable(part.heading),
    intro: part.intro && drawableLine(part.intro),
    items: part.items.map(drawableLine),
    inputs: part.inputs.map(drawable),
    outcome: part.outcome && drawableLine(part.outcome),
    worksheet: part.worksheet.map(drawable),
  }
}

function drawableLine(line: Line): Line {
  return {
    ...line,
    text: drawable(line.text),
    note: line.note === null ? null : drawable(line.note),
    template: line.template === null ? null : drawable(line.template),
  }
}

import { Document, Page, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { shorten } from '../../text/shorten.ts'
import type { Line, Part } from '../lead-magnet-writer/lead-magnet-writer.ts'
import { contentsPage } from './contents-page.ts'
import { coverPage } from './cover-page.ts'
import { drawTagged } from './draw-tagged.ts'
import { figureBlock } from './figure-block.ts'
import { type LaidOutDocument, layOut } from './lay-out.ts'
import { pageFooter } from './page-footer.ts'
import { partSection } from './part-section.ts'
import { drawable, registerFonts } from './pdf-fonts.ts'
import { type PdfStyle, pdfStyle } from './pdf-style.ts'
import { sourceSection } from './source-section.ts'
import type { Typeset, TypesetRequest } from './typesetter.ts'

/**
 * Sets a lead magnet: cover, contents, numbered parts, sources. It is laid out twice, since only a laid-out document
 * knows the page numbers that its contents name.
 */
export async function setDocument(raw: TypesetRequest): Promise<Typeset> {
  registerFonts()
  const request = { ...withDrawableText(raw), style: pdfStyle(raw.colors) }
  const { pageOf } = await layOut(compose(request, new Map()))
  const { root, pageCount } = await layOut(compose(request, pageOf))
  const pdf = await drawTagged(root, {
    title: request.title,
    author: request.publisher.name,
    subject: request.subtitle,
    language: request.language,
    madeAt: request.madeAt,
  })
  return { pdf, pageCount }
}

function compose(request: TypesetRequest & { style: PdfStyle }, pageOf: LaidOutDocument['pageOf']) {
  const { style } = request
  const hasOwnPages = request.kind === 'framework'
  const inParts = hasOwnPages ? [] : request.figures.filter(({ part }) => part !== null)
  const parts = request.parts.flatMap((part, index) => [
    // Room of its own: a margin at the foot of a part that just fits would send the whole part to the next page.
    ...(index === 0 || hasOwnPages ? [] : [h(View, { key: `space-${index}`, style: { height: 18 } })]),
    partSection({
      ...request,
      part,
      index,
      banner: request.banners[index],
      figures: inParts.filter((figure) => figure.part === index),
    }),
  ])
  const rest = [
    ...request.figures
      .filter((figure) => !inParts.includes(figure))
      .map((figure, index) => figureBlock(figure, `figure-${index}`, style)),
    sourceSection(request),
  ].filter((block) => block !== null)
  const sheets = (hasOwnPages ? [...parts.map((part) => [part]), rest] : [[...parts, ...rest]]).filter(
    (sheet) => sheet.length > 0,
  )
  return h(
    Document,
    null,
    coverPage(request),
    contentsPage(request, pageOf),
    ...sheets.map((sheet, index) =>
      h(Page, { key: `sheet-${index}`, size: 'A4', style: style.page }, ...sheet, pageFooter(request)),
    ),
  )
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
  }
}

function drawablePart(part: Part): Part {
  return {
    heading: shorten(drawable(part.heading), 200),
    intro: part.intro && drawableLine(part.intro),
    items: part.items.map(drawableLine),
    inputs: part.inputs.map(clipped),
    outcome: part.outcome && drawableLine(part.outcome),
    worksheet: part.worksheet.map(clipped),
  }
}

/** A heading, what it opens with and its first line share a page; what is longer than a sentence can be is cut to fit. */
const maxTextLength = 900

function clipped(text: string): string {
  return shorten(drawable(text), maxTextLength)
}

function drawableLine(line: Line): Line {
  return {
    ...line,
    text: clipped(line.text),
    note: line.note === null ? null : clipped(line.note),
    template: line.template === null ? null : clipped(line.template),
  }
}

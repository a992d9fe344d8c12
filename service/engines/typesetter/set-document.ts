import { Document, Page, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { shorten } from '../../text/shorten.ts'
import { findMagnetWords } from '../lead-magnet-writer/find-magnet-words.ts'
import type { Line, Part } from '../lead-magnet-writer/lead-magnet-writer.ts'
import { closingSection } from './closing-section.ts'
import { contentsPage, introduction } from './contents-page.ts'
import { coverPage } from './cover-page.ts'
import { drawTagged } from './draw-tagged.ts'
import { figureBlock } from './figure-block.ts'
import { type LaidOutDocument, layOut } from './lay-out.ts'
import { oneSource } from './one-source.ts'
import { pageFooter } from './page-footer.ts'
import { partSection, sectionId } from './part-section.ts'
import { drawable, registerFonts } from './pdf-fonts.ts'
import { margin, type PdfStyle, pdfStyle } from './pdf-style.ts'
import { sourceSection } from './source-section.ts'
import type { Typeset, TypesetRequest } from './typesetter.ts'

/** From so many pages on, a document tells what is on which. */
const longEnoughForContents = 6
/** What a page has room for; a part that would fill nearly all of it may be split, rather than leave as much empty. */
const keptTogetherPt = 0.72 * (842 - margin.top - margin.bottom)

/** Room between lines to be tried, the most first. */
const airsPt = [6, 4, 2.5, 1.2]

/** What one layout tells the next. */
type Known = Pick<LaidOutDocument, 'pageOf'> & { whole: ReadonlySet<string>; hasContents: boolean }

/**
 * Sets a lead magnet: cover, contents where it is long, numbered parts, sources, and what the company offers. It is laid out several times: only a
 * laid-out document knows how high its parts are, how many pages it has, and the page numbers that its contents name.
 */
export async function setDocument(raw: TypesetRequest): Promise<Typeset> {
  const fonts = registerFonts(raw.typeface)
  const text = withDrawableText(raw)
  let request = { ...text, style: pdfStyle(raw.colors, fonts) }
  const loose = await layOut(compose(request, { pageOf: new Map(), whole: new Set(), hasContents: false }))
  const fits = [...loose.heightOf].filter(([, height]) => height <= keptTogetherPt)
  let whole = new Set(fits.map(([id]) => id))
  let short = await layOut(compose(request, { pageOf: new Map(), whole, hasContents: false }))
  // A part of a checklist is worked through at one sitting; lines to choose from are looked through page by page.
  if (raw.kind === 'swipe_file' && loose.pageCount < short.pageCount) {
    whole = new Set()
    short = loose
  }
  // What the pages have left goes between their lines, as long as they stay as many.
  for (const airPt of raw.kind === 'framework' ? [] : airsPt) {
    const airy = { ...text, style: pdfStyle(raw.colors, fonts, airPt) }
    const tried = await layOut(compose(airy, { pageOf: new Map(), whole, hasContents: false }))
    if (tried.pageCount > short.pageCount) continue
    request = airy
    short = tried
    break
  }
  const { root, pageCount } =
    short.pageCount + 1 < longEnoughForContents ? short : await withContents(request, whole)
  const pdf = await drawTagged(root, {
    title: request.title,
    author: request.publisher.name,
    subject: request.subtitle,
    language: request.language,
    madeAt: request.madeAt,
  })
  return { pdf, pageCount }
}

async function withContents(
  request: TypesetRequest & { style: PdfStyle },
  whole: ReadonlySet<string>,
): Promise<LaidOutDocument> {
  const { pageOf } = await layOut(compose(request, { pageOf: new Map(), whole, hasContents: true }))
  return layOut(compose(request, { pageOf, whole, hasContents: true }))
}

function compose(request: TypesetRequest & { style: PdfStyle }, { pageOf, whole, hasContents }: Known) {
  const look = {
    labels: findMagnetWords(request.language).labels,
    style: request.style,
    numbersSources: oneSource(request) === undefined,
  }
  const { style } = look
  const hasOwnPages = request.kind === 'framework'
  const inParts = hasOwnPages ? [] : request.figures.filter(({ part }) => part !== null)
  const parts = request.parts.flatMap((part, index) => [
    // Room of its own: a margin at the foot of a part that just fits would send the whole part to the next page.
    ...(index === 0 || hasOwnPages ? [] : [h(View, { key: `space-${index}`, style: { height: 18 } })]),
    partSection({
      kind: request.kind,
      look,
      part,
      index,
      banner: request.banners[index],
      figures: inParts.filter((figure) => figure.part === index),
      isWhole: !hasOwnPages && whole.has(sectionId(index)),
    }),
  ])
  const rest = [
    ...request.figures
      .filter((figure) => !inParts.includes(figure))
      .map((figure, index) => figureBlock(figure, `figure-${index}`, look)),
    sourceSection(request),
    closingSection(request),
  ].filter((block) => block !== null)
  const opening = hasContents
    ? []
    : [h(View, { key: 'opening', style: style.body }, introduction(request, style.opening))]
  const sheets = (hasOwnPages ? [...parts.map((part) => [part]), rest] : [[...parts, ...rest]])
    .filter((sheet) => sheet.length > 0)
    .map((sheet, index) => (index === 0 ? [...opening, ...sheet] : sheet))
  return h(
    Document,
    null,
    coverPage(request),
    hasContents ? contentsPage(request, pageOf) : null,
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
    nextStep: request.nextStep && {
      ...request.nextStep,
      text: clipped(request.nextStep.text),
      line: clipped(request.nextStep.line),
    },
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

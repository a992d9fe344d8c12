import { Image, Page, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { findMagnetWords } from '../lead-magnet-writer/find-magnet-words.ts'
import { pngData } from './figure-block.ts'
import type { PdfStyle } from './pdf-style.ts'
import { tagged } from './tag.ts'
import type { DocumentColors, TypesetRequest } from './typesetter.ts'

const pageWidth = 595.28
const bandHeight = 150

/** The first page: kind, title, for whom, by whom, when. */
export function coverPage(request: TypesetRequest & { style: PdfStyle }): ReactElement {
  const { style } = request
  const words = findMagnetWords(request.language)
  const made = new Intl.DateTimeFormat(request.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    request.madeAt,
  )
  return h(
    Page,
    { size: 'A4', style: style.cover },
    // Not the page's own: what a page draws itself comes before anything can be marked as no content.
    h(View, { style: style.coverPaper }),
    band(request),
    h(
      View,
      { style: style.coverText },
      h(Text, tagged({ type: 'P' }, { style: style.kicker }), words.kind[request.kind]),
      h(
        Text,
        tagged(
          { type: 'H1', bookmark: request.title },
          { style: [style.coverTitle, { fontSize: titleSize(request.title) }] },
        ),
        request.title,
      ),
      h(Text, tagged({ type: 'P' }, { style: style.coverSubtitle }), request.subtitle),
    ),
    h(
      View,
      { style: style.coverFoot },
      h(Text, tagged({ type: 'P' }, { style: [style.publisher, { maxWidth: 330 }] }), request.publisher.name),
      h(Text, tagged({ type: 'P' }, { style: style.small }), made),
    ),
  )
}

/** The drawn picture where there is one; else what the kind is made of, drawn as plain shapes. */
function band({ cover, kind, colors }: TypesetRequest): ReactElement {
  if (cover) return h(Image, { src: pngData(cover), style: { width: pageWidth, height: bandHeight } })
  const rows = [0, 1, 2, 3, 4].map((row) => h(Rect, shapeOf(kind, row, colors)))
  return h(
    Svg,
    { width: pageWidth, height: bandHeight, viewBox: `0 0 ${pageWidth} ${bandHeight}` },
    h(Rect, { x: 0, y: 0, width: pageWidth, height: bandHeight, fill: colors.ink }),
    ...rows.map((row, index) => ({ ...row, key: String(index) })),
  )
}

/** A row of squares to tick, of lines, or of steps that rise. */
function shapeOf(kind: TypesetRequest['kind'], index: number, { accent, paper }: DocumentColors) {
  const fillOf = index === 2 ? accent : paper
  switch (kind) {
    case 'checklist':
      return { x: 58 + index * 62, y: 54, width: 42, height: 42, rx: 5, fill: fillOf }
    case 'swipe_file':
      return { x: 58, y: 34 + index * 18, width: 480 - ((index * 137) % 220), height: 7, rx: 3, fill: fillOf }
    case 'framework':
      return {
        x: 58 + index * 97,
        y: 112 - index * 19,
        width: 89,
        height: bandHeight - (112 - index * 19),
        fill: fillOf,
      }
  }
}

function titleSize(title: string): number {
  const length = [...title].length
  if (length <= 28) return 44
  if (length <= 60) return 36
  return length <= 110 ? 29 : 23
}

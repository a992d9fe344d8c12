import { Image, Page, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { findMagnetWords } from '../lead-magnet-writer/find-magnet-words.ts'
import { coverDay, coverDesign, coverShapes, coverTitleSize } from './cover-design.ts'
import { pngData } from './figure-block.ts'
import type { PdfStyle } from './pdf-style.ts'
import { tagged } from './tag.ts'
import type { TypesetRequest } from './typesetter.ts'

const { pageWidth, bandHeight } = coverDesign

/** The first page: kind, title, for whom, by whom, when. */
export function coverPage(request: TypesetRequest & { style: PdfStyle }): ReactElement {
  const { style } = request
  const words = findMagnetWords(request.language)
  const made = coverDay(request.madeAt, request.language)
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
          { style: [style.coverTitle, { fontSize: coverTitleSize(request.title) }] },
        ),
        request.title,
      ),
      h(Text, tagged({ type: 'P' }, { style: style.coverSubtitle }), request.subtitle),
    ),
    h(
      View,
      { style: style.coverFoot },
      h(Text, tagged({ type: 'P' }, { style: style.publisher }), request.publisher.name),
      h(Text, tagged({ type: 'P' }, { style: style.small }), made),
    ),
  )
}

/** The drawn picture where there is one; else what the kind is made of, drawn as plain shapes. */
function band({ cover, kind, colors }: TypesetRequest): ReactElement {
  if (cover) return h(Image, { src: pngData(cover), style: { width: pageWidth, height: bandHeight } })
  const shapes = coverShapes(kind).map(({ isMarked, ...place }) =>
    h(Rect, { key: `${place.x}/${place.y}`, ...place, fill: isMarked ? colors.accent : colors.paper }),
  )
  return h(
    Svg,
    { width: pageWidth, height: bandHeight, viewBox: `0 0 ${pageWidth} ${bandHeight}` },
    h(Rect, { x: 0, y: 0, width: pageWidth, height: bandHeight, fill: colors.ink }),
    ...shapes,
  )
}

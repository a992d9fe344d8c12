import { G, Page, Path, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { figureTransform, patternTiles } from '../illustrator/tile-pattern.ts'
import { findMagnetWords } from '../lead-magnet-writer/find-magnet-words.ts'
import { coverDay, coverDesign, coverTitleSize } from './cover-design.ts'
import type { PdfStyle } from './pdf-style.ts'
import { tagged } from './tag.ts'
import type { TypesetRequest } from './typesetter.ts'

const { pageWidth, tiles } = coverDesign
const tilePt = pageWidth / tiles

/** The first page: the pattern of the site, and below it kind, title, for whom, by whom, when. */
export function coverPage(request: TypesetRequest & { style: PdfStyle }): ReactElement {
  const { style } = request
  const words = findMagnetWords(request.language)
  return h(
    Page,
    { size: 'A4', style: style.cover },
    // Not the page's own: what a page draws itself comes before anything can be marked as no content.
    h(View, { style: style.coverPaper }),
    pattern(request),
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
      h(
        View,
        { style: style.coverFoot },
        h(Text, tagged({ type: 'P' }, { style: style.publisher }), request.publisher.name),
        h(Text, tagged({ type: 'P' }, { style: style.small }), coverDay(request.madeAt, request.locale)),
      ),
    ),
  )
}

/** Drawn as shapes, so that it is sharp at every size. */
function pattern({ pattern: { seed, colors } }: TypesetRequest): ReactElement {
  const sheet = patternTiles(seed, { columns: tiles, rows: tiles, tilePx: tilePt }, colors)
  return h(
    Svg,
    {
      width: pageWidth,
      height: pageWidth,
      viewBox: `0 0 ${pageWidth} ${pageWidth}`,
      style: { position: 'absolute', top: 0, left: 0 },
    },
    ...sheet.map(({ x, y, ground }, at) =>
      h(Rect, { key: `ground-${at}`, x, y, width: tilePt + 0.5, height: tilePt + 0.5, fill: ground }),
    ),
    ...sheet.flatMap(({ x, y, figure }, at) =>
      figure
        ? h(
            G,
            { key: `figure-${at}`, transform: figureTransform(x, y, tilePt, figure.turn) },
            h(
              Path,
              figure.stroke === undefined
                ? { d: figure.d, fill: figure.color }
                : { d: figure.d, fill: 'none', stroke: figure.color, strokeWidth: figure.stroke },
            ),
          )
        : [],
    ),
  )
}

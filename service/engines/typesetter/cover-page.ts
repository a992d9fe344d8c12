import { Image, Page, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { fill, findMagnetWords } from '../lead-magnet-writer/words/find-magnet-words.ts'
import { pngData } from './figure-block.ts'
import { ink, style } from './pdf-style.ts'
import type { TypesetRequest } from './typesetter.ts'

const pageWidth = 595.28
const bandHeight = 150

/** The first page: kind, title, for whom, by whom, when. */
export function coverPage(request: TypesetRequest): ReactElement {
  const words = findMagnetWords(request.language)
  const made = new Intl.DateTimeFormat(request.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    request.madeAt,
  )
  return h(
    Page,
    { size: 'A4', style: style.cover },
    band(request),
    h(
      View,
      { style: style.coverText },
      h(Text, { style: style.kicker }, words.kind[request.kind]),
      h(Text, { style: [style.coverTitle, { fontSize: titleSize(request.title) }] }, request.title),
      h(Text, { style: style.coverSubtitle }, request.subtitle),
    ),
    h(
      View,
      { style: style.coverFoot },
      h(
        View,
        { style: { maxWidth: 330 } },
        h(Text, { style: style.publisher }, request.publisher.name),
        h(Text, { style: style.small }, request.publisher.url.replace(/^https?:\/\//, '')),
      ),
      h(Text, { style: style.small }, fill('{x}', made)),
    ),
  )
}

/** The drawn picture where there is one; else what the kind is made of, drawn as plain shapes. */
function band({ cover, kind }: TypesetRequest): ReactElement {
  if (cover) return h(Image, { src: pngData(cover), style: { width: pageWidth, height: bandHeight } })
  const rows = [0, 1, 2, 3, 4].map((row) => h(Rect, shapeOf(kind, row)))
  return h(
    Svg,
    { width: pageWidth, height: bandHeight, viewBox: `0 0 ${pageWidth} ${bandHeight}` },
    h(Rect, { x: 0, y: 0, width: pageWidth, height: bandHeight, fill: ink.text }),
    ...rows.map((row, index) => ({ ...row, key: String(index) })),
  )
}

/** A row of squares to tick, of lines, or of steps that rise. */
function shapeOf(kind: TypesetRequest['kind'], index: number) {
  const fillOf = index === 2 ? ink.accent : ink.paper
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

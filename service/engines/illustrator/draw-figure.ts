import { barsLayout } from './bars-layout.ts'
import { drawableText } from './drawable-text.ts'
import { figureFrame } from './figure-frame.ts'
import type { Figure, FigureRequest } from './illustrator.ts'
import { heightOf, layoutSvg } from './layout-svg.ts'
import { findNumericColumn } from './numeric-column.ts'
import { rasterize } from './rasterize.ts'
import { tableLayout } from './table-layout.ts'

/** The width of every figure; large letters on it stay readable on a phone. */
const widthPx = 960
const maxBars = 14

/** Bars for a table with a comparable column and at most 14 rows; else the table itself. */
export async function drawFigure(request: FigureRequest): Promise<Figure> {
  const caption = await drawableText(request.caption, 'serif', request.language)
  const numbers =
    request.rows.length <= maxBars
      ? findNumericColumn(request.header, request.rows, request.language)
      : undefined
  const content = numbers
    ? await barsLayout(request, numbers, caption.direction)
    : await tableLayout(request, caption.direction)
  const frame = figureFrame(caption, content)
  const svg = await layoutSvg(frame, [...caption.fonts, ...content.fonts], { width: widthPx })
  const height = Math.ceil(heightOf(svg))
  const picture = await rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${height}">${svg}</svg>`,
  )
  const column = numbers?.column ?? 1
  const rows = request.rows.map((row) => `${row[0] ?? ''}: ${row[column] ?? ''}`).join('; ')
  const alt = `${request.caption}. ${rows}`.toWellFormed().replace(/\s+/g, ' ').trim().slice(0, 600)
  return { ...picture, kind: numbers ? 'bars' : 'table', alt }
}

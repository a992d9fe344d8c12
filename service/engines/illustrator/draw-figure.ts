import { shorten } from '../../text/shorten.ts'
import { barsLayout } from './bars-layout.ts'
import { drawableText } from './drawable-text.ts'
import { figureFrame } from './figure-frame.ts'
import { type Chart, findChart } from './find-chart.ts'
import type { Figure, FigureColors, FigureRequest } from './illustrator.ts'
import { ink, nightInk } from './ink.ts'
import { heightOf, layoutSvg } from './layout-svg.ts'
import { lineLayout } from './line-layout.ts'
import { rasterize } from './rasterize.ts'
import { tableLayout } from './table-layout.ts'

/** The width of every figure; large letters on it stay readable on a phone. */
const widthPx = 960
const maxAlt = 600

/** A line for figures over time, bars for others that can be compared, and the table itself for everything else. */
export async function drawFigure(request: FigureRequest): Promise<Figure> {
  const { light, dark } = request.colors ?? { light: ink, dark: nightInk }
  const caption = await drawableText(request.caption, 'bold', request.language)
  const look = { colors: light, direction: caption.direction }
  const chart = findChart(request)
  const content =
    chart?.kind === 'line'
      ? await lineLayout(request, chart, look)
      : chart
        ? await barsLayout(request, chart, look)
        : await tableLayout(request, look)
  const frame = figureFrame(request.isHeaded ? undefined : caption, content, light)
  const drawn = await layoutSvg(frame, [...caption.fonts, ...content.fonts], { width: widthPx })
  const height = Math.ceil(heightOf(drawn))
  const document = (style: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${height}" viewBox="0 0 ${widthPx} ${height}">${style}${drawn}</svg>`
  return {
    ...(await rasterize(document(''))),
    svg: document(nightStyle(light, dark)),
    kind: chart?.kind ?? 'table',
    alt: inWords(request, chart),
  }
}

/** Everything has one of a few colours, and each has another one at night. */
function nightStyle(light: FigureColors, dark: FigureColors): string {
  const rules = (['paper', 'ink', 'soft', 'rule', 'accent'] as const).map(
    (name) => `[fill="${light[name]}"]{fill:${dark[name]}}[stroke="${light[name]}"]{stroke:${dark[name]}}`,
  )
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`
}

function inWords({ caption, rows }: FigureRequest, chart: Chart | undefined): string {
  const columns =
    chart?.kind === 'line' ? chart.series.map(({ column }) => column) : [chart?.series.column ?? 1]
  const told = (chart?.rows ?? rows.map((_, row) => row)).map((row) => {
    const cells = rows[row] ?? []
    return `${cells[0] ?? ''}: ${columns.map((column) => cells[column] ?? '').join(', ')}`
  })
  return shorten(`${caption}. ${told.join('; ')}`.toWellFormed().replace(/\s+/g, ' ').trim(), maxAlt)
}

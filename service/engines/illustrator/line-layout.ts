import { type DrawableText, drawableText } from './drawable-text.ts'
import { type FigureContent, figureText, plainCell } from './figure-frame.ts'
import type { Chart } from './find-chart.ts'
import type { FigureColors, FigureRequest } from './illustrator.ts'
import { type Box, box } from './layout-box.ts'
import { scaleTicks } from './scale-ticks.ts'

const widthPx = 864
const heightPx = 380
const scalePx = 130
const edgePx = 24
const labelPx = 150
const linePx = 6
const dotPx = 18
/** More dots than this would hide their line. */
const maxDots = 16

type Line = Extract<Chart, { kind: 'line' }>
type Point = { x: number; y: number }

/**
 * One line for each column over time, on one scale that is written beside it. The scale begins at zero unless that would
 * flatten what happened; then its lowest number says so. Lines differ in the shape of their points, not only in colour.
 */
export async function lineLayout(
  request: FigureRequest,
  chart: Line,
  { colors }: { colors: FigureColors; direction: 'ltr' | 'rtl' },
): Promise<FigureContent> {
  const { series, at, rows } = chart
  const values = series.flatMap((one) => rows.map((row) => one.values[row] ?? 0))
  const ticks = scaleTicks(Math.min(...values), Math.max(...values))
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)]
  const [from = 0, until = 1] = [at[0], at.at(-1)]
  const xOf = (time: number) =>
    Math.round(scalePx + edgePx + ((time - from) / (until - from || 1)) * (widthPx - scalePx - 2 * edgePx))
  const yOf = (value: number) => Math.round(heightPx - ((value - bottom) / (top - bottom || 1)) * heightPx)
  const shades = [colors.accent, colors.ink, colors.soft]
  const fonts: FigureContent['fonts'] = []
  const read = async (text: string, face: 'sans' | 'bold') => {
    const found = await drawableText(text, face, request.language)
    fonts.push(...found.fonts)
    return found
  }

  const parts: Box[] = []
  for (const tick of ticks)
    parts.push(...gridLine(await read(writeTick(tick, ticks, request, chart), 'sans'), yOf(tick), colors))
  for (const [index, one] of series.entries()) {
    const points = rows.map((row, place) => ({ x: xOf(at[place] ?? 0), y: yOf(one.values[row] ?? 0) }))
    const color = shades[index] ?? colors.ink
    parts.push(...segments(points, color), ...dots(points, index, { color, paper: colors.paper }))
  }
  const shown = shownLabels(at.map(xOf))
  for (const place of shown) {
    const label = await read(plainCell(request.rows[rows[place] ?? 0]?.[0] ?? ''), 'sans')
    parts.push(timeLabel(label, xOf(at[place] ?? 0), colors))
  }
  const plot = box({ position: 'relative', width: widthPx, height: heightPx + 60, marginTop: 18 }, parts)
  const legend: Box[] = []
  for (const [index, { column }] of series.entries()) {
    const color = shades[index] ?? colors.ink
    const name = await read(plainCell(request.header[column] ?? ''), 'bold')
    legend.push(
      box({ alignItems: 'center', marginRight: 36, marginBottom: 8 }, [
        box({ position: 'relative', width: dotPx, height: dotPx, marginRight: 12 }, [
          mark({ x: dotPx / 2, y: dotPx / 2 }, index, { color, paper: colors.paper }),
        ]),
        figureText(name, { fontSize: 28, lineHeight: 1.2, color: colors.ink }),
      ]),
    )
  }
  const heading = box({ flexWrap: 'wrap', marginBottom: 10 }, legend)
  return { layout: box({ flexDirection: 'column' }, [heading, plot]), fonts }
}

function gridLine(label: DrawableText, y: number, colors: FigureColors): Box[] {
  return [
    box({
      position: 'absolute',
      left: scalePx,
      top: y - 1,
      width: widthPx - scalePx,
      height: 2,
      backgroundColor: colors.rule,
    }),
    figureText(label, {
      position: 'absolute',
      left: 0,
      top: y - 17,
      width: scalePx - 18,
      fontSize: 26,
      lineHeight: 1.3,
      lineClamp: 1,
      textAlign: 'right',
      color: colors.soft,
    }),
  ]
}

/** Each stretch is a thin box that is turned; points lie over the joints. */
function segments(points: readonly Point[], color: string): Box[] {
  return points.slice(1).map((end, index) => {
    const start = points[index] ?? end
    const [dx, dy] = [end.x - start.x, end.y - start.y]
    const length = Math.hypot(dx, dy) + linePx / 2
    return box({
      position: 'absolute',
      left: (start.x + end.x - length) / 2,
      top: (start.y + end.y - linePx) / 2,
      width: length,
      height: linePx,
      borderRadius: linePx / 2,
      backgroundColor: color,
      transform: `rotate(${(Math.atan2(dy, dx) * 180) / Math.PI}deg)`,
    })
  })
}

function dots(points: readonly Point[], index: number, look: { color: string; paper: string }): Box[] {
  const marked =
    points.length <= maxDots
      ? points
      : points.filter((_, place) => place === 0 || place === points.length - 1)
  return marked.map((point) => mark(point, index, look))
}

/** Round, square, and square on its corner. */
function mark({ x, y }: Point, index: number, { color, paper }: { color: string; paper: string }): Box {
  return box({
    position: 'absolute',
    left: x - dotPx / 2,
    top: y - dotPx / 2,
    width: dotPx,
    height: dotPx,
    backgroundColor: color,
    border: `3px solid ${paper}`,
    ...(index === 0 && { borderRadius: dotPx }),
    ...(index === 2 && { transform: 'rotate(45deg)' }),
  })
}

/** The first, the last, and of those between them as many as have room. */
function shownLabels(xs: readonly number[]): number[] {
  const last = xs.length - 1
  const shown = [0]
  for (let place = 1; place < last; place++) {
    const [before, here, end] = [xs[shown.at(-1) ?? 0] ?? 0, xs[place] ?? 0, xs[last] ?? 0]
    if (here - before >= labelPx && end - here >= labelPx) shown.push(place)
  }
  return [...shown, last]
}

function timeLabel(label: DrawableText, x: number, colors: FigureColors): Box {
  const left = Math.max(0, Math.min(widthPx - labelPx, x - labelPx / 2))
  const textAlign = x + labelPx / 2 > widthPx ? 'right' : 'center'
  return figureText(label, {
    position: 'absolute',
    left,
    top: heightPx + 18,
    width: labelPx,
    fontSize: 26,
    lineHeight: 1.2,
    lineClamp: 1,
    textAlign,
    color: colors.soft,
  })
}

function writeTick(
  tick: number,
  ticks: readonly number[],
  { language }: FigureRequest,
  { series }: Line,
): string {
  const { before = '', after = '' } = series[0]?.write ?? {}
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0))
  const digits =
    [0, 1, 2, 3, 4, 5].find((places) => Number.isInteger(Number((step * 10 ** places).toPrecision(9)))) ?? 6
  const number = numberFormat(language, digits).format(Math.abs(tick))
  return `${tick < 0 ? '−' : ''}${before}${number}${after}`
}

function numberFormat(language: string, digits: number): Intl.NumberFormat {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, numberingSystem: 'latn' }
  try {
    return new Intl.NumberFormat(language, options)
  } catch {
    return new Intl.NumberFormat('en', options)
  }
}

import { drawableText } from './drawable-text.ts'
import { type FigureContent, figureText, plainCell } from './figure-frame.ts'
import type { Chart } from './find-chart.ts'
import type { FigureColors, FigureRequest } from './illustrator.ts'
import { type Box, box } from './layout-box.ts'

const labelPx = 270
const valuePx = 180
const barsPx = 864 - labelPx - valuePx
const barPx = 40

/**
 * One horizontal bar for each row. All start at zero and share one scale; a negative value goes the other way from the
 * same line. The value is beside its bar as the table writes it, unit and all. Mirrored for right-to-left.
 */
export async function barsLayout(
  request: FigureRequest,
  { rows, series }: Extract<Chart, { kind: 'bars' }>,
  { colors, direction }: { colors: FigureColors; direction: 'ltr' | 'rtl' },
): Promise<FigureContent> {
  const values = rows.map((row) => series.values[row] ?? 0)
  const least = Math.min(0, ...values)
  const scale = barsPx / (Math.max(0, ...values) - least || 1)
  const zeroPx = Math.round(-least * scale)
  const isMirrored = direction === 'rtl'
  const row = { flexDirection: isMirrored ? 'row-reverse' : 'row', alignItems: 'center' }
  const start = isMirrored ? 'Right' : 'Left'

  const heading = await drawableText(request.header[series.column] ?? '', 'sans', request.language)
  const fonts = [...heading.fonts]
  const bars: Box[] = []
  for (const [index, value] of values.entries()) {
    const cells = request.rows[rows[index] ?? 0] ?? []
    const label = await drawableText(plainCell(cells[0] ?? ''), 'sans', request.language)
    const written = await drawableText(plainCell(cells[series.column] ?? ''), 'bold', request.language)
    fonts.push(...label.fonts, ...written.fonts)
    const lengthPx = Math.round(Math.abs(value) * scale)
    const text = { fontSize: 30, lineHeight: 1.2, lineClamp: 2, flexShrink: 0 }
    const align = isMirrored ? 'right' : 'left'
    // As tall as its row, so that the line goes on behind a label of two lines.
    const axis = box({
      position: 'absolute',
      top: 0,
      bottom: 0,
      [start.toLowerCase()]: labelPx + zeroPx,
      width: 3,
    })
    axis.props.style.backgroundColor = colors.ink
    const bar = box({
      width: lengthPx,
      height: barPx,
      flexShrink: 0,
      [`margin${start}`]: value < 0 ? zeroPx - lengthPx : zeroPx,
      backgroundColor: colors.accent,
    })
    bars.push(
      box({ ...row, position: 'relative', minHeight: 64, padding: '6px 0' }, [
        figureText(label, {
          ...text,
          width: labelPx - 24,
          textAlign: align,
          [`margin${isMirrored ? 'Left' : 'Right'}`]: 24,
        }),
        box({ ...row, width: barsPx + valuePx, height: barPx, flexShrink: 0 }, [
          bar,
          figureText(written, { ...text, [`margin${start}`]: 16 }),
        ]),
        axis,
      ]),
    )
  }
  const top = figureText(heading, {
    fontSize: 28,
    color: colors.soft,
    marginBottom: 14,
    textAlign: isMirrored ? 'right' : 'left',
    [`margin${start}`]: labelPx,
  })
  return { layout: box({ flexDirection: 'column' }, heading.text ? [top, ...bars] : bars), fonts }
}

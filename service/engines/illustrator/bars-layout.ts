import { drawableText } from './drawable-text.ts'
import { type FigureContent, figureText, plainCell } from './figure-frame.ts'
import type { FigureRequest } from './illustrator.ts'
import { ink } from './ink.ts'
import { type Box, box } from './layout-box.ts'
import type { NumericColumn } from './numeric-column.ts'

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
  numbers: NumericColumn,
  direction: 'ltr' | 'rtl',
): Promise<FigureContent> {
  const values = numbers.values.filter((value) => value !== undefined)
  const least = Math.min(0, ...values)
  const scale = barsPx / (Math.max(0, ...values) - least || 1)
  const zeroPx = Math.round(-least * scale)
  const isMirrored = direction === 'rtl'
  const row = { flexDirection: isMirrored ? 'row-reverse' : 'row', alignItems: 'center' }
  const start = isMirrored ? 'Right' : 'Left'

  const heading = await drawableText(request.header[numbers.column] ?? '', 'sans', request.language)
  const fonts = [...heading.fonts]
  const bars: Box[] = []
  for (const [index, cells] of request.rows.entries()) {
    const value = numbers.values[index]
    if (value === undefined) continue
    const label = await drawableText(plainCell(cells[0] ?? ''), 'sans', request.language)
    const written = await drawableText(plainCell(cells[numbers.column] ?? ''), 'bold', request.language)
    fonts.push(...label.fonts, ...written.fonts)
    const lengthPx = Math.round(Math.abs(value) * scale)
    const text = { fontSize: 30, lineHeight: 1.2, lineClamp: 2, flexShrink: 0 }
    const align = isMirrored ? 'right' : 'left'
    const axis = box({
      position: 'absolute',
      top: -12,
      [start.toLowerCase()]: zeroPx,
      width: 3,
      height: barPx + 24,
    })
    axis.props.style.backgroundColor = ink.black
    const bar = box({
      width: lengthPx,
      height: barPx,
      flexShrink: 0,
      [`margin${start}`]: value < 0 ? zeroPx - lengthPx : zeroPx,
      backgroundColor: ink.accent,
    })
    bars.push(
      box({ ...row, minHeight: 64 }, [
        figureText(label, {
          ...text,
          width: labelPx - 24,
          textAlign: align,
          [`margin${isMirrored ? 'Left' : 'Right'}`]: 24,
        }),
        box({ ...row, position: 'relative', width: barsPx + valuePx, height: barPx, flexShrink: 0 }, [
          bar,
          axis,
          figureText(written, { ...text, [`margin${start}`]: 16 }),
        ]),
      ]),
    )
  }
  const top = figureText(heading, {
    fontSize: 28,
    color: ink.soft,
    marginBottom: 14,
    textAlign: isMirrored ? 'right' : 'left',
    [`margin${start}`]: labelPx,
  })
  return { layout: box({ flexDirection: 'column' }, heading.text ? [top, ...bars] : bars), fonts }
}

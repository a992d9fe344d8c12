import { drawableText } from './drawable-text.ts'
import { type FigureContent, figureText, plainCell } from './figure-frame.ts'
import type { FigureColors, FigureRequest } from './illustrator.ts'
import { type Box, box } from './layout-box.ts'

const maxColumns = 5
const maxRows = 12

/** The first five columns and twelve rows, set as a table; `+ n` says how many rows are left out. */
export async function tableLayout(
  request: FigureRequest,
  { colors, direction }: { colors: FigureColors; direction: 'ltr' | 'rtl' },
): Promise<FigureContent> {
  const header = request.header.slice(0, maxColumns)
  const fonts: FigureContent['fonts'] = []
  const isMirrored = direction === 'rtl'
  const line = async (
    cells: readonly string[],
    face: 'bold' | 'sans',
    borderBottom: string,
  ): Promise<Box> => {
    const texts = await Promise.all(
      header.map((_, column) => drawableText(plainCell(cells[column] ?? ''), face, request.language)),
    )
    fonts.push(...texts.flatMap((text) => text.fonts))
    const style = { flex: 1, fontSize: 27, lineHeight: 1.3, lineClamp: 4, paddingRight: 10, paddingLeft: 10 }
    const textAlign = isMirrored ? 'right' : 'left'
    return box(
      { flexDirection: isMirrored ? 'row-reverse' : 'row', padding: '14px 0', borderBottom },
      texts.map((text) => figureText(text, { ...style, textAlign })),
    )
  }
  const lines = [await line(header, 'bold', `3px solid ${colors.ink}`)]
  for (const row of request.rows.slice(0, maxRows)) {
    lines.push(await line(row, 'sans', `2px solid ${colors.rule}`))
  }
  const left = request.rows.length - maxRows
  if (left > 0) {
    const more = await drawableText(`+ ${left}`, 'sans', request.language)
    fonts.push(...more.fonts)
    lines.push(figureText(more, { fontSize: 27, color: colors.soft, marginTop: 16, paddingLeft: 10 }))
  }
  return { layout: box({ flexDirection: 'column' }, lines), fonts }
}

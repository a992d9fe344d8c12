import type { DrawableText } from './drawable-text.ts'
import type { ShelfFont } from './font-shelf.ts'
import type { FigureColors } from './illustrator.ts'
import { type Box, type BoxStyle, box } from './layout-box.ts'
import { familyOf } from './layout-svg.ts'

/** What goes into a figure: the layout and the fonts it is set in. */
export type FigureContent = { layout: Box; fonts: ShelfFont[] }

/** Paper, a rule, the caption if there is one, the content. */
export function figureFrame(
  caption: DrawableText | undefined,
  content: FigureContent,
  colors: FigureColors,
): Box {
  return box(
    {
      flexDirection: 'column',
      boxSizing: 'border-box',
      width: '100%',
      padding: '44px 48px 46px',
      backgroundColor: colors.paper,
      borderTop: `8px solid ${colors.ink}`,
      color: colors.ink,
    },
    caption?.text ? [figureTitle(caption), content.layout] : [content.layout],
  )
}

function figureTitle(caption: DrawableText): Box {
  return figureText(caption, {
    fontSize: 42,
    lineHeight: 1.2,
    marginBottom: 30,
    textAlign: caption.direction === 'rtl' ? 'right' : 'left',
    lineClamp: 3,
  })
}

/** One line or a few of plain text inside a figure. */
export function figureText(text: DrawableText, style: BoxStyle): Box {
  const base = { display: 'block', fontFamily: familyOf(text.fonts), direction: text.direction }
  return box({ ...base, wordBreak: 'break-word', ...style }, text.text)
}

/** A cell without the marks of Markdown. */
export function plainCell(cell: string): string {
  return cell.replace(/\[\d+(?:,\s*\d+)*\]|\*\*|`/g, '').trim()
}

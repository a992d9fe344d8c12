import { type DrawableText, drawableText } from './drawable-text.ts'
import type { CoverRequest, Picture } from './illustrator.ts'
import { ink } from './ink.ts'
import { type Box, type BoxStyle, box } from './layout-box.ts'
import { familyOf, heightOf, layoutSvg } from './layout-svg.ts'
import { rasterize } from './rasterize.ts'
import { tilePattern } from './tile-pattern.ts'

const cover = { width: 1200, height: 630 }
const pattern = { columns: 4, rows: 6, tilePx: 105 }
const text = { width: 664, titleHeight: 372, inset: 64 }
const smallestSize = 38
const sizes = [88, 80, 72, 64, 56, 50, 44]

/** The cover with the title in it, 1200 x 630: words on paper beside a pattern, mirrored for right-to-left titles. */
export async function drawCover(request: CoverRequest): Promise<Picture> {
  const face = request.typeface ?? 'newsreader'
  const given = await drawableText(request.title, face, request.language)
  const siteTitle = await drawableText(request.siteTitle, 'bold', request.language)
  const tags = await drawableText(request.tags.slice(0, 3).join('  ·  '), 'sans', request.language)
  // A title of nothing but emoji still leaves a cover that says whose it is.
  const title = given.text ? given : await drawableText(request.siteTitle, face, request.language)

  const isRightToLeft = title.direction === 'rtl'
  const fontSize = await fittingSize(title)
  const words = await layoutSvg(
    box(
      {
        flexDirection: 'column',
        boxSizing: 'border-box',
        ...cover,
        padding: `52px ${text.inset}px 50px`,
        alignItems: isRightToLeft ? 'flex-end' : 'flex-start',
        justifyContent: 'space-between',
        color: ink.ink,
      },
      [smallLine(siteTitle, ink.ink), titleBlock(title, fontSize), smallLine(tags, ink.soft)],
    ),
    [...title.fonts, ...siteTitle.fonts, ...tags.fonts],
    cover,
  )
  const patternWidth = pattern.columns * pattern.tilePx
  const patternX = isRightToLeft ? 0 : cover.width - patternWidth
  const rule = isRightToLeft ? patternWidth : 0
  return rasterize(`<svg xmlns="http://www.w3.org/2000/svg" width="${cover.width}" height="${cover.height}">
<rect width="100%" height="100%" fill="${request.colors?.paper ?? ink.paper}"/>
<rect x="${rule}" width="${cover.width - patternWidth}" height="10" fill="${ink.ink}"/>
<svg x="${patternX}">${tilePattern(request.seed, pattern, request.colors)}</svg>
${words}</svg>`)
}

/** The largest size at which the title fits its space; the smallest for a title that never does. */
async function fittingSize(title: DrawableText): Promise<number> {
  for (const size of sizes) {
    if (!longestWordFits(title.text, size)) continue
    const svg = await layoutSvg(titleBlock(title, size), title.fonts, { width: text.width })
    if (heightOf(svg) <= text.titleHeight) return size
  }
  return smallestSize
}

/** A word broken in the middle is worse than a smaller size. The widest letters are about 0.6 of their size. */
function longestWordFits(title: string, size: number): boolean {
  const words = title.split(/[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u)
  return Math.max(0, ...words.map((word) => word.length)) * size * 0.6 <= text.width
}

function titleBlock(title: DrawableText, fontSize: number): Box {
  // Scripts with marks above and below the line need more of it than Latin.
  const isTall = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u.test(title.text)
  const lineHeight = isTall ? 1.4 : 1.1
  const lineClamp = Math.floor(text.titleHeight / (fontSize * lineHeight))
  // satori balances and clamps one against the other, and breaks words where it balances: what fits is balanced,
  // what never fits is broken and cut.
  const excess: BoxStyle =
    fontSize === smallestSize ? { lineClamp, wordBreak: 'break-word' } : { textWrap: 'balance' }
  const style = {
    display: 'block',
    width: text.width,
    fontFamily: familyOf(title.fonts),
    fontSize,
    lineHeight,
    letterSpacing: /^[\p{Script=Latin}\P{L}]*$/u.test(title.text) ? '-0.02em' : '0',
    direction: title.direction,
    textAlign: title.direction === 'rtl' ? 'right' : 'left',
  }
  return box({ ...style, ...excess }, title.text)
}

function smallLine(line: DrawableText, color: string): Box {
  const style = {
    display: 'block',
    maxWidth: text.width,
    height: 36,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: familyOf(line.fonts),
    fontSize: 26,
    lineHeight: 1.35,
    direction: line.direction,
    color,
  }
  return box(style, line.text)
}

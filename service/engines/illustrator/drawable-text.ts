import type { BrandFace } from './brand-faces.ts'
import { fontsFor, type ShelfFont } from './font-shelf.ts'

/** A text reduced to what the fonts can draw. */
export type DrawableText = {
  text: string
  fonts: ShelfFont[]
  direction: 'ltr' | 'rtl'
}

const maxCharacters = 400
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
// Joiners and variation selectors shape their neighbours and need no glyph of their own.
const shaping = /\u200c|\u200d|[\ufe00-\ufe0f]/gu
// Arabic vowel marks: optional in writing, and satori sets them off their letters.
const vowelMarks = /[\u064b-\u0652\u0670]/gu
const firstStrong = /\p{L}/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/**
 * Prepares untrusted text: one line, at most 400 characters, without the characters (emoji, rare scripts, control
 * codes) for which no font has a glyph, because a box says less than nothing.
 */
export async function drawableText(
  raw: string,
  face: 'sans' | 'bold' | BrandFace,
  language: string,
): Promise<DrawableText> {
  const clean = raw.toWellFormed().normalize('NFC').replace(vowelMarks, '').replace(/\s+/g, ' ')
  const line = [...segmenter.segment(clean)].slice(0, maxCharacters).map(({ segment }) => segment)
  const fonts = await fontsFor(line.join(''), face, language)
  const text = line
    .filter((grapheme) => isDrawable(grapheme, fonts))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
  const strong = firstStrong.exec(text)?.[0] ?? ''
  return { text, fonts, direction: rightToLeft.test(strong) ? 'rtl' : 'ltr' }
}

function isDrawable(grapheme: string, fonts: readonly ShelfFont[]): boolean {
  if (grapheme === ' ') return true
  // Emoji sequences are pictures, even where a text font knows their parts (a keycap's digit).
  if (/\p{Emoji_Presentation}|\ufe0f|\u20e3/u.test(grapheme)) return false
  const codePoints = [...grapheme.replace(shaping, '')].map((character) => character.codePointAt(0) ?? 0)
  return codePoints.length > 0 && fonts.some((font) => codePoints.every((each) => font.covers.has(each)))
}

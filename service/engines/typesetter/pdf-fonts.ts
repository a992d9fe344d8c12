import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import { fontCoverage } from '../illustrator/font-coverage.ts'

const require = createRequire(import.meta.url)
const newsreader = (part: string, face: string) =>
  require.resolve(`@fontsource/newsreader/files/newsreader-${part}-${face}.woff`)
const geist = (face: string) =>
  join(dirname(require.resolve('geist/font/sans')), 'fonts/geist-sans', `Geist-${face}.ttf`)

const serif = [newsreader('latin', '600-normal'), newsreader('latin-ext', '600-normal')] as const
const sansFiles = { regular: geist('Regular'), semibold: geist('SemiBold') }

/** For headings, best font first; the sans has the characters that the serif lacks. */
export const serifFamily = ['Newsreader', 'Newsreader Extended', 'Geist']
export const sansFamily = 'Geist'

const longestWord = 60

let isRegistered = false

/** Makes the fonts known to the renderer; they are embedded, as the characters that are used. */
export function registerFonts(): void {
  if (isRegistered) return
  isRegistered = true
  Font.register({ family: 'Newsreader', fonts: [{ src: serif[0], fontWeight: 600 }] })
  Font.register({ family: 'Newsreader Extended', fonts: [{ src: serif[1], fontWeight: 600 }] })
  Font.register({
    family: 'Geist',
    fonts: [
      { src: sansFiles.regular, fontWeight: 400 },
      { src: sansFiles.semibold, fontWeight: 600 },
    ],
  })
  // Words are cut where the language would not cut them: no hyphenation is better than a wrong one, save for addresses
  // and the like that no line can hold.
  Font.registerHyphenationCallback((word) =>
    word.length > longestWord ? (word.match(/.{1,20}/gu) ?? [word]) : [word],
  )
}

const keptSpace = '\u00a0'
/** A space that no line may end at: between a number and its unit, and before or within French marks. */
const bound = /(?<=\d) (?=[%‰€£$°])|(?<=«) | (?=[»?!;:](?:[\s.,)]|$))/gu

let covered: Set<number> | undefined

/** Untrusted text without what no embedded font can draw (emoji, rare scripts, control codes): a box says less than nothing. */
export function drawable(text: string): string {
  covered ??= fontCoverage(readFileSync(sansFiles.regular))
  const known = covered
  const spaced = text
    .normalize('NFC')
    .replace(/[\u00a0\u202f]/g, keptSpace)
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(bound, keptSpace)
  return [...spaced]
    .filter((character) => character === ' ' || known.has(character.codePointAt(0) ?? 0))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import { type BrandFace, brandFaces } from '../illustrator/brand-faces.ts'
import { fontCoverage } from '../illustrator/font-coverage.ts'

const require = createRequire(import.meta.url)
const geist = (face: string) =>
  join(dirname(require.resolve('geist/font/sans')), 'fonts/geist-sans', `Geist-${face}.ttf`)
const sansFiles = { regular: geist('Regular'), semibold: geist('SemiBold') }

/** Families of a document, best first: Geist has the characters that the others lack. */
export type DocumentFonts = { heading: string[]; text: string[] }

const longestWord = 60
const registered = new Set<string>()

/** Makes the fonts known to the renderer; they are embedded, as the characters that are used. */
export function registerFonts(typeface: BrandFace): DocumentFonts {
  registerStandIn()
  const { family, folder, file, kind } = brandFaces[typeface]
  const extended = `${family} Extended`
  const weights = kind === 'sans' ? [400, 600] : [600]
  if (!registered.has(family)) {
    registered.add(family)
    for (const [name, range] of [
      [family, 'latin'],
      [extended, 'latin-ext'],
    ] as const)
      Font.register({
        family: name,
        fonts: weights.map((fontWeight) => ({
          src: join(folder(), 'files', `${file}-${range}-${fontWeight}-normal.woff`),
          fontWeight,
        })),
      })
  }
  const all = [family, extended, 'Geist']
  return { heading: all, text: kind === 'sans' ? all : ['Geist'] }
}

function registerStandIn(): void {
  if (registered.has('Geist')) return
  registered.add('Geist')
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

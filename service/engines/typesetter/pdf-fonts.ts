import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import { fontCoverage } from '../illustrator/font-coverage.ts'

const require = createRequire(import.meta.url)
const geist = (face: string) =>
  join(dirname(require.resolve('geist/font/sans')), 'fonts/geist-sans', `Geist-${face}.ttf`)
const sansFiles = { regular: geist('Regular'), semibold: geist('SemiBold') }

type Face = { family: string; folder: () => string; file: string; kind: 'serif' | 'sans' }

/** The typefaces of the public sites, in the weights of a document. Each is under the SIL Open Font License. */
const faces = {
  newsreader: {
    family: 'Newsreader',
    folder: () => dirname(require.resolve('@fontsource/newsreader/package.json')),
    file: 'newsreader',
    kind: 'serif',
  },
  'source-serif': {
    family: 'Source Serif 4',
    folder: () => dirname(require.resolve('@fontsource/source-serif-4/package.json')),
    file: 'source-serif-4',
    kind: 'serif',
  },
  literata: {
    family: 'Literata',
    folder: () => dirname(require.resolve('@fontsource/literata/package.json')),
    file: 'literata',
    kind: 'serif',
  },
  lora: {
    family: 'Lora',
    folder: () => dirname(require.resolve('@fontsource/lora/package.json')),
    file: 'lora',
    kind: 'serif',
  },
  inter: {
    family: 'Inter',
    folder: () => dirname(require.resolve('@fontsource/inter/package.json')),
    file: 'inter',
    kind: 'sans',
  },
  'plex-sans': {
    family: 'IBM Plex Sans',
    folder: () => dirname(require.resolve('@fontsource/ibm-plex-sans/package.json')),
    file: 'ibm-plex-sans',
    kind: 'sans',
  },
  figtree: {
    family: 'Figtree',
    folder: () => dirname(require.resolve('@fontsource/figtree/package.json')),
    file: 'figtree',
    kind: 'sans',
  },
  bricolage: {
    family: 'Bricolage Grotesque',
    folder: () => dirname(require.resolve('@fontsource/bricolage-grotesque/package.json')),
    file: 'bricolage-grotesque',
    kind: 'sans',
  },
} as const satisfies Record<string, Face>

export type DocumentTypeface = keyof typeof faces

/** Families of a document, best first: Geist has the characters that the others lack. */
export type DocumentFonts = { heading: string[]; text: string[] }

const longestWord = 60
const registered = new Set<string>()

/** Makes the fonts known to the renderer; they are embedded, as the characters that are used. */
export function registerFonts(typeface: DocumentTypeface): DocumentFonts {
  registerStandIn()
  const { family, folder, file, kind }: Face = faces[typeface]
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

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { siteTypefaces } from '#contract/site.ts'

const require = createRequire(import.meta.url)

export type TypefaceId = (typeof siteTypefaces)[number]

type Typeface = {
  family: string
  /** Where npm installed it; each is under the SIL Open Font License, which lies beside its files. */
  folder: () => string
  file: string
  kind: 'serif' | 'sans'
  hasItalic: boolean
  /** Letters as large as those of the font that stands in until it is here. */
  fallback: { local: string; sizeAdjust: string; ascent: string; descent: string }
}

const georgia = (sizeAdjust: string) => ({
  local: 'local("Georgia"),local("Gelasio"),local("DejaVu Serif")',
  sizeAdjust,
  ascent: '92%',
  descent: '24%',
})
const arial = (sizeAdjust: string) => ({
  local: 'local("Arial"),local("Liberation Sans"),local("Helvetica Neue")',
  sizeAdjust,
  ascent: '94%',
  descent: '24%',
})

const typefaces: Readonly<Record<TypefaceId, Typeface>> = {
  newsreader: {
    family: 'Newsreader',
    folder: () => dirname(require.resolve('@fontsource-variable/newsreader/package.json')),
    file: 'newsreader',
    kind: 'serif',
    hasItalic: true,
    fallback: georgia('91%'),
  },
  'source-serif': {
    family: 'Source Serif 4',
    folder: () => dirname(require.resolve('@fontsource-variable/source-serif-4/package.json')),
    file: 'source-serif-4',
    kind: 'serif',
    hasItalic: true,
    fallback: georgia('95%'),
  },
  literata: {
    family: 'Literata',
    folder: () => dirname(require.resolve('@fontsource-variable/literata/package.json')),
    file: 'literata',
    kind: 'serif',
    hasItalic: true,
    fallback: georgia('101%'),
  },
  lora: {
    family: 'Lora',
    folder: () => dirname(require.resolve('@fontsource-variable/lora/package.json')),
    file: 'lora',
    kind: 'serif',
    hasItalic: true,
    fallback: georgia('98%'),
  },
  inter: {
    family: 'Inter',
    folder: () => dirname(require.resolve('@fontsource-variable/inter/package.json')),
    file: 'inter',
    kind: 'sans',
    hasItalic: true,
    fallback: arial('107%'),
  },
  'plex-sans': {
    family: 'IBM Plex Sans',
    folder: () => dirname(require.resolve('@fontsource-variable/ibm-plex-sans/package.json')),
    file: 'ibm-plex-sans',
    kind: 'sans',
    hasItalic: true,
    fallback: arial('103%'),
  },
  figtree: {
    family: 'Figtree',
    folder: () => dirname(require.resolve('@fontsource-variable/figtree/package.json')),
    file: 'figtree',
    kind: 'sans',
    hasItalic: true,
    fallback: arial('102%'),
  },
  bricolage: {
    family: 'Bricolage Grotesque',
    folder: () => dirname(require.resolve('@fontsource-variable/bricolage-grotesque/package.json')),
    file: 'bricolage-grotesque',
    kind: 'sans',
    hasItalic: false,
    fallback: arial('100%'),
  },
}

/** The parts that are served; letters of other scripts come from the reader's own fonts. */
const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

type FontFile = { name: string; bytes: Uint8Array }

/** Read and named by their content when a page first needs them. */
const loaded = new Map<string, FontFile>()

function fontFile(typeface: Typeface, range: string, style: string): FontFile {
  const file = `${typeface.file}-${range}-wght-${style}.woff2`
  const known = loaded.get(file)
  if (known) return known
  const bytes = readFileSync(join(typeface.folder(), 'files', file))
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const found = { name: `${typeface.file}-${range}-${style}-${digest}.woff2`, bytes }
  loaded.set(file, found)
  return found
}

const folder = '/_fonts'

/** The stylesheet part that brings a typeface, in variable weights; an empty path prefix is this host. */
export function typefaceStyle(id: TypefaceId): string {
  const typeface = typefaces[id]
  const faces = stylesOf(typeface).flatMap((style) =>
    Object.entries(ranges).map(
      ([range, letters]) =>
        `@font-face{font-family:"${typeface.family}";font-style:${style};font-weight:200 800;font-display:swap;src:url(${folder}/${fontFile(typeface, range, style).name}) format("woff2");unicode-range:${letters}}`,
    ),
  )
  const { local, sizeAdjust, ascent, descent } = typeface.fallback
  const standIn = `@font-face{font-family:"Stand-in";src:${local};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`
  const system =
    typeface.kind === 'serif'
      ? '"Iowan Old Style",Georgia,"Noto Serif",serif'
      : 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif'
  const ui =
    typeface.kind === 'serif'
      ? 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif'
      : 'var(--serif)'
  return `${faces.join('')}${standIn}:root{--serif:"${typeface.family}","Stand-in",${system};--sans:${ui}}`
}

/** The file that the first words of a page need. */
export function firstFontPath(id: TypefaceId): string {
  return `${folder}/${fontFile(typefaces[id], 'latin', 'normal').name}`
}

/** The bytes of a font file by the name that pages give it; undefined for every other name. */
export function findFont(name: string): Uint8Array | undefined {
  for (const typeface of Object.values(typefaces)) {
    if (!name.startsWith(`${typeface.file}-`)) continue
    for (const style of stylesOf(typeface))
      for (const range of Object.keys(ranges)) {
        const file = fontFile(typeface, range, style)
        if (file.name === name) return file.bytes
      }
  }
  return undefined
}

function stylesOf({ hasItalic }: Typeface): string[] {
  return hasItalic ? ['normal', 'italic'] : ['normal']
}

import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)

/** The typefaces of the public sites, in the weights of a document. Each is under the SIL Open Font License. */
export const brandFaces = {
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
} as const satisfies Record<
  string,
  { family: string; folder: () => string; file: string; kind: 'serif' | 'sans' }
>

export type BrandFace = keyof typeof brandFaces

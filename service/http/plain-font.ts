import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** A font file, named by its content, so that browsers keep it. */
function fontOf(label: string, file: string) {
  const bytes = readFileSync(file)
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const name = `${label}-${digest}.woff2`
  return { name, path: `/_fonts/${name}`, bytes }
}

/** The dashboard's faces for the service's own pages. */
export const plainFonts = {
  /** For headings: one weight and the letters of Western Europe, 24 KB. */
  serif: fontOf(
    'newsreader-headings',
    require.resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff2'),
  ),
  /** For everything else: all weights and letters, 70 KB; until it has come, Arial stretched to its measures. */
  sans: fontOf(
    'geist',
    join(dirname(require.resolve('geist/font/sans')), 'fonts/geist-sans/Geist-Variable.woff2'),
  ),
  /** For code, all weights and letters, 70 KB; a page without code does not load it. */
  mono: fontOf(
    'geist-mono',
    join(dirname(require.resolve('geist/font/sans')), 'fonts/geist-mono/GeistMono-Variable.woff2'),
  ),
}

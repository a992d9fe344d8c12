import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve(
  '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
)
const bytes = readFileSync(file)
const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
const name = `newsreader-headings-${digest}.woff2`

/**
 * The dashboard's serif for the headings of the service's own pages: one weight and the letters of Western Europe, 24 KB.
 * Named by its content, so that browsers keep it.
 */
export const plainFont = { name, path: `/_fonts/${name}`, bytes }

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The face of the titles on the covers of PDFs, 24 KB: the landing page shows the cover as it is. */
const bytes = readFileSync(require.resolve('@fontsource/newsreader/files/newsreader-latin-600-normal.woff2'))
const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
const name = `newsreader-cover-${digest}.woff2`

export const coverFont = { name, bytes }
export const coverFontPath = `/_fonts/${name}`

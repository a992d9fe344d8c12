import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The library that names a text's language, loaded for the first text: its tables take 8 MB and a tenth of a second. */
export function languageDetector(): typeof import('tinyld') {
  return require('tinyld')
}

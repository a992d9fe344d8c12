import { languageDetector } from '../../../text/language-detector.ts'
import { countWords } from './text-length.ts'

const minWords = 25
const sampleCharacters = 6_000
/** Detectors take these for one another; whoever asked for one of them got it. */
const alike = [
  ['no', 'nb', 'nn', 'da'],
  ['id', 'ms'],
  ['hr', 'sr', 'bs', 'sl'],
  ['hi', 'mr', 'ne'],
  ['es', 'gl'],
  ['pt', 'gl'],
]

/**
 * The language of a text, ISO 639-1, and as it was asked for where it cannot be told apart from that. Null when the text
 * is too short to tell, or when the detector does not know the language that was asked for.
 */
export function findWrittenLanguage(markdown: string, asked: string): string | null {
  const plain = markdown.replace(/\[\d+\]|\]\([^)]*\)|https?:\/\/\S+|[#*_`>|\d-]/g, ' ')
  if (countWords(plain) < minWords) return null
  const { detect, supportedLanguages, toISO2, toISO3 } = languageDetector()
  const found = detect(plain.slice(0, sampleCharacters))
  const code = found.length === 3 ? toISO2(found) : found
  const base = baseOf(asked)
  const isKnown = supportedLanguages.includes(toISO3(base)) || alike.some((group) => group.includes(base))
  if (!isKnown) return null
  if (!/^[a-z]{2}$/.test(code) || code === base) return code === base ? base : null
  return alike.some((group) => group.includes(code) && group.includes(base)) ? base : code
}

/** True when a text is in another language than asked. */
export function isForeign(written: string | null, asked: string): boolean {
  return written !== null && written !== baseOf(asked)
}

function baseOf(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? language
}

import { languageDetector } from '../../text/language-detector.ts'

/** Enough to detect the language, and quick. */
const sampleLength = 4_000
/** Fewer letters of the Latin alphabet are words that a dozen languages have. */
const minLatinLetters = 20
/** With fewer, a rare language is likelier a mistake than what it is. */
const shortLatinLetters = 120
const commonLatin = 'en de fr es it pt nl pl cs sv da no fi ro hu tr vi id'.split(' ')

/** The language of a text, ISO 639-1; `en` if the text is too short or too mixed. */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, sampleLength).replace(/https?:\/\/\S+|[\d\t]+/g, ' ')
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  const isLatin = latin * 2 > letters
  if (isLatin && latin < minLatinLetters) return 'en'
  const { detect, toISO2 } = languageDetector()
  const found = detect(sample, isLatin && latin < shortLatinLetters ? { only: commonLatin } : {})
  const code = found.length === 3 ? toISO2(found) : found
  return /^[a-z]{2}$/.test(code) ? code : 'en'
}

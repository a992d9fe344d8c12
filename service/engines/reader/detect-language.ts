import { languageDetector } from '../../text/language-detector.ts'

/** Enough to detect the language, and quick. */
const sampleLength = 4_000

/** The language of a text, ISO 639-1; `en` if the text is too short or too mixed. */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, sampleLength).replace(/https?:\/\/\S+|[\d\t]+/g, ' ')
  const { detect, toISO2 } = languageDetector()
  const found = detect(sample)
  const code = found.length === 3 ? toISO2(found) : found
  return /^[a-z]{2}$/.test(code) ? code : 'en'
}

import { languageDetector } from '../../text/language-detector.ts'

/** Enough to detect the language, and quick. */
const sampleLength = 4_000
/** Fewer letters of the Latin alphabet are words that a dozen languages have. */
const minLatinLetters = 20
/** With fewer, a rare language is likelier a mistake than what it is. */
const shortLatinLetters = 120
const commonLatin = 'en de fr es it pt nl pl cs sv da no fi ro hu tr vi id'.split(' ')
/** No other language is written in these letters: recipes with names from everywhere are no Hindi. */
const latin = [...commonLatin, ...'af ca cy eo et eu ga hr is la lt lv sk sl sq tl'.split(' ')]
/** Letters of a line that tells by itself; shorter ones are names and entries of lists. */
const minLineLetters = 60

/**
 * The language of a text, ISO 639-1; `en` if the text is too short or too mixed. Of paragraphs in several languages the one
 * that most is written in counts: a list of links to foreign pages does not make a text foreign.
 */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, sampleLength).replace(/https?:\/\/\S+|[\d\t]+/g, ' ')
  const letters = countLetters(sample)
  const latinLetters = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latinLetters * 2 <= letters) return detectIn(sample, undefined)
  if (latinLetters < minLatinLetters) return 'en'
  if (latinLetters < shortLatinLetters) return detectIn(sample, commonLatin)
  const written = new Map<string, number>()
  for (const line of sample.split('\n').filter((one) => countLetters(one) >= minLineLetters)) {
    const language = detectIn(line, latin)
    written.set(language, (written.get(language) ?? 0) + countLetters(line))
  }
  const [most] = [...written].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? detectIn(sample, latin)
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function detectIn(text: string, only: string[] | undefined): string {
  const { detect, toISO2 } = languageDetector()
  const found = detect(text, only === undefined ? {} : { only })
  const code = found.length === 3 ? toISO2(found) : found
  return /^[a-z]{2}$/.test(code) ? code : 'en'
}

import { splitSentences } from '../../../text/split-sentences.ts'
import type { Lexicon } from './lexicon/lexicon.ts'

/** Half-open range of a text, without the white space around the sentence. */
export type Span = { start: number; end: number }

/** Abbreviations that texts in every language use, before names and numbers above all. */
const everywhere = new Set(
  'st dr prof nr núm mr mrs ms sr sra jr mme mlle hl str bzw vgl ca ej mio mrd'.split(' '),
)

/** "Vor dem 25. Geburtstag": a German ordinal after its article or preposition. */
const ordinal = /(?<!\p{L})(?:der|die|das|des|dem|den|am|im|vom|zum|zur|beim|ab|bis|seit) \p{N}{1,2}\.$/iu

/** "14. Februar" */
const monthDe =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u

/** True when Intl broke after something that does not end a sentence: an abbreviation, an initial, a list number, an address. */
function runsOn(before: string, after: string, lexicon: Lexicon): boolean {
  const trimmed = before.trimEnd()
  if (trimmed === before && /[\x21-\x7e]$/.test(trimmed)) return true
  if (/[。！？।۔؟]$/u.test(trimmed)) return false
  const last = /(\S+)\.$/u.exec(trimmed.slice(-40))?.[1]
  if (last === undefined) return /^\p{Ll}/u.test(after)
  const word = last.replace(/^[("'“‘«„[]+/u, '')
  if (/^\d{1,2}$/.test(trimmed.slice(0, -1))) return true
  if (lexicon.language === 'de' && ordinal.test(trimmed)) return true
  if (/(?<!\p{N})\p{N}{1,2}\.$/u.test(trimmed) && monthDe.test(after)) return true
  if (/^\p{L}$/u.test(word)) return word !== 'I'
  if (everywhere.has(word.toLowerCase())) return true
  return lexicon.abbreviations.has(word.toLowerCase())
}

/** The sentences of a text. ICU finds the breaks; those that are none are closed again. */
export function segmentSentences(text: string, lexicon: Lexicon): Span[] {
  const spans: Span[] = []
  let open: Span | undefined
  const language = lexicon.language === 'und' ? 'en' : lexicon.language
  for (const { text: piece, start, end } of splitSentences(text, language)) {
    if (
      open !== undefined &&
      runsOn(text.slice(Math.max(open.start, open.end - 60), open.end), piece, lexicon)
    ) {
      open.end = end
    } else {
      open = { start, end }
      spans.push(open)
    }
  }
  return spans.flatMap(({ start, end }) => {
    const raw = text.slice(start, end)
    const trimmed = raw.trim()
    if (trimmed === '') return []
    const from = start + raw.indexOf(trimmed)
    return [{ start: from, end: from + trimmed.length }]
  })
}

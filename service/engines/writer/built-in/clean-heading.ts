import { addressesMachine } from '../evidence/addresses-machine.ts'
import { isSignature } from './is-signature.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { plainText } from './plain-text.ts'
import { countWords, splitWords } from './split-words.ts'
import { fold } from './stem.ts'

const maxHeadingLength = 110
/** "Summary for readers in a hurry, by Dr Helen Marsh" */
const signedBehind =
  /,\s+(?:by|von|par|por|di|door)\s+(?:(?:Dr|Prof|Dott|Dra|Mag)\.?\s+)?\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+){1,3}$/u

/** A heading fit to stand over a section: numbering, pictures and closing marks off. Null when it says nothing. */
export function cleanHeading(raw: string, lexicon: Lexicon): string | null {
  if (raw.length > maxHeadingLength * 3) return null
  const text = plainText(raw)
    .replace(/\p{Extended_Pictographic}|\ufe0f/gu, '')
    .replace(/^[\s#]+(?=\p{L})/u, '')
    // "2.1 The screen", "PAGE 3: ITEM #1 - OFFICE AT HOME": where it stands says nothing of what follows.
    .replace(/^\s*\d+(?:\.\d+)+\.?\s+(?=\p{L})/u, '')
    .replace(/^\s*(?:page|seite|página|pagina)\s+\d+\s*[:–—-]\s*/iu, '')
    .replace(/^\s*\p{L}+\s?#\d+\s*[:–—-]\s*/u, '')
    .replace(
      /^\s*(?:(?:step|part|chapter|section|schritt|teil|kapitel|étape|paso|passo|шаг|langkah)\s+)?(?!(?:19|20)\d\d(?!\d))[\d.]+\s*[.):–—-](?!\d)\s*/iu,
      '',
    )
    .replace(signedBehind, '')
    .replace(/\s*[:：.。–—-]+\s*$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  const words = countWords(text)
  if (text.length > maxHeadingLength || words === 0 || !/\p{L}{2}/u.test(text)) return null
  if (
    lexicon.empty.test(text) ||
    (lexicon.noise.test(text) && words > 3) ||
    (words <= 3 && isOnlyNoise(text, lexicon)) ||
    addressesMachine(text) ||
    isSignature(text)
  )
    return null
  return withoutCapitals(text, lexicon)
}

/** Fewer letters in capitals are a name or an abbreviation. */
const minShouted = 10
const longestAbbreviation = 4

/** "WORKING SPACE" as "Working space"; short words that say something stay, as they may be abbreviations. */
function withoutCapitals(text: string, { stopwords, language }: Lexicon): string {
  const letters = text.match(/\p{L}/gu) ?? []
  if (/\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text) || letters.length < minShouted) return text
  const lower = text.replace(/\p{L}+/gu, (word) =>
    word.length < longestAbbreviation && !stopwords.has(fold(word)) ? word : word.toLocaleLowerCase(language),
  )
  return lower.replace(/\p{L}/u, (first) => first.toLocaleUpperCase(language))
}

/** "Subscribe now" is noise; "Apply for grants" with one such word in it names something. */
function isOnlyNoise(text: string, lexicon: Lexicon): boolean {
  const rest = text.replace(lexicon.noise, ' ')
  return (
    lexicon.noise.test(text) &&
    !splitWords(fold(rest)).some((word) => word.length > 4 && !lexicon.stopwords.has(word))
  )
}

/** True for a heading that asks something. */
export function isQuestion(text: string): boolean {
  return /[?？؟]\s*$/u.test(text)
}

/** True for a heading such as "FAQ", under which questions stand. */
export function announcesQuestions(raw: string): boolean {
  return /\bfaqs?\b|\bq\s?&\s?a\b|questions|häufig(?:e|\sgestellte)\sfragen|preguntas|perguntas|domande|pertanyaan|вопросы|أسئلة|الأسئلة|प्रश्न|سوالات|প্রশ্ন|常见问|问答|よくある/iu.test(
    raw,
  )
}

import { splitWords } from '../text/split-words.ts'

/** A word as the index has it, and its position in the text: half-open, in UTF-16 code units. */
export type IndexWord = { word: string; from: number; to: number }

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })
// No dictionary segments these scripts the same way twice: pairs of letters find a word at any position.
const paired = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々〆]+$/u
/** PostgreSQL rejects longer words, and no search needs them. */
const longestWord = 200

/**
 * The words of a text for the full-text index: lower case, compatibility forms folded. Chinese, Japanese and Korean
 * are overlapping pairs of letters, and behind them each Chinese sign by itself; Thai and its like are words as ICU finds them.
 */
export function segmentWords(text: string, options = { signs: true }): IndexWord[] {
  const words: IndexWord[] = []
  let run: { from: number; to: number } | undefined
  const endRun = () => {
    if (run) words.push(...pairs(text, run), ...(options.signs ? signs(text, run) : []))
    run = undefined
  }
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    const to = index + segment.length
    if (isWordLike && paired.test(segment)) {
      run = { from: run?.from ?? index, to }
      continue
    }
    endRun()
    const word = isWordLike ? foldWord(segment) : ''
    if (word !== '' && word.length <= longestWord) words.push({ word, from: index, to })
  }
  endRun()
  return words
}

function pairs(text: string, run: { from: number; to: number }): IndexWord[] {
  const letters = Array.from(text.slice(run.from, run.to))
  const words: IndexWord[] = []
  let from = run.from
  letters.forEach((letter, place) => {
    const next = letters[place + 1]
    if (next !== undefined || letters.length === 1) {
      const pair = letter + (next ?? '')
      words.push({ word: foldWord(pair), from, to: from + pair.length })
    }
    from += letter.length
  })
  return words
}

/** A single Chinese character can be a query; it comes after the pairs, which a phrase needs adjacent. */
function signs(text: string, run: { from: number; to: number }): IndexWord[] {
  const letters = text.slice(run.from, run.to)
  if (isSingle(letters)) return []
  return Array.from(letters.matchAll(/\p{sc=Han}/gu), ({ 0: sign, index }) => {
    const from = run.from + index
    return { word: foldWord(sign), from, to: from + sign.length }
  })
}

function isSingle(word: string): boolean {
  return word.length <= 2 && Array.from(word).length === 1
}

/** Vowel signs of Arabic and Hebrew are written in some texts and left out in most. */
function foldWord(word: string): string {
  return word
    .normalize('NFKC')
    .replace(/[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g, '')
    .replace(/[’ʼ]/g, "'")
    .toLowerCase()
}

/** {@link segmentWords} as PostgreSQL's parser is to read them, whatever its locale takes for a letter. */
export function searchText(text: string): string {
  return segmentWords(text)
    .map(({ word }) => word)
    .join(' ')
}

/** The words of a phrase side by side, as the index has them. */
export function phraseText(text: string): string {
  return segmentWords(text, { signs: false })
    .map(({ word }) => word)
    .join(' ')
}

/** A word of a query by itself: of a long Chinese word its pairs, and no pair across the border to the next word. */
export function queryWords(text: string): string[] {
  const words = splitWords(text)
  const telling = words.filter((word) => !(paired.test(word) && isSingle(word)))
  return (telling.length > 0 ? telling : words).flatMap((word) =>
    segmentWords(word, { signs: false }).map((one) => one.word),
  )
}

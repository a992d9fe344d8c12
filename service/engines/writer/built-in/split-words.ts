const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu
/** ICU's dictionary is slow on endless strings, and nobody can tell their words apart anyway. */
const CHUNK = 4000

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The words of a text in order. Scripts without spaces go through ICU's dictionary, the others through letters. */
export function splitWords(text: string): string[] {
  if (!SPACELESS.test(text)) return text.match(WORD) ?? []
  const words: string[] = []
  for (let at = 0; at < text.length; at += CHUNK) {
    for (const piece of segmenter.segment(text.slice(at, at + CHUNK))) {
      if (piece.isWordLike) words.push(piece.segment)
    }
  }
  return words
}

/** Number of words, Chinese and Japanese included. */
export function countWords(text: string): number {
  return splitWords(text).length
}

/** True for text in a script that is written without spaces. */
export function isSpaceless(text: string): boolean {
  return SPACELESS.test(text)
}

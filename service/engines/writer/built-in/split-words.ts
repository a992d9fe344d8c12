const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu
/** ICU's dictionary is slow on endless strings, and nobody can tell their words apart anyway. */
const chunkLength = 4000

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The words of a text in order. Scripts without spaces go through ICU's dictionary, the others through letters. */
export function splitWords(text: string): string[] {
  if (!spaceless.test(text)) return text.match(wordPattern) ?? []
  const words: string[] = []
  for (let at = 0; at < text.length; at += chunkLength) {
    for (const piece of segmenter.segment(text.slice(at, at + chunkLength))) {
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
  return spaceless.test(text)
}

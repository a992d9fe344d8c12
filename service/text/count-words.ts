import { splitWords } from './split-words.ts'

const spaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** Words as a reader counts them, in scripts without spaces too. */
export function countWords(text: string): number {
  let words = 0
  for (const line of text.split('\n')) {
    words += spaceless.test(line)
      ? splitWords(line).length
      : (line.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0)
  }
  return words
}

import { splitWords as segmentWords } from '../../../text/split-words.ts'

const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu

/** The words of a text in order. Scripts without spaces go through ICU's dictionary, the others through letters. */
export function splitWords(text: string): string[] {
  return spaceless.test(text) ? segmentWords(text) : (text.match(wordPattern) ?? [])
}

/** Number of words by the one rule of all texts, so that an edited digest has as many as a written one. */
export function countWords(text: string): number {
  return segmentWords(text).length
}

/** True for text in a script that is written without spaces. */
export function isSpaceless(text: string): boolean {
  return spaceless.test(text)
}

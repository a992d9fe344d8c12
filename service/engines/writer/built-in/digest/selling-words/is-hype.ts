import { allSellingWords } from './all-selling-words.ts'

const list = allSellingWords.flatMap(({ hype }) => hype ?? []).join('|')
const hype = new RegExp(`!|(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

/** True for a sentence that praises instead of saying something, in any of the languages: slogans wander. */
export function isHype(text: string): boolean {
  return hype.test(text)
}

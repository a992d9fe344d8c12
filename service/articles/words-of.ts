import { foldAccents } from '../text/fold-accents.ts'
import { splitWords } from '../text/split-words.ts'

/** The words of a text in lower case and without accents. */
export function wordsOf(text: string): string[] {
  return splitWords(foldAccents(text))
}

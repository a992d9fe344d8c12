import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'

/** True for a sentence that takes back or limits the one before it. */
export function deniesPrevious({ text, lexicon }: Pick<Sentence, 'text' | 'lexicon'>): boolean {
  const says = findAnswerWords(lexicon.language)
  return says.denies(text) || says.refutes(text)
}

import type { Lexicon } from './lexicon/lexicon.ts'
import { splitWords } from './split-words.ts'
import { fold, stem } from './stem.ts'

/** The meaningful words of a text as stems, in order, repeats kept. */
export function termsOf(text: string, lexicon: Lexicon): string[] {
  const terms: string[] = []
  for (const word of splitWords(fold(text).replace(/\be-(?=mail|commerce)/g, 'e'))) {
    if (lexicon.stopwords.has(word)) continue
    const term = stem(word, lexicon)
    if (term.length < 2 && !/[\p{Script=Han}\p{N}]/u.test(term)) continue
    terms.push(term.length > 60 ? term.slice(0, 60) : term)
  }
  return terms
}

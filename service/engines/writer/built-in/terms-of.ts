import type { Lexicon } from './lexicon/lexicon.ts'
import { splitWords } from './split-words.ts'
import { fold, stem } from './stem.ts'

/** French and Italian write article and noun as one word: "d’épuisement", "dell’impianto". */
const elided = /(?<!\p{L})(?:l|d|c|j|m|n|s|t|qu|un|dell|nell|all|sull|dall)[’'](?=\p{L})/giu
const eliding = new Set(['fr', 'it'])

/** The meaningful words of a text as stems, in order, repeats kept. */
export function termsOf(text: string, lexicon: Lexicon): string[] {
  const terms: string[] = []
  const plain = eliding.has(lexicon.language) ? text.replace(elided, ' ') : text
  for (const word of splitWords(fold(plain).replace(/\be-(?=mail|commerce)/g, 'e'))) {
    if (lexicon.stopwords.has(word)) continue
    const term = stem(word, lexicon)
    if (term.length < 2 && !/[\p{Script=Han}\p{N}]/u.test(term)) continue
    terms.push(term.length > 60 ? term.slice(0, 60) : term)
  }
  return terms
}

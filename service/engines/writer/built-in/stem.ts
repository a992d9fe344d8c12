import type { Lexicon } from './lexicon/lexicon.ts'

const latinMarks = /[\u0300-\u036f\u064b-\u0652\u0670]/g
const minStemLength = 4

/** Lower case, compatibility forms and (outside Indic scripts) diacritics folded away. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(latinMarks, '').normalize('NFC').toLowerCase()
}

/** A light stem: one ending of the language is taken off, the rest keeps at least four letters. Takes a folded word. */
export function stem(word: string, lexicon: Lexicon): string {
  const bare = word.replace(/['’].*$/u, '')
  for (const suffix of lexicon.suffixes) {
    if (bare.length - suffix.length >= minStemLength && bare.endsWith(suffix)) {
      return bare.slice(0, -suffix.length).replace(/([bdfgklmnprtz])\1$/, '$1')
    }
  }
  return bare
}

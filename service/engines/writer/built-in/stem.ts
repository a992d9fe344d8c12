import type { Lexicon } from './lexicon/lexicon.ts'

const latinMarks = /[\u0300-\u036f\u064b-\u0652\u0670]/g
const minStemLength = 4

/** Lower case, compatibility forms and (outside Indic scripts) diacritics folded away. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(latinMarks, '').normalize('NFC').toLowerCase()
}

/** A light stem: one ending of the language is taken off, the rest keeps at least four letters. Takes a folded word. */
export function stem(word: string, lexicon: Lexicon): string {
  const said = word.replace(/['’].*$/u, '')
  const bare = spelled(lexicon.irregular.get(said) ?? said, lexicon)
  for (const suffix of lexicon.suffixes) {
    if (bare.length - suffix.length >= minStemLength && bare.endsWith(suffix)) {
      return bare.slice(0, -suffix.length).replace(/([bdfgklmnprtz])\1$/, '$1')
    }
  }
  return bare
}

/** "Mould" and "mold", "colour" and "color" are one word. */
function spelled(word: string, { language }: Lexicon): string {
  return language === 'en' ? word.replace(/(?<=\p{L})ou(?=r|ld|lt)/gu, 'o') : word
}

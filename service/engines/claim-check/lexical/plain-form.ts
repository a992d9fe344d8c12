/** Folds what differs between two spellings of the same text: case, width, quotation marks, dashes, white space. */
export function plainForm(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’‚‛´`]/g, "'")
    .replace(/[“”„‟«»‹›]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

const elision = /(?<!\p{L})(?:l|d|n|s|c|j|m|t|qu|dell|nell|all|dall|sull|un|quell)['’](?=\p{L}{2})/giu

/** "d'Agen" is two words. The length stays. */
export function openElisions(text: string): string {
  return text.replace(elision, (article) => `${article.slice(0, -1)} `)
}

/** Letters and digits only, one space between words and one at both ends, so that `includes` finds whole words. */
export function wordForm(text: string): string {
  const words = plainForm(openElisions(text))
    .replace(/'s(?!\p{L})/gu, ' s')
    .replace(/(\p{L})'(?=\p{L})/gu, '$1')
    // "U.S." and "US" are one word.
    .replace(/(?<!\p{L})(?:\p{L}\.)+\p{L}(?!\p{L})/gu, (initials) => initials.replaceAll('.', ''))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return ` ${words} `
}

/** True for text of scripts that put no spaces between words. */
export function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)
}

/** For a class of a regular expression: letters of scripts that set words apart, so that a figure beside one is part of a word. */
export const spacedLetters =
  '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Hangul}'

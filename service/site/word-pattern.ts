/** Digits and the letters of alphabets that write words apart: Latin, Greek and Cyrillic. The database reads it, too. */
const letters = String.raw`0-9A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02AF\u0300-\u052F\u1E00-\u1FFF`
const short = new RegExp(`^[${letters}]{1,4}$`)

/**
 * A word that is found only where a word begins: it is a part of too many others. Scripts without spaces between words, or
 * with an article joined to them, have none.
 */
export const isShort = (word: string): boolean => short.test(word)

/** For the database: where a short word begins a word. */
export const shortWordPattern = (word: string): string => `(^|[^${letters}])${word}`

/** A searched word as the source of a regular expression with the flags "iu": one rule for all that finds or marks it. */
export function wordPattern(word: string): string {
  if (isShort(word)) return `(?<![${letters}])${word}`
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

export const hasWord = (text: string, word: string): boolean => new RegExp(wordPattern(word), 'iu').test(text)

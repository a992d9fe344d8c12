import { splitWords } from '../text/split-words.ts'

/** Words that say nothing about a subject. A query of nothing else is taken as it is. */
const empty = new Set(
  'a an and are as at be been but by can could do does for from had has have how i if in into is it its me my no not of on or our should so some than that the their them then there these they this to too us was we were what when where which who why will with would you your any best need want looking about'.split(
    ' ',
  ),
)

/** A word as it is compared: lower case, without the English endings of number and tense. */
export function foldTerm(word: string): string {
  const plain = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']s?$/u, '')
  if (plain.length < 5) return plain.replace(/(?<=[a-z]{2}[^s])s$/, '')
  return plain
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|er|ers|es|s)$/, '')
    .replace(/([bdfgklmnprtz])\1$/, '$1')
}

/** The words of a text, folded, in order. */
export function wordsOf(text: string): string[] {
  return splitWords(text).map(foldTerm)
}

/** What a query is about: each of its words once, as written and as compared. */
export function queryTerms(query: string): { written: string; term: string }[] {
  const all = splitWords(query).map((written) => ({ written, term: foldTerm(written) }))
  const telling = all.filter(({ written }) => !empty.has(written.toLowerCase()))
  const chosen = telling.length > 0 ? telling : all
  return [...new Map(chosen.map((one) => [one.term, one])).values()]
}

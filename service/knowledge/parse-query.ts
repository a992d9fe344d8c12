import { cleanText } from './clean-text.ts'
import { phraseText, queryWords } from './segment-words.ts'

/** A query taken apart into words of the index. */
export type ParsedQuery = {
  /** What all has to be there, for `websearch_to_tsquery`: words and phrases in quotation marks. */
  all: string
  /** The same words without their order. */
  words: string
  /** Each word or phrase behind a minus sign, as a phrase for `websearch_to_tsquery`. */
  excluded: string[]
}

/** Quotation marks, and a minus before a word: the words are meant as they stand. */
const verbatim = /["“”„«»]|(?:^|\s)-\S/

/** True for a query whose words are meant as they stand. */
export function isVerbatim(query: string): boolean {
  return verbatim.test(query)
}

const quotes = /["“”„«»]/
const parts = /(-?)["“„«]([^"“”„«»]*)["”“»]?|(\S+)/g

/** Reads a query as search engines do: `word "some phrase" -without`. Any text is a query; signs without a word are nothing. */
export function parseQuery(query: string): ParsedQuery {
  const all: string[] = []
  const words: string[] = []
  const excluded: string[] = []
  let loose = ''
  const endLoose = () => {
    const found = queryWords(loose)
    all.push(...found)
    words.push(...found)
    loose = ''
  }
  for (const [, minus, phrase, word] of cleanText(query).matchAll(parts)) {
    if (phrase !== undefined) {
      const text = phraseText(phrase)
      if (text === '') continue
      endLoose()
      if (minus) excluded.push(`"${text}"`)
      else {
        all.push(`"${text}"`)
        words.push(text)
      }
    } else if (word !== undefined && /^-[^\s-]/.test(word) && !quotes.test(word)) {
      excluded.push(`"${phraseText(word.slice(1))}"`)
    } else loose += ` ${word ?? ''}`
  }
  endLoose()
  return { all: all.join(' '), words: words.join(' '), excluded }
}

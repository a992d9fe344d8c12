import { isQuestion } from '../clean-heading.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { plainText } from '../plain-text.ts'
import { countWords, isSpaceless, splitWords } from '../split-words.ts'
import { fold } from '../stem.ts'

/** A heading that begins so is a question or an order, and names nothing. */
const asks =
  /^(?:what|how|why|when|where|which|who|was|wie|warum|wann|wo|welche\p{L}*|que|quoi|comment|pourquoi|quand|où|quel\p{L}*|qué|cómo|por|cuándo|cuánto|dónde|che|come|perché|quando|como|keep|set|make|ask|show|choose|use|get|start)(?!\p{L})/iu
/** "Of" between two nouns of one name. */
const joined = /(?<=^\p{L}+\s)(?:di|de|du|da|do)(?=\s\p{L}+$)/iu
const maxTags = 6
const maxWords = 3
const maxLength = 30

/** Tags from what people wrote as names: the tenant's category, a short topic, short headings and titles. May be none. */
export function findTags(names: readonly (string | null | undefined)[], language: string): string[] {
  const { stopwords } = findLexicon(language)
  const tags = names.flatMap((name) => {
    const text = plainText(name ?? '').replace(/[\s.:：,;–—-]+$/u, '')
    const isShort = isSpaceless(text)
      ? text.length <= 12
      : countWords(text) <= maxWords && text.length <= maxLength
    return text !== '' &&
      /\p{L}{2}/u.test(text) &&
      isShort &&
      !isQuestion(text) &&
      !asks.test(text) &&
      // What has an article or a preposition in it is a phrase and no name, but for "mal di schiena".
      !splitWords(fold(text.replace(joined, ' '))).some((word) => stopwords.has(word)) &&
      !/\p{N}|[#@!|/]/u.test(text)
      ? [text]
      : []
  })
  const distinct = tags.filter(
    (tag, at) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at,
  )
  // "British" beside "British travellers" says it twice.
  const isPart = (tag: string) =>
    distinct.some((other) => other !== tag && ` ${other.toLowerCase()} `.includes(` ${tag.toLowerCase()} `))
  return distinct.filter((tag) => !isPart(tag)).slice(0, maxTags)
}

import { findLexicon } from '../lexicon/find-lexicon.ts'
import { countWords, isSpaceless } from '../split-words.ts'
import { fold } from '../stem.ts'
import { termsOf } from '../terms-of.ts'
import { findQuestionType } from './question-type.ts'

/** A topic that names a thing and parts of it, each as the topic writes it: "Bike leasing: tax, insurance and theft". */
export type TopicParts = { thing: string; parts: string[] }

/** Fewer are no list; a title has no more. */
const minParts = 2
const maxParts = 8
/** Without a colon before them, "advantages and drawbacks of X" is one question, and three are a list. */
const minUnmarked = 3
/** Words of a part, and letters of one in a script without spaces: longer is a clause. */
const maxWords = 5
const maxLetters = 16
const maxTopic = 300

/** What comes before a colon, or a dash between spaces, is the thing. A mark between digits belongs to a number or a time. */
const marked =
  /^(?<thing>[^:：–—]{2,160}?)(?:\s?(?!(?<=\p{N})[:：]\p{N})[:：]\s?|\s[–—-]\s)(?<list>[^:：–—]+?)[?？.。]?$/u
const between =
  /\s*(?!(?<=\p{N})[,;、，；]\p{N})[,;、，；]\s*(?:(?:and|or|und|oder|sowie|et|ou|y|e|o)\s+)?|\s+(?:and|und|sowie|et|y|e|&)\s+|(?:および|及び)/iu
/** "Price, term and warranty of PVC windows". */
const unmarked =
  /^(?<first>[^:：?？–—]+,[^:：?？–—]+?\s(?:and|und|sowie|et|y|e)\s\p{L}+)\s(?:of|for|von|vom|für|bei|des|du|de la|de las|de los|de|del|della|delle|dei|degli|di|da|das|do|dos)\s(?<thing>[^:：?？–—]{3,120})$/iu
/** 「給湯器の費用、期間、補助金」 */
const unmarkedSpaceless = /^(?<thing>[^、：:?？]{2,60}?)の(?<first>[^、：:?？]{1,16}、[^：:?？]+)$/u

/** The thing and the parts that a topic lists; null where it lists none. */
export function readParts(topic: string, language: string): TopicParts | null {
  const text = topic.slice(0, maxTopic).trim()
  const { thing, list } = marked.exec(text)?.groups ?? {}
  if (thing !== undefined && list !== undefined) return partsIn(thing, list, minParts, language)
  const { thing: ofThing, first } =
    (isSpaceless(text) ? unmarkedSpaceless : unmarked).exec(text)?.groups ?? {}
  if (ofThing === undefined || first === undefined || findQuestionType(text) !== 'other') return null
  return partsIn(ofThing, first, minUnmarked, language)
}

function partsIn(thing: string, list: string, least: number, language: string): TopicParts | null {
  const lexicon = findLexicon(language)
  const parts = list
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const isPart = (part: string) =>
    termsOf(part, lexicon).length > 0 &&
    // "What to do", "how it works" ask, and name nothing.
    findQuestionType(part) === 'other' &&
    (isSpaceless(part) ? part.length <= maxLetters : countWords(part) <= maxWords)
  const distinct = new Set(parts.map(fold))
  if (parts.length < least || parts.length > maxParts || distinct.size < parts.length) return null
  return parts.every(isPart) ? { thing: thing.trim(), parts } : null
}

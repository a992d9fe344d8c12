import { germanPointers } from './languages/de.ts'
import { englishPointers } from './languages/en.ts'
import { spanishPointers } from './languages/es.ts'
import { frenchPointers } from './languages/fr.ts'
import { italianPointers } from './languages/it.ts'
import { dutchPointers } from './languages/nl.ts'
import { portuguesePointers } from './languages/pt.ts'
import type { PointerWords } from './pointer-words.ts'

/** The same as patterns. */
export type Pointers = {
  demonstrative: RegExp
  announced: RegExp
  document: RegExp
  elsewhere: RegExp
  connectives: RegExp
  /** "In 39 of them the limit was kept", "The median is 43": parts of what was just counted. */
  partOfIt: RegExp
  /** "About two per cent stayed": of whom? */
  shareOfWhom: RegExp
  /** "The first large study of a four-day week", "the cost of a loaf": a thing that its own words name. */
  saysWhich: RegExp
  /** "So the code wins half of the tables": what comes out, with its subject named. */
  drawsConclusion: RegExp
  concludes: RegExp
  /** "It registers travellers": what was named last. */
  pronouns: RegExp
  latePronoun: RegExp | undefined
}

const word = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'giu')
const start = (list: string) => new RegExp(`^[^\\p{L}\\p{N}]*(?:${list})(?![\\p{L}\\p{M}])`, 'iu')
const opening = (list: string) => new RegExp(`^[^\\p{L}\\p{N}]*(?:${list})(?!\\p{L})`, 'iu')

const all = [
  englishPointers,
  germanPointers,
  dutchPointers,
  frenchPointers,
  spanishPointers,
  italianPointers,
  portuguesePointers,
]

function compile(words: PointerWords): Pointers {
  const { ofThem, about, percent, ofWhom, so, articles, latePronoun } = words
  const amount = '(?:\\p{N}[\\p{N}.,]*\\s?|\\p{L}{2,9} )'
  return {
    demonstrative: word(words.demonstrative),
    announced: word(words.announced),
    document: start(words.document),
    elsewhere: word(words.elsewhere),
    connectives: opening(words.connectives),
    partOfIt: new RegExp(`^(?:\\S+ ){0,5}(?:${ofThem})(?!\\p{L})|^(?:${words.partOfIt})(?!\\p{L})`, 'iu'),
    shareOfWhom: new RegExp(
      `^[^\\p{L}\\p{N}]*(?:(?:${about}) )*${amount}(?:%|${percent})\\s(?!(?:${ofWhom})(?!\\p{L}))`,
      'iu',
    ),
    saysWhich: new RegExp(`^(?:\\S+ ){2,5}(?:${words.ofWhat})\\p{L}{3,}`, 'iu'),
    drawsConclusion: new RegExp(`^(?:${so})(?:,)? (?:${articles})\\p{L}{3,}`, 'iu'),
    concludes: new RegExp(`(?<!\\p{L})(?:${words.concludes})(?!\\p{L})`, 'iu'),
    pronouns: opening(words.pronouns),
    latePronoun: latePronoun ? new RegExp(`^(?:\\S+ ){1,3}(?:${latePronoun})(?!\\p{L})`, 'u') : undefined,
  }
}

const patterns = new Map(all.map((words) => [words.language, compile(words)]))

/** Undefined for a language without lists. */
export function findPointers(language: string): Pointers | undefined {
  return patterns.get(language)
}

/** True for "It closes by itself": a sentence that leaves to the one before it what it is about. */
export function opensWithPronoun(sentence: string, language: string): boolean {
  return findPointers(language)?.pronouns.test(sentence) === true
}

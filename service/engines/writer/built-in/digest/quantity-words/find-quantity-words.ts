import { baseLanguage } from '../../lexicon/find-lexicon.ts'
import { germanQuantityWords } from './languages/de.ts'
import { englishQuantityWords } from './languages/en.ts'
import { spanishQuantityWords } from './languages/es.ts'
import { frenchQuantityWords } from './languages/fr.ts'
import { italianQuantityWords } from './languages/it.ts'
import { japaneseQuantityWords } from './languages/ja.ts'
import { dutchQuantityWords } from './languages/nl.ts'
import { portugueseQuantityWords } from './languages/pt.ts'
import type { QuantityKind, QuantityWords } from './quantity-words.ts'

const all: QuantityWords[] = [
  englishQuantityWords,
  germanQuantityWords,
  dutchQuantityWords,
  frenchQuantityWords,
  spanishQuantityWords,
  italianQuantityWords,
  portugueseQuantityWords,
  japaneseQuantityWords,
]

const isSpaced = ({ language }: QuantityWords) => language !== 'ja'
const edged = (list: string) => `(?<!\\p{L})(?:${list})(?!\\p{L})`

const articles = '(?:the|an?|los|las|les?|el|la|il|i|gli|le|os|as|de[nrm]|die|das|eine[rmn]?|une?)'

/** The words before or behind an amount in any of the languages: a sentence may quote another one. */
const limit = (part: 'capsBefore' | 'capsAfter' | 'floorsBefore' | 'floorsAfter') => {
  const ofSpaced = all.filter(isSpaced).map((words) => words[part])
  const others = all.filter((words) => !isSpaced(words)).map((words) => words[part])
  const isBefore = part.endsWith('Before')
  // "At least 3" behind an amount is of the next one.
  const spaced = isBefore
    ? `(?<!\\p{L})(?:${ofSpaced.join('|')})\\s*(?:${articles}\\s)?$`
    : `^[\\s,]{0,2}(?:\\p{L}+\\s)?(?:${ofSpaced.join('|')})(?!\\p{L})(?!\\s\\S{0,2}\\p{N})`
  const joined = isBefore ? `(?:${others.join('|')})\\s*$` : `^(?:${others.join('|')})`
  return new RegExp(`${spaced}|${joined}`, 'iu')
}
const limits = {
  capBefore: limit('capsBefore'),
  capAfter: limit('capsAfter'),
  floorBefore: limit('floorsBefore'),
  floorAfter: limit('floorsAfter'),
}
/** "No more than" is the most, though it ends in "more than", and "not less than" the least. */
const turned =
  /(?<!\p{L})(?:not?|nicht|niet|nooit|pas|jamais|no|non|não|never|niemals|rarely|seldom|hardly(?: ever)?|selten|kaum|zelden|nauwelijks|rarement|raramente|rara vez)\s(?:(?:be|to|\p{L}+) )?(?:(more|over|above|longer|later|mehr|über|länger|meer|langer|plus|más|más tarde|più|oltre|mais)|(less|fewer|under|below|weniger|unter|kürzer|minder|korter|moins|menos|meno))\s?(?:than|als|dan|de|di|do que)?\s*$/iu

/** Whether an amount is the most or the least there may be, by the words around it. */
export function findLimit(before: string, after: string): 'cap' | 'floor' | null {
  const [denied, most] = turned.exec(before) ?? []
  if (denied !== undefined) return most === undefined ? 'floor' : 'cap'
  if (limits.capBefore.test(before)) return 'cap'
  if (limits.floorBefore.test(before)) return 'floor'
  if (limits.capAfter.test(after)) return 'cap'
  return limits.floorAfter.test(after) ? 'floor' : null
}

/** What the words of a language show of its amounts. */
export type QuantityTests = {
  kinds: readonly (readonly [QuantityKind, RegExp])[]
  about: RegExp
  at: RegExp
  forThing: RegExp
  ifClause: RegExp
  /** With the year in its first group, where it names one. */
  former: RegExp
  /** With the year in its first group. */
  since: RegExp
  cases: readonly (readonly RegExp[])[]
}

const year = '((?:19|20)\\p{N}{2})'

function compile(words: QuantityWords): QuantityTests {
  const around = isSpaced(words) ? edged : (list: string) => `(?:${list})`
  const [opens, links] = words.forThing
  const few = '(?:\\p{L}[\\p{L}-]*\\s){1,4}?'
  const about = '(?:\\p{L}{2,8}\\s)?'
  return {
    kinds: Object.entries(words.kinds).map(([kind, list]) => [asKind(kind), new RegExp(around(list), 'giu')]),
    // "On average a day costs".
    about: new RegExp(`${around(words.about)}[^.;]{0,30}$`, 'iu'),
    at: new RegExp(`(?<!\\p{L})(?:${words.at})\\s${about}$`, 'iu'),
    forThing: new RegExp(`(?<!\\p{L})(?:${opens})\\s${few}(?:${links})\\s${about}$`, 'iu'),
    ifClause: new RegExp(`(?<!\\p{L})(?:${words.ifClause})(?!\\p{L})`, 'iu'),
    former: new RegExp(around(words.former.replaceAll('{y}', year)), 'iu'),
    since: new RegExp(`(?<!\\p{L})(?:${words.since})\\s(?:\\p{L}+\\s|\\p{N}{1,2}\\.?\\s){0,3}${year}`, 'iu'),
    cases: words.cases.map((line) => line.map((list) => new RegExp(around(list), 'iu'))),
  }
}

const kindNames: ReadonlySet<string> = new Set(all.flatMap(({ kinds }) => Object.keys(kinds)))

function asKind(name: string): QuantityKind {
  if (!isKind(name)) throw new Error(`No kind of amount: ${name}`)
  return name
}

function isKind(name: string): name is QuantityKind {
  return kindNames.has(name)
}

const tests = new Map(all.map((words) => [words.language, compile(words)]))

/** The tests of a language; undefined for one without lists, of whose amounts nothing can be told. */
export function findQuantityTests(language: string): QuantityTests | undefined {
  return tests.get(baseLanguage(language))
}

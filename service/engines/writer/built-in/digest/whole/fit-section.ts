import type { Sentence } from '../../sentence.ts'
import { limitsPrevious, negates } from '../limiting-words.ts'
import { countPartWords, type Part, sentencesOf } from '../passage.ts'
import { roleOf } from '../section-role.ts'
import { leansOnPrevious, standsAlone } from '../stands-alone.ts'
import type { RatedSection } from './rate-sections.ts'
import { chooseTurns, hasTurns } from './turns.ts'

/** Less of a section says nothing; of a limit a sentence is enough, and of a list so many items. */
export const leastWords = 28
const leastOfLimit = 14
const leastItems = 2
/** So many items are told whole or not at all. */
const maxWhole = 5
/** A list of so many short items is told whole, where its source may still be quoted so far. */
const maxShort = 7
const shortItem = 20
/** … and goes so many words over the room of its section. */
const overShort = 60
/** A section that is told in part has so much of itself, a stranger's less, and its first paragraph so many words. */
const leastShare = 0.5
const leastOfStranger = 0.33
const leastOpening = 34

const ofTable = 0.6
const ofFirst = 0.3
const ofTakingBack = 0.4
const ofSaidLimit = 0.5

/** What may be told of a section: words in all, and of them such as are quoted; tables are not. */
type Room = {
  words: number
  quotable: number
  /** What is told although it has more: all that its source may still have. */
  most?: { words: number; quotable: number }
}

/** Words of some parts that are quoted. */
export function quotedWords(parts: readonly Part[]): number {
  return countPartWords(parts.filter(({ kind }) => kind !== 'table'))
}

/**
 * A section as it is, or as many of its paragraphs and tables as there is room for; null where too little of it fits. What
 * is told in turn, and a list whose order says nothing, lose the turns and items that say least.
 * @param mayBreakOff it is the first thing told of its source: of a page without headings the beginning is enough
 */
export function fitSection(section: RatedSection, room: Room, mayBreakOff: boolean): RatedSection | null {
  const { parts } = section
  const fits = (told: readonly Part[]) =>
    countPartWords(told) <= room.words && quotedWords(told) <= room.quotable
  if (hasTurns(section)) {
    const told = fits(parts) ? parts : chooseTurns(section, Math.min(room.words, room.quotable))
    return told.length === 0 ? null : withParts(section, told)
  }
  if (fits(parts) || (isShortList(section) && fitsOver(parts, room))) return section
  const told = withoutOpenEnd(bestRun(section, fits) ?? beginning(section, room, mayBreakOff))
  const words = countPartWords(told)
  if (section.isLimit) return words < leastOfLimit ? null : withParts(section, told)
  const isOwn = parts.flatMap(sentencesOf)[0]?.own === true
  const isEnough =
    words >= (mayBreakOff ? leastOpening : section.words * (isOwn ? leastShare : leastOfStranger)) ||
    told.some(({ kind }) => kind === 'table' || kind === 'list')
  return words < leastWords || !isEnough ? null : withParts(section, told)
}

/** A study's limits or a checklist, of a few short items. */
function isShortList({ parts, isLimit, heading }: RatedSection): boolean {
  const lists = parts.filter((part) => part.kind === 'list')
  return (
    (isLimit || roleOf(heading) === 'rule') &&
    lists.length === 1 &&
    lists.every(({ items }) => items.length <= maxShort && items.every((item) => wordsOf(item) <= shortItem))
  )
}

function fitsOver(parts: readonly Part[], { words, quotable, most }: Room): boolean {
  return (
    countPartWords(parts) <= Math.max(words, most?.words ?? 0) + overShort &&
    quotedWords(parts) <= Math.max(quotable, most?.quotable ?? 0)
  )
}

function withParts(section: RatedSection, parts: Part[]): RatedSection {
  return { ...section, parts, words: countPartWords(parts) }
}

/** The run of whole paragraphs and tables that says most. */
function bestRun(section: RatedSection, fits: (told: readonly Part[]) => boolean): Part[] | null {
  const { parts } = section
  let best: { told: Part[]; worth: number } | null = null
  for (const from of parts.keys()) {
    if (!mayBegin(section, from)) continue
    for (let to = parts.length; to > from; to--) {
      const told = parts.slice(from, to)
      if (!fits(told) || !mayEnd(parts, to)) continue
      const worth = told.reduce((sum, part) => sum + worthOf(section, part), from === 0 ? ofFirst : 0)
      if (best === null || worth > best.worth) best = { told, worth }
      break
    }
  }
  return best?.told ?? null
}

function worthOf(section: RatedSection, part: Part): number {
  return (
    section.worthOf(part) +
    (part.kind === 'table' ? ofTable : 0) +
    (part.kind === 'paragraph' && takesBack(part.sentences) ? ofTakingBack : 0)
  )
}

/** A section is told from its beginning; what has no heading, from where it can be understood. */
function mayBegin({ parts, heading, isSold }: RatedSection, at: number): boolean {
  const part = parts[at]
  const before = parts[at - 1]
  if (part === undefined || before === undefined) return part !== undefined
  return (heading === '' || isSold) && mayOpen(part, before)
}

/** The text below a table says what it means; what announces something is told with it. */
function mayEnd(parts: readonly Part[], to: number): boolean {
  const last = parts[to - 1]
  const next = parts[to]
  if (last === undefined || next === undefined) return true
  // The text above a table introduces it.
  if (next.kind === 'table') return false
  if (last.kind === 'table') return next.kind !== 'paragraph'
  const end = sentencesOf(last).at(-1)
  return end?.announces !== true && end?.question !== true
}

/** "This was not a randomised comparison." */
function takesBack([first]: readonly Sentence[]): boolean {
  return (
    first !== undefined &&
    (limitsPrevious(first.text) || (leansOnPrevious(first) && negates.test(first.text)))
  )
}

/** A part is read by itself where its first sentence needs nothing before it; what stands under a table is about it. */
function mayOpen(part: Part, before: Part): boolean {
  if (before.kind === 'table') return false
  if (part.kind === 'table') return before.kind !== 'paragraph'
  const [first] = sentencesOf(part)
  // Who is quoted stands before the quotation.
  const isSpoken = before.kind === 'paragraph' && before.sentences.at(-1)?.announces === true
  if (first === undefined || isSpoken) return false
  if (first.item !== null || first.announces) return true
  if (/^\s*["“„«‘]/u.test(first.text)) return false
  return standsAlone(first) && !goesOn(first, before)
}

/** "Varley says", "of the 44": a name or a number that stands in the paragraph before. */
function goesOn({ text }: Sentence, before: Part): boolean {
  const said = sentencesOf(before)
    .map((sentence) => sentence.text)
    .join(' ')
  const name = /^\P{L}*(\p{Lu}\p{L}{3,})/u.exec(text)?.[1]
  const numbers = text.match(/(?<![\p{N}.,])\p{N}{2,}(?![\p{N}.,]\p{N})/gu) ?? []
  const words = new Set(said.match(/[\p{L}]+|\p{N}+/gu) ?? [])
  return (name !== undefined && words.has(name)) || numbers.some((number) => words.has(number))
}

/** What announces something ends no run. */
function withoutOpenEnd(parts: readonly Part[]): Part[] {
  const last = parts.at(-1)
  if (last?.kind !== 'paragraph') return [...parts]
  const kept = last.sentences.filter(
    ({ announces, question }, at) => at < last.sentences.length - 1 || !(announces || question),
  )
  if (kept.length === last.sentences.length) return [...parts]
  return kept.length === 0
    ? withoutOpenEnd(parts.slice(0, -1))
    : withoutOpenEnd([...parts.slice(0, -1), { ...last, sentences: kept }])
}

const wordsOf = (sentences: readonly Sentence[]) => sentences.reduce((sum, { words }) => sum + words, 0)

/** Where no whole paragraph fits: of a list the items that say most, of a paragraph its first sentences. */
function beginning(section: RatedSection, { words, quotable }: Room, mayBreakOff: boolean): Part[] {
  const [first] = section.parts
  const room = Math.min(words, quotable)
  if (first === undefined || first.kind === 'table') return []
  if (first.kind === 'list') return fewItems(section, first, room, quotable) ?? []
  if (!mayBreakOff && !section.isLimit) return []
  const sentences = untilFull(first.sentences, room)
  return wordsOf(sentences) < (section.isLimit ? leastOfLimit : leastWords) ? [] : [{ ...first, sentences }]
}

/** Steps are not told in part, nor are a few items. */
function fewItems(
  section: RatedSection,
  part: Extract<Part, { kind: 'list' }>,
  room: number,
  quotable: number,
): Part[] | null {
  if (section.isNumbered || isLettered(part)) return null
  if (!section.isLimit && part.items.length <= maxWhole) return null
  const rate = (item: Sentence[]) =>
    section.worthOf({ kind: 'list', block: part.block, lead: [], items: [item] }) +
    (section.isLimit && item.some(({ text }) => negates.test(text)) ? ofSaidLimit : 0)
  let left = room - wordsOf(part.lead)
  const told = new Set(
    part.items
      .toSorted((a, b) => rate(b) - rate(a))
      .filter((item) => {
        if (wordsOf(item) > left) return false
        left -= wordsOf(item)
        return true
      }),
  )
  // One more item is no more than the words that say that there is one.
  if (told.size === part.items.length - 1) {
    if (wordsOf([...part.lead, ...part.items.flat()]) <= quotable) return [part]
    const [last] = part.items.filter((item) => told.has(item)).toSorted((a, b) => rate(a) - rate(b))
    if (last !== undefined) told.delete(last)
  }
  return told.size < (section.isLimit ? 1 : leastItems)
    ? null
    : [{ ...part, items: part.items.filter((item) => told.has(item)) }]
}

/** "A: as delivered", "B: tensioned again": what letters stand for, each beside the others. */
export function isLettered(part: Part): boolean {
  return (
    part.kind === 'list' &&
    part.items.filter(([one]) => one !== undefined && letter.test(one.text)).length > 1
  )
}

const letter = /^\p{Lu}\p{N}?\s?[:：)]\s/u

function untilFull(all: readonly Sentence[], room: number): Sentence[] {
  let left = room
  const over = all.findIndex(({ words }) => {
    left -= words
    return left < 0
  })
  return over === -1 ? [...all] : all.slice(0, over)
}

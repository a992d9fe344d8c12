import type { Sentence } from '../../sentence.ts'
import { limitsPrevious } from '../limiting-words.ts'
import { countPartWords, type Part, sentencesOf } from '../passage.ts'
import { leansOnPrevious, standsAlone } from '../stands-alone.ts'
import type { RatedSection } from './rate-sections.ts'

/** Words up to which a list takes no room from others. */
const shortSection = 40
const ofLength = 0.25
const mostlyList = 0.66
/** Words around a section: its heading and its reference. */
const overhead = 8
/** Around a source: its name and title. */
const ofSource = 14
/** Less of a section says nothing. */
const leastWords = 28
/** Sections of one source, and of one's own document. */
const maxOfSource = 4
const maxOfOwn = 6
/** A section that is worth so much less than the best one of its source is not told. */
const minShare = 0.3
const minShareOfOwn = 0.2
/** What is one's own has more room than what others say, and a seller so many words. */
const ofOwn = 1.5
const sellerWords = 130

const ofTable = 0.6
const ofFirst = 0.3
const ofTakingBack = 0.4
const leastLine = 12
const fewSections = 3
/** Of the room of its source a list has so much, and any other section but the first. */
const ofList = 0.4
const ofLater = 0.55
const ofLimits = 0.35
const leastLimit = 60
/** Of a limit a sentence is enough. */
const leastOfLimit = 14
/** A part of a section says something with so many words, or with half of it. */
const leastPart = 50

export type SourceRoom = {
  source: number
  /** From 0 to 1, how much it is about the topic. */
  about: number
  own: boolean
  isSeller: boolean
  /** Words that may be quoted of it, without those of its tables. */
  quotable: number
}

/** Of each source the sections that are worth most, whole where they fit, in the source's own order. */
export function chooseSections(
  rated: readonly RatedSection[],
  sources: readonly SourceRoom[],
  words: number,
): RatedSection[] {
  const weightOf = ({ about, own }: SourceRoom) => Math.sqrt(Math.max(0.1, about)) * (own ? ofOwn : 1)
  const taken = new Map<RatedSection, RatedSection>()
  let left = words
  // What one source does not need, the others may have.
  const open = sources.toSorted(
    (a, b) => Number(b.isSeller) - Number(a.isSeller) || weightOf(a) - weightOf(b),
  )
  let weight = sources.reduce((sum, one) => sum + (one.isSeller ? 0 : weightOf(one)), 0) || 1
  for (const source of open) {
    const room = source.isSeller
      ? Math.min(sellerWords, words / sources.length)
      : (left * weightOf(source)) / weight
    if (!source.isSeller) weight -= weightOf(source)
    const chosen = ofOneSource(rated, source, room)
    for (const [section, told] of chosen) taken.set(section, told)
    if (chosen.length > 0) left -= ofSource + chosen.reduce((sum, [, told]) => sum + told.words + overhead, 0)
  }
  return rated.flatMap((section) => taken.get(section) ?? [])
}

function ofOneSource(
  rated: readonly RatedSection[],
  { source, own, isSeller, quotable }: SourceRoom,
  room: number,
): [RatedSection, RatedSection][] {
  const ranked = rated
    .filter((one) => one.source === source)
    .toSorted((a, b) => forItsRoom(b) - forItsRoom(a))
  const best = ranked[0] === undefined ? 0 : forItsRoom(ranked[0])
  let left = room - ofSource
  let quotes = quotable
  const chosen: [RatedSection, RatedSection][] = []
  const take = (section: RatedSection) => {
    // One long section is not all that a source says; what limits it is told in short.
    const share = section.parts.every(({ kind }) => kind === 'list')
      ? ofList
      : chosen.length > 0
        ? ofLater
        : 1
    const most = section.isLimit
      ? Math.max(leastLimit, room * ofLimits)
      : ranked.length < fewSections
        ? room
        : room * share
    // A finding is not told without what limits it, whatever else that leaves out.
    const told = fitting(section, section.isLimit ? most : Math.min(left - overhead, most), quotes)
    if (told === null) return
    chosen.push([section, told])
    left -= told.words + overhead
    quotes -= quotedWords(told.parts)
  }
  const most = isSeller ? 1 : own ? maxOfOwn : maxOfSource
  for (const section of ranked) {
    if (chosen.length >= most || left < leastWords) break
    if (forItsRoom(section) < best * (own ? minShareOfOwn : minShare)) break
    // Where a finding does not hold is told behind it, and not in its place.
    if (section.isLimit && chosen.length === 0 && ranked.length > 1) continue
    take(section)
    if (chosen.length === 1) {
      const limit = ranked.find(({ isLimit }) => isLimit)
      if (limit !== undefined && !isSeller) take(limit)
    }
  }
  return chosen
}

/** A long list has more of everything, and takes the room of others. */
function forItsRoom({ worth, words, parts }: RatedSection): number {
  const listed = parts.reduce((sum, part) => sum + (part.kind === 'list' ? wordsOf(part.items.flat()) : 0), 0)
  return worth / (listed > words * mostlyList ? Math.max(1, words / shortSection) ** ofLength : 1)
}

function quotedWords(parts: readonly Part[]): number {
  return countPartWords(parts.filter(({ kind }) => kind !== 'table'))
}

/** A section as it is, or those of its parts that are worth most, in their order; null where too little of it fits. */
function fitting(section: RatedSection, most: number, quotable: number): RatedSection | null {
  const { parts } = section
  if (section.words <= most && quotedWords(parts) <= quotable) return section
  const kept = new Map<number, Part>()
  const roomFor = (part: Part) => {
    const told = [...kept.values()]
    const left = most - countPartWords(told)
    return part.kind === 'table' ? left : Math.min(left, quotable - quotedWords(told))
  }
  const ranked = [...parts.keys()].toSorted((a, b) => urgency(section, b) - urgency(section, a))
  for (const at of ranked) {
    const needed = neededFor(parts, at).filter((one) => !kept.has(one))
    // A line by itself is not worth its place where others are left out.
    if (countPartWords(needed.flatMap((one) => parts[one] ?? [])) < leastLine && !section.isInTurn) continue
    const added = needed.flatMap((one) => parts[one] ?? [])
    const told = [...kept.values(), ...added]
    if (countPartWords(told) > most || quotedWords(told) > quotable) {
      if (section.isInTurn) break
      continue
    }
    for (const one of needed)
      kept.set(one, parts[one] ?? added[0] ?? { kind: 'paragraph', block: 0, sentences: [] })
  }
  // What is left of the room takes the beginning of a paragraph, or the best items of a list.
  for (const at of ranked) {
    const part = parts[at]
    if (
      part === undefined ||
      kept.has(at) ||
      neededFor(parts, at).some((one) => one !== at && !kept.has(one))
    )
      continue
    if (part.kind === 'paragraph' && kept.size > 0 && !section.isInTurn) continue
    const told = shorten(part, roomFor(part), section)
    if (told !== null) kept.set(at, told)
    if (section.isInTurn) break
  }
  const told = withoutOpenEnd([...kept].toSorted(([a], [b]) => a - b).map(([, part]) => part))
  const words = countPartWords(told)
  if (section.isLimit) return words < leastOfLimit ? null : { ...section, parts: told, words }
  const isEnough =
    words >= leastPart || words >= section.words / 2 || told.some(({ kind }) => kind === 'table')
  return words < leastWords || !isEnough ? null : { ...section, parts: told, words }
}

/** A table and what opens a section are told first, and what says where it does not hold. */
function urgency(section: RatedSection, at: number): number {
  const part = section.parts[at]
  if (part === undefined) return 0
  // Who speaks in turn, and what a paper says of its limits, is told from the beginning.
  if (section.isInTurn || (section.isLimit && part.kind === 'paragraph')) return -at
  // What a promise rests on is told with it.
  if (section.isSold && part.kind === 'paragraph' && at > 0) return section.worthOf(part) + ofTable
  return (
    section.worthOf(part) +
    (part.kind === 'table' ? ofTable : 0) +
    (at === 0 ? ofFirst : 0) +
    (part.kind === 'paragraph' && takesBack(part.sentences) ? ofTakingBack : 0)
  )
}

/** "This was not a randomised comparison." */
function takesBack([first]: readonly Sentence[]): boolean {
  return (
    first !== undefined &&
    (limitsPrevious(first.text) || (leansOnPrevious(first) && negates.test(first.text)))
  )
}

const negates = /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|pas|non|não|niet|geen)(?!\p{L})/iu

/** A part with those before it that it cannot be read without. */
function neededFor(parts: readonly Part[], at: number): number[] {
  const part = parts[at]
  const before = parts[at - 1]
  if (part === undefined) return []
  return before === undefined || mayOpen(part, before) ? [at] : [...neededFor(parts, at - 1), at]
}

/** A part is read by itself where its first sentence needs nothing before it; what stands under a table is about it. */
function mayOpen(part: Part, before: Part | undefined): boolean {
  if (before === undefined) return true
  if (before.kind === 'table') return false
  if (part.kind === 'table') return before.kind !== 'paragraph' || before.sentences.at(-1)?.announces !== true
  const [first] = sentencesOf(part)
  // Who is quoted stands before the quotation.
  const isSpoken = before.kind === 'paragraph' && before.sentences.at(-1)?.announces === true
  if (first === undefined || isSpoken) return false
  if (first.item !== null || first.announces) return true
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

/** The beginning of a paragraph, or the items of a list that are worth most; null where too little fits. */
function shorten(part: Part, room: number, section: RatedSection): Part | null {
  const least = section.isLimit ? leastOfLimit : leastWords
  if (part.kind === 'table' || room < least) return null
  if (part.kind === 'paragraph') {
    const kept: Sentence[] = []
    for (const sentence of part.sentences) {
      if (wordsOf(kept) + sentence.words > room) break
      kept.push(sentence)
    }
    return wordsOf(kept) < least ? null : { ...part, sentences: kept }
  }
  const worths = new Map(
    part.items.map((item) => [
      item,
      section.worthOf({ kind: 'list', block: part.block, lead: [], items: [item] }),
    ]),
  )
  const kept = new Set<Sentence[]>()
  let words = wordsOf(part.lead)
  for (const item of part.items.toSorted((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0))) {
    if (words + wordsOf(item) > room) continue
    kept.add(item)
    words += wordsOf(item)
  }
  const items = part.items.filter((item) => kept.has(item))
  return words < least || items.length === 0 ? null : { ...part, items }
}

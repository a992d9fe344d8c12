import { countPartWords, type Part, sentencesOf } from '../passage.ts'
import { isVerdict, roleOf, type SectionRole } from '../section-role.ts'
import { guarantees } from '../selling-words/looks-sold.ts'
import { closingWordsOf, mayBeStudy } from './closing-words.ts'
import { fitSection, leastWords, quotedWords } from './fit-section.ts'
import { arePaired } from './paired.ts'
import { answersToClaims, maxTable, notesOf, promisesOf, withoutUnnoted } from './promises.ts'
import type { RatedSection } from './rate-sections.ts'
import { selfLimitsOf } from './self-limits.ts'
import { keyOf } from './table-key.ts'
import { hasTurns } from './turns.ts'
import { chooseVoices } from './voices.ts'

/** Words around a section: its heading and its reference; and around a source: its name and title. */
const overhead = 8
const ofSource = 14
const maxOfSeller = 180
/** … and so much of a short text. */
const ofSeller = 0.12
/** Of what is told of a seller, so much is its answers to where its figures are from, and of the rest so much is what it says itself that its goods do not do. */
const ofAnswers = 0.5
const ofSelfLimits = 0.6
/** Whoever reads it wrote what is her own: what others found or advise has more room, what people tell each other less, and the story that is asked for most. */
const ofOwn = 0.9
const ofCase = 1
const ofStory = 10
const ofStudy = 1.35
const ofAdvice = 1.25
const ofVoices = 0.95
/** What decides may take so much more than the share of its source. */
const overShare = 1.4
/** Words with which a source can say something. */
const leastRoom = 110
/** A section that is worth so much less than the best one of its source is not told. */
const minShare = 0.3
const minShareOfOwn = 0.15
/** Long sections take the room of several. */
const usualWords = 90
const ofLength = 0.2
/** What somebody needs who decides, beside what came out; a second section for the same is worth less. */
export const ofRole: Readonly<Record<SectionRole, number>> = {
  result: 0.1,
  rule: 0.6,
  steps: 0.3,
  cost: 0.25,
  fault: 0.4,
  safety: 0.6,
  limit: 0.3,
  beginning: 0.55,
  ending: 0.5,
  method: -0.2,
  telling: 0,
}
const ofSecond = 0.3
/** What a study found besides is what it was made for. */
const ofSecondResult = 0.05
/** What stands against what is told, or is the next of its results. */
const ofPair = 0.6
/** Of a story every part is needed. */
const ofChapter = 0.2
/** What is told whole or not at all may go so far over the room of its source. */
const overRoom = 1.2
const ofLimits = 0.35
const leastLimit = 60

export type SourceRoom = {
  source: number
  /** From 0 to 1, how much it is about the topic. */
  about: number
  own: boolean
  isSeller: boolean
  /** The topic is about whom it tells of. */
  isStory: boolean
  /** Words that may be quoted of it, without those of its tables. */
  quotable: number
  /** All its words. */
  words: number
}

/** A section, and what is told of it. */
type Choice = [RatedSection, RatedSection]

/** Words that one source takes with what is around them. */
const wordsOf = (chosen: readonly Choice[]) =>
  ofSource + chosen.reduce((sum, [, { words }]) => sum + words + overhead, 0)

/** Of each source the sections that are worth most, whole where they fit, in the source's own order. */
export function chooseSections(
  rated: readonly RatedSection[],
  sources: readonly SourceRoom[],
  words: number,
): RatedSection[] {
  const sellers = Math.max(leastRoom, Math.min(maxOfSeller, words * ofSeller))
  const rooms = shareRoom(rated, sources, words, sellers)
  const told = new Map<SourceRoom, Choice[]>()
  let spare = 0
  const tell = (source: SourceRoom) => {
    const before = told.get(source)
    const room = before === undefined ? (rooms.get(source) ?? 0) : wordsOf(before)
    const chosen = source.isSeller
      ? promised(rated, source, room, sellers)
      : ofOneSource(rated, source, room + spare)
    if (before !== undefined && wordsOf(chosen) <= wordsOf(before)) return
    told.set(source, chosen)
    spare += room - wordsOf(chosen)
  }
  const othersFirst = sources.toSorted((a, b) => Number(a.own) - Number(b.own))
  for (const source of othersFirst) tell(source)
  // What one leaves is for the next, and for those before it.
  for (const source of othersFirst) tell(source)
  const taken = new Map([...told.values()].flat())
  return rated.flatMap((section) => {
    const one = taken.get(section)
    return one === undefined ? [] : withNotes(one, rated)
  })
}

/** What each source may take: by its weight, and no more than it has; what one leaves is the others'. */
function shareRoom(
  rated: readonly RatedSection[],
  sources: readonly SourceRoom[],
  words: number,
  sellerWords: number,
): Map<SourceRoom, number> {
  const isTold = sources.some(({ isStory }) => isStory)
  const partsOf = new Map(sources.map((one) => [one, rated.filter(({ source }) => source === one.source)]))
  const ofKind = (source: SourceRoom) => {
    if (source.isStory) return ofStory
    if (isTold || source.isSeller) return 1
    const parts = partsOf.get(source) ?? []
    if (!source.own)
      return parts.some((one) => one.isVoice || hasTurns(one))
        ? ofVoices
        : parts.some(({ isMain }) => isMain)
          ? ofStudy
          : ofAdvice
    return isCase(source, parts) ? ofCase : ofOwn
  }
  // A long paper needs more than a short one, and less than as much more as it is longer.
  const weightOf = (source: SourceRoom) =>
    Math.sqrt(Math.max(0.1, source.about) * source.words) * ofKind(source)
  const needOf = (source: SourceRoom) => {
    const own = partsOf.get(source) ?? []
    const all = own.flatMap(({ parts }) => parts)
    const quoted = Math.min(quotedWords(all), source.isSeller ? sellerWords : source.quotable)
    const tables = countPartWords(all) - quotedWords(all)
    const shown = source.isSeller ? Math.min(maxTable, tables) : tables
    return ofSource + overhead * own.length + quoted + shown
  }
  // What one counted oneself and would do is not cut in half.
  const coreOf = (source: SourceRoom) => {
    const core = (partsOf.get(source) ?? []).filter((one) => one.isMain || isVerdict(one.heading))
    return source.isSeller || core.length === 0
      ? 0
      : ofSource + core.reduce((sum, one) => sum + one.words + overhead, 0)
  }
  const rooms = new Map<SourceRoom, number>()
  let left = words
  let open = [...sources]
  while (open.length > 0) {
    const weight = open.reduce((sum, one) => sum + weightOf(one), 0)
    const share = (source: SourceRoom) => (left * weightOf(source)) / weight
    const usual = Math.min(leastRoom, left / open.length)
    const leastOf = (source: SourceRoom) =>
      Math.max(usual, Math.min(coreOf(source), share(source) * overShare))
    const content = open.filter((source) => needOf(source) <= share(source))
    const small = open.filter((source) => share(source) < leastOf(source))
    const next = content.length > 0 ? content : small.length > 0 ? small : open
    const given = next.map(
      (source) => [source, Math.min(needOf(source), Math.max(leastOf(source), share(source)))] as const,
    )
    for (const [source, room] of given) {
      rooms.set(source, room)
      left -= room
    }
    open = open.filter((source) => !next.includes(source))
  }
  return rooms
}

/** What has a mark is told with the note that it leads to. */
function withNotes(told: RatedSection, rated: readonly RatedSection[]): RatedSection {
  const all = rated.flatMap(({ source, parts }) => (source === told.source ? parts : []))
  const isTold = (note: Part) => told.parts.some(({ block }) => block === note.block)
  const notes = [...new Set(told.parts.flatMap((part) => notesOf(part, all)))].filter((one) => !isTold(one))
  if (notes.length === 0) return told
  const parts = [...told.parts, ...notes]
  return { ...told, parts, words: countPartWords(parts) }
}

/** Of a seller what can be checked, else its best section. */
function promised(
  rated: readonly RatedSection[],
  source: SourceRoom,
  room: number,
  sellerWords: number,
): Choice[] {
  const own = rated.filter((one) => one.source === source.source)
  const most = Math.min(room, source.quotable, sellerWords)
  // "Why Sunbox?" stands over a list of promises.
  const isAnswer = ({ heading, section, parts }: RatedSection) =>
    parts[0]?.kind === 'paragraph' && (/[?？]$/u.test(heading.trim()) || section.amongQuestions)
  const stated = own.filter((one) => !isAnswer(one) && !guarantees.test(one.heading))
  // A figure is told with what it rests on, or not at all.
  const answers = answersToClaims(stated, own.filter(isAnswer), most * ofAnswers)
  const ofClaims = answers.told.reduce((sum, { words }) => sum + words, 0)
  const limits = selfLimitsOf(
    own.filter((one) => !answers.told.includes(one)),
    (most - ofClaims) * ofSelfLimits,
  )
  const limitOf = (one: RatedSection) =>
    answers.told.includes(one) ? one : limits.find(({ section }) => section === one.section)
  const ofLimits = limits.reduce((sum, { words }) => sum + words, 0)
  const told = promisesOf(stated, most - ofClaims - ofLimits, answers)
  const [first] = stated
  const said = own.flatMap((one): Choice[] => {
    const limit = limitOf(one)
    return limit === undefined ? [] : [[one, limit]]
  })
  if (told !== null && first !== undefined) return [[first, told], ...said]
  if (said.length > 0) return said
  const parts = own.flatMap((one) => one.parts)
  return ofOneSource(rated, source, room).flatMap(([section, one]) => {
    const noted = one.parts.flatMap((part) => withoutUnnoted(part, parts) ?? [])
    return noted.length === 0 ? [] : [[section, { ...one, parts: noted, words: countPartWords(noted) }]]
  })
}

/** A second section for the same is worth less than one for what is not yet told. */
function ofOneSource(rated: readonly RatedSection[], from: SourceRoom, room: number): Choice[] {
  const { source, own, quotable } = from
  const all = rated.filter((one) => one.source === source)
  const voices = all.filter(({ isVoice }) => isVoice)
  if (voices.length > 0) {
    const most = Math.min(room - ofSource, quotable)
    return chooseVoices(voices, most, overhead).map((one) => [one, one])
  }
  const roles = new Map(all.map((one) => [one, roleIn(one)]))
  const isChapter = isCase(from, all)
  const [opening] = all
  if (isChapter && opening !== undefined && roles.get(opening) === null) roles.set(opening, 'beginning')
  // "What we did" is the middle of a story, and the method of a study; what stands before the end led to it.
  for (const [at, one] of isChapter ? all.entries() : []) {
    const next = all[at + 1]
    const role = roles.get(one) ?? null
    const leadsToEnd = role === null && next !== undefined && roles.get(next) === 'ending'
    if (role === 'method' || leadsToEnd) roles.set(one, 'steps')
  }
  const chosen: Choice[] = []
  const isHeard = (role: SectionRole | null) =>
    role !== null && chosen.some(([one]) => roles.get(one) === role)
  const isPaired = (one: RatedSection) => chosen.some(([other]) => arePaired(one.heading, other.heading))
  const valueIn = (one: RatedSection) => {
    const role = roles.get(one) ?? null
    const value =
      one.worth +
      (role === null ? 0 : ofRole[role]) +
      (isPaired(one) ? ofPair : 0) +
      (isChapter ? ofChapter : 0) -
      (role !== 'safety' && isHeard(role) ? (role === 'result' && !own ? ofSecondResult : ofSecond) : 0)
    return value / Math.max(1, one.words / usualWords) ** ofLength
  }
  const least = Math.max(...all.map(valueIn)) * (own ? minShareOfOwn : minShare)
  // What one counted oneself and would do, or somebody found, comes first.
  const isFirst = (one: RatedSection) =>
    own ? one.isMain || isVerdict(one.heading) : roleOf(one.heading) === 'result'
  // Where a finding of others does not hold is told right behind it.
  const isLimiting = (one: RatedSection) => !own && one.isLimit && chosen.length > 0
  // What somebody who answers for it says at its end is told whatever else is.
  const closing = own || !mayBeStudy(all) ? null : closingWordsOf(all)
  const ofClosing = closing === null ? 0 : countPartWords([closing.part]) + overhead
  let left = room - ofSource - ofClosing
  let quotes = quotable - ofClosing
  let open = all
  while (left >= leastWords) {
    // Where a finding does not hold is told behind it, and not in its place.
    const mayLimit = chosen.length > 0 || all.every(({ isLimit }) => isLimit)
    const [next] = open
      .filter((one) => mayLimit || !one.isLimit)
      .toSorted(
        (a, b) =>
          Number(isLimiting(b)) - Number(isLimiting(a)) ||
          Number(isFirst(b)) - Number(isFirst(a)) ||
          valueIn(b) - valueIn(a),
      )
    if (next === undefined || (valueIn(next) < least && !isLimiting(next))) break
    open = open.filter((one) => one !== next)
    const most = next.isLimit && !own ? Math.max(leastLimit, room * ofLimits) : left - overhead
    const over = next.words <= most * overRoom || chosen.length === 0 ? overRoom : 1
    const quotable = next.isLimit && !own ? Math.max(leastLimit, quotes * ofLimits) : quotes
    const told = fitSection(
      next,
      {
        words: most * over,
        quotable: Math.min(quotes, quotable),
        most: { words: left - overhead, quotable: quotes },
      },
      chosen.length === 0,
    )
    if (told === null) continue
    chosen.push([next, told])
    left -= told.words + overhead
    quotes -= quotedWords(told.parts)
  }
  const beside = [introduction(all, chosen), legend(all, chosen), own ? null : explanation(all, chosen)]
  const told = [...chosen, ...beside.flatMap((one) => (one === null ? [] : [one]))]
  return closing === null || chosen.length === 0 ? told : withPart(told, closing)
}

/** The sections with a part of one of them, in its place. */
function withPart(
  told: readonly Choice[],
  { section, part }: { section: RatedSection; part: Part },
): Choice[] {
  const known = told.find(([one]) => one === section)
  if (known === undefined)
    return [...told, [section, { ...section, parts: [part], words: countPartWords([part]) }]]
  return told.map((choice): Choice => {
    const [one, said] = choice
    if (choice !== known) return choice
    const parts = [...said.parts.filter(({ block }) => block !== part.block), part]
    return [one, { ...said, parts, words: countPartWords(parts) }]
  })
}

/** What the names and marks of a told table mean, from where its paper says how it was looked into. */
function explanation(all: readonly RatedSection[], chosen: readonly Choice[]): Choice | null {
  const tables = chosen.flatMap(([, { parts }]) =>
    parts.flatMap((part) => (part.kind === 'table' ? [part.table] : [])),
  )
  const untold = all.filter((one) => !chosen.some(([section]) => section === one))
  const key = tables.length === 0 ? null : keyOf(tables, untold)
  if (key === null) return null
  const parts = [...Map.groupBy(key.sentences, ({ block }) => block)].map(
    ([block, sentences]): Part => ({ kind: 'paragraph', block, sentences }),
  )
  return [key.section, { ...key.section, parts, words: countPartWords(parts) }]
}

export function roleIn({ heading, isLimit, isSteps, isNumbered, isMain }: RatedSection): SectionRole | null {
  if (isLimit) return 'limit'
  const role = roleOf(heading)
  if (role === 'fault' || role === 'safety' || role === 'rule') return role
  if (role === 'beginning' || role === 'ending') return role
  if (isMain) return 'result'
  return isSteps || isNumbered ? 'steps' : role
}

/** "Before", "A year later": a story of one's own; and so is what tells of a mistake, without a table or steps. */
function isCase({ own, isStory }: SourceRoom, sections: readonly RatedSection[]): boolean {
  const roles = sections.map(roleIn)
  const isTold = sections.every(({ isMain, isNumbered }) => !isMain && !isNumbered)
  const isOf = (role: SectionRole) => roles.includes(role)
  return own && (isStory || isOf('beginning') || isOf('ending') || (isTold && isOf('fault')))
}

/** Words that say who a story is about. */
const maxIntroduction = 90

/** Whose first or last name stands alone is named in the opening of a story, which is told with what is said of them. */
function introduction(
  [opening]: readonly RatedSection[],
  chosen: readonly Choice[],
): [RatedSection, RatedSection] | null {
  const [whole] = opening?.parts ?? []
  if (opening === undefined || whole?.kind !== 'paragraph' || chosen.some(([one]) => one === opening))
    return null
  // Who it is shows in a sentence or two.
  const first = { ...whole, sentences: whole.sentences.slice(0, 2) }
  const introduced = textOf(first)
  const names = [...introduced.matchAll(/(\p{Lu}\p{Ll}{2,}) (\p{Lu}\p{Ll}{3,})/gu)]
  if (names.length === 0 || countPartWords([first]) > maxIntroduction) return null
  const said = chosen.flatMap(([{ heading }, { parts }]) => [heading, ...parts.map(textOf)]).join(' ')
  const isMissed = names.some(
    ([, first, last]) =>
      !said.includes(`${first} ${last}`) &&
      new RegExp(`(?<!\\p{L})(?:${first}|(?<!\\p{Lu}\\p{Ll}+ )${last})(?!\\p{L})`, 'u').test(said),
  )
  return isMissed ? [opening, { ...opening, parts: [first], words: countPartWords([first]) }] : null
}

/** What the letters over the columns of a table stand for is told with it: "A: no contact with the maker". */
function legend(all: readonly RatedSection[], chosen: readonly Choice[]): Choice | null {
  const letters = chosen.flatMap(([, { parts }]) =>
    parts.flatMap((part) =>
      part.kind === 'table' ? part.table.header.filter((cell) => /^\p{Lu}\p{N}?$/u.test(cell)) : [],
    ),
  )
  if (letters.length < 2) return null
  const explains = (part: Part) =>
    part.kind === 'list' &&
    letters.every((letter) =>
      part.items.some(([one]) => one?.text.startsWith(`${letter} `) || one?.text.startsWith(`${letter}:`)),
    )
  const isTold = chosen.some(([, { parts }]) => parts.some(explains))
  const section = isTold ? undefined : all.find(({ parts }) => parts.some(explains))
  if (section === undefined) return null
  const parts = section.parts.filter(explains)
  return [section, { ...section, parts, words: countPartWords(parts) }]
}

function textOf(part: Part): string {
  return sentencesOf(part)
    .map(({ text }) => text)
    .join(' ')
}

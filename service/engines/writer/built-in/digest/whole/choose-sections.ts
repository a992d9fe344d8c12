import { countPartWords, type Part, sentencesOf } from '../passage.ts'
import { roleOf, type SectionRole } from '../section-role.ts'
import { fitSection, leastWords, quotedWords } from './fit-section.ts'
import { notesOf, promisesOf, withoutUnnoted } from './promises.ts'
import type { RatedSection } from './rate-sections.ts'

/** Words around a section: its heading and its reference; and around a source: its name and title. */
const overhead = 8
const ofSource = 14
const sellerWords = 150
/** What is one's own has more room than what others say, and the story that is asked for more than that. */
const ofOwn = 2.6
const ofStory = 1.2
/** A section that is worth so much less than the best one of its source is not told. */
const minShare = 0.3
const minShareOfOwn = 0.15
/** Long sections take the room of several. */
const usualWords = 90
const ofLength = 0.2
/** What somebody needs who decides, beside what came out; a second section for the same is worth less. */
const ofRole: Readonly<Record<SectionRole, number>> = {
  result: 0.1,
  rule: 0.6,
  steps: 0.3,
  cost: 0.25,
  fault: 0.4,
  limit: 0.3,
  beginning: 0.55,
  ending: 0.5,
  method: -0.2,
  telling: 0,
}
const ofSecond = 0.3
/** A section that is told for its role is worth at least this. */
const leastNew = 0.5
/** Of a story every part is needed. */
const ofChapter = 0.2
/** What is told whole or not at all may go so far over the room of its source. */
const overRoom = 1.2
const ofLimits = 0.25
const leastLimit = 45

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
  asksPrice: boolean,
): RatedSection[] {
  const rooms = shareRoom(rated, sources, words)
  const told = new Map<SourceRoom, Choice[]>()
  let spare = 0
  const tell = (source: SourceRoom) => {
    const before = told.get(source)
    const room = before === undefined ? (rooms.get(source) ?? 0) : wordsOf(before)
    const chosen = source.isSeller
      ? promised(rated, source, room, asksPrice)
      : ofOneSource(rated, source, room + spare)
    if (before !== undefined && wordsOf(chosen) <= wordsOf(before)) return
    told.set(source, chosen)
    spare += room - wordsOf(chosen)
  }
  for (const source of sources.toSorted((a, b) => Number(a.own) - Number(b.own))) tell(source)
  // What others leave is first for one's own.
  for (const source of sources.toSorted((a, b) => Number(b.own) - Number(a.own))) tell(source)
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
): Map<SourceRoom, number> {
  const weightOf = ({ about, own, isStory }: SourceRoom) =>
    Math.sqrt(Math.max(0.1, about)) * (own ? ofOwn : 1) * (isStory ? ofStory : 1)
  const needOf = (source: SourceRoom) => {
    const own = rated.filter((one) => one.source === source.source)
    const all = own.flatMap(({ parts }) => parts)
    const quoted = Math.min(quotedWords(all), source.isSeller ? sellerWords : source.quotable)
    const shown = source.isSeller ? 0 : countPartWords(all) - quotedWords(all)
    return ofSource + overhead * own.length + quoted + shown
  }
  const rooms = new Map<SourceRoom, number>()
  let left = words
  let open = [...sources]
  while (open.length > 0) {
    const weight = open.reduce((sum, one) => sum + weightOf(one), 0)
    const share = (source: SourceRoom) => (left * weightOf(source)) / weight
    const content = open.filter((source) => needOf(source) <= share(source))
    const next = content.length > 0 ? content : open
    const given = next.map((source) => [source, Math.min(needOf(source), share(source))] as const)
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
  asksPrice: boolean,
): Choice[] {
  const own = rated.filter((one) => one.source === source.source)
  const told = promisesOf(own, Math.min(room, source.quotable), asksPrice)
  const [first] = own
  if (told !== null && first !== undefined) return [[first, told]]
  const parts = own.flatMap((one) => one.parts)
  return ofOneSource(rated, source, room).flatMap(([section, one]) => {
    const noted = one.parts.flatMap((part) => withoutUnnoted(part, parts) ?? [])
    return noted.length === 0 ? [] : [[section, { ...one, parts: noted, words: countPartWords(noted) }]]
  })
}

/** Every role that a source has is told before any has a second section. */
function ofOneSource(
  rated: readonly RatedSection[],
  { source, own, isStory, quotable }: SourceRoom,
  room: number,
): Choice[] {
  const all = rated.filter((one) => one.source === source)
  const roles = new Map(all.map((one) => [one, roleIn(one)]))
  const isCase = own && (isStory || isCaseStory([...roles.values()]))
  const [opening] = all
  if (isCase && opening !== undefined && roles.get(opening) === null) roles.set(opening, 'beginning')
  const chosen: Choice[] = []
  const isHeard = (role: SectionRole | null) =>
    role !== null && chosen.some(([one]) => roles.get(one) === role)
  const valueIn = (one: RatedSection) => {
    const role = roles.get(one) ?? null
    const value =
      one.worth +
      (role === null ? 0 : ofRole[role]) +
      (isCase && role !== 'method' ? ofChapter : 0) -
      (isHeard(role) ? ofSecond : 0)
    return value / Math.max(1, one.words / usualWords) ** ofLength
  }
  const least = Math.max(...all.map(valueIn)) * (own ? minShareOfOwn : minShare)
  // What one counted oneself, or somebody found, comes first, and then what is needed and not yet told.
  const rankOf = (one: RatedSection) => {
    if (one.isMain && (own || roleOf(one.heading) === 'result')) return 2
    const role = roles.get(one) ?? null
    return Number(role !== null && ofRole[role] > 0 && !isHeard(role) && one.worth >= leastNew)
  }
  let left = room - ofSource
  let quotes = quotable
  let open = all
  while (left >= leastWords) {
    // Where a finding does not hold is told behind it, and not in its place.
    const mayLimit = chosen.length > 0 || all.every(({ isLimit }) => isLimit)
    const [next] = open
      .filter((one) => mayLimit || !one.isLimit)
      .toSorted((a, b) => rankOf(b) - rankOf(a) || valueIn(b) - valueIn(a))
    if (next === undefined || valueIn(next) < least) break
    open = open.filter((one) => one !== next)
    const most = next.isLimit && !own ? Math.max(leastLimit, room * ofLimits) : left - overhead
    const over = next.words <= most * overRoom || chosen.length === 0 ? overRoom : 1
    const quotable = next.isLimit && !own ? Math.max(leastLimit, quotes * ofLimits) : quotes
    const told = fitSection(
      next,
      { words: most * over, quotable: Math.min(quotes, quotable) },
      chosen.length === 0,
    )
    if (told === null) continue
    chosen.push([next, told])
    left -= told.words + overhead
    quotes -= quotedWords(told.parts)
  }
  const who = introduction(all, chosen)
  return who === null ? chosen : [...chosen, who]
}

function roleIn({ heading, isLimit, isSteps, isNumbered, isMain }: RatedSection): SectionRole | null {
  if (isLimit) return 'limit'
  const role = roleOf(heading)
  if (role === 'fault' || role === 'rule') return role
  if (role === 'beginning' || role === 'ending') return role
  if (isMain) return 'result'
  return isSteps || isNumbered ? 'steps' : role
}

/** "Before", "What went wrong", "After": a story. */
function isCaseStory(roles: readonly (SectionRole | null)[]): boolean {
  return ['beginning', 'fault', 'ending'].filter((role) => roles.some((one) => one === role)).length >= 2
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

function textOf(part: Part): string {
  return sentencesOf(part)
    .map(({ text }) => text)
    .join(' ')
}

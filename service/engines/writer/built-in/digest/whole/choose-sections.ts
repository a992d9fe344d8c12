import type { Sentence } from '../../sentence.ts'
import { findAnswerWords } from '../answer-words/find-answer-words.ts'
import { limitsPrevious } from '../limiting-words.ts'
import { countPartWords, type Part, sentencesOf } from '../passage.ts'
import { jobOf } from '../section-job.ts'
import { leansOnPrevious, standsAlone } from '../stands-alone.ts'
import { notesOf, promisesOf, withoutUnnoted } from './promises.ts'
import { isSpeaker, type RatedSection } from './rate-sections.ts'

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
const leastOfSource = 115
/** Sections of one source, and of one's own document. */
const maxOfSource = 4
const maxOfOwn = 6
/** A section that is worth so much less than the best one of its source is not told. */
const minShare = 0.3
const minShareOfOwn = 0.2
const minShareOfRest = 0.4
/** What is one's own has more room than what others say, and a seller so many words. */
const ofOwn = 1.5
const sellerWords = 175
const shareOfSeller = 0.9
const maxShareOfOwn = 0.34
/** … of the story that is asked for, and how many sections. */
const shareOfStory = 0.42
const maxOfStory = 12
const ofChange = 0.3
/** Beside it other papers of one's own have less. */
const besideStory = 0.5

const ofTable = 0.6
const ofFirst = 0.3
const ofTakingBack = 0.4
/** What a source counted or measured is told whole, also where it takes room of others. */
const mainWords = 200
const leastMain = 95
/** Steps, and what went wrong, are told whole, up to so many words. */
const maxSteps = 220
const ofWhole = 1.4
const leastLine = 10
const fewSections = 3
/** Of the room of its source a list has so much, and any other section but the first. */
const ofList = 0.4
const ofLater = 0.55
const ofLimits = 0.35
const leastLimit = 60
/** Of a turn, and what it is worth that somebody says what to do or why, or how it ended. */
const leastTurn = 22
const maxBetweenTurns = 10
const ofAdvice = 0.3
const ofEnd = 0.2
/** Of a limit a sentence is enough. */
const leastOfLimit = 14
/** A part of a section says something with so many words, or with half of it. */
const leastPart = 50
/** … of the first one of its source. */
const leastOpening = 34

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

/** Of each source the sections that are worth most, whole where they fit, in the source's own order. */
export function chooseSections(
  rated: readonly RatedSection[],
  sources: readonly SourceRoom[],
  words: number,
  spare: number,
): RatedSection[] {
  const weightOf = ({ about, own }: SourceRoom) => Math.sqrt(Math.max(0.1, about)) * (own ? ofOwn : 1)
  const taken = new Map<RatedSection, RatedSection>()
  let left = words
  // One's own first: what is told of it leaves the others the rest, and not the other way round.
  const open = sources.toSorted(
    (a, b) =>
      Number(b.isSeller) - Number(a.isSeller) ||
      Number(b.isStory) - Number(a.isStory) ||
      Number(b.own) - Number(a.own) ||
      weightOf(b) - weightOf(a),
  )
  const beside = sources.some(({ isStory }) => isStory) ? besideStory : 1
  const ownShare = (beside * maxShareOfOwn) / Math.max(1, Math.sqrt(sources.filter(({ own }) => own).length))
  let weight = sources.reduce((sum, one) => sum + (one.isSeller ? 0 : weightOf(one)), 0) || 1
  for (const [at, source] of open.entries()) {
    const room = source.isSeller
      ? Math.min(sellerWords, (words / sources.length) * shareOfSeller)
      : source.isStory
        ? words * shareOfStory
        : Math.min((left * weightOf(source)) / weight, source.own ? words * ownShare : left)
    if (!source.isSeller) weight -= weightOf(source)
    // Everybody who bears on it has a word.
    const most = left - (open.length - at - 1) * Math.min(leastOfSource, words / sources.length / 1.3)
    const chosen = source.isSeller
      ? promised(rated, source, room)
      : ofOneSource(rated, source, Math.min(room, most), most)
    for (const [section, told] of chosen) taken.set(section, told)
    if (chosen.length > 0) left -= ofSource + chosen.reduce((sum, [, told]) => sum + told.words + overhead, 0)
  }
  fill(rated, sources, Math.max(0, left) + spare, taken)
  return rated.flatMap((section) => {
    const told = taken.get(section)
    return told === undefined ? [] : withNotes(withoutUnknownName(told, rated, [...taken.values()]), rated)
  })
}

const possessive = /(?<!\p{Lu}\p{Ll}+ )(?<!\p{L})(\p{Lu}\p{Ll}{2,})[’']s(?!\p{L})/u

/** "One of those was Dale's leaves" at the end of a paragraph says nothing where Dale Pym's story is not told. */
function withoutUnknownName(
  told: RatedSection,
  rated: readonly RatedSection[],
  others: readonly RatedSection[],
): RatedSection {
  const textIn = (all: readonly RatedSection[]) =>
    all.flatMap(({ source, parts }) => (source === told.source ? parts.map(textOf) : [])).join(' ')
  const parts = told.parts.map((part) => {
    const last = part.kind === 'paragraph' ? part.sentences.at(-1) : undefined
    const [, name] = possessive.exec(last?.text ?? '') ?? []
    if (part.kind !== 'paragraph' || part.sentences.length < 2 || name === undefined) return part
    const fullName = new RegExp(`(?<!\\p{L})${name} \\p{Lu}\\p{Ll}{2,}`, 'u')
    const isRiddle = fullName.test(textIn(rated)) && !fullName.test(textIn(others))
    return isRiddle ? { ...part, sentences: part.sentences.slice(0, -1) } : part
  })
  return { ...told, parts, words: countPartWords(parts) }
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

/** What is left when all have spoken goes to whatever of them says most. */
function fill(
  rated: readonly RatedSection[],
  sources: readonly SourceRoom[],
  words: number,
  taken: Map<RatedSection, RatedSection>,
): void {
  const quotes = new Map(sources.map((one) => [one.source, one.isSeller ? 0 : one.quotable]))
  for (const { source, parts } of taken.values())
    quotes.set(source, (quotes.get(source) ?? 0) - quotedWords(parts))
  let left = words
  const heard = new Set([...taken.keys()].map(({ source }) => source))
  const waiting = rated.toSorted(
    (a, b) => Number(heard.has(a.source)) - Number(heard.has(b.source)) || forItsRoom(b) - forItsRoom(a),
  )
  for (const section of waiting) {
    if (left < leastWords + overhead) return
    const least =
      minShareOfRest *
      Math.max(...rated.flatMap((one) => (one.source === section.source ? [forItsRoom(one)] : [])))
    if (taken.has(section) || section.isLimit || section.isSold || forItsRoom(section) < least) continue
    const isHeard = [...taken.keys()].some(({ source }) => source === section.source)
    const room = left - overhead - (isHeard ? 0 : ofSource)
    const told = fitting(section, room, quotes.get(section.source) ?? 0, !isHeard)
    if (told === null) continue
    taken.set(section, told)
    left = room - told.words
    quotes.set(section.source, (quotes.get(section.source) ?? 0) - quotedWords(told.parts))
  }
}

/** Of a seller what can be checked, else its best section. */
function promised(
  rated: readonly RatedSection[],
  source: SourceRoom,
  room: number,
): [RatedSection, RatedSection][] {
  const own = rated.filter((one) => one.source === source.source)
  const told = promisesOf(own, Math.min(room, source.quotable))
  const [first] = own
  if (told !== null && first !== undefined) return [[first, told]]
  const parts = own.flatMap((one) => one.parts)
  return ofOneSource(rated, source, room, room).flatMap(([section, one]) => {
    const noted = one.parts.flatMap((part) => withoutUnnoted(part, parts) ?? [])
    return noted.length === 0 ? [] : [[section, { ...one, parts: noted, words: countPartWords(noted) }]]
  })
}

function ofOneSource(
  rated: readonly RatedSection[],
  { source, own, isSeller, isStory, quotable }: SourceRoom,
  room: number,
  /** Words that others do not need. */
  widest: number,
): [RatedSection, RatedSection][] {
  // Of a story what changed comes before how it began.
  const rank = (one: RatedSection) =>
    forItsRoom(one) + (isStory && jobOf(one.heading) === 'result' ? ofChange : 0)
  const ranked = rated.filter((one) => one.source === source).toSorted((a, b) => rank(b) - rank(a))
  const best = ranked[0] === undefined ? 0 : forItsRoom(ranked[0])
  let left = room - ofSource
  let quotes = quotable
  const chosen: [RatedSection, RatedSection][] = []
  const spent = () => chosen.reduce((sum, [, told]) => sum + told.words + overhead, ofSource)
  const take = (section: RatedSection) => {
    // One long section is not all that a source says; what limits it is told in short.
    const share = section.isSteps
      ? 1
      : section.parts.every(({ kind }) => kind === 'list')
        ? ofList
        : chosen.length > 0 && !section.isMain && !isStory
          ? ofLater
          : 1
    const most = section.isLimit
      ? Math.max(leastLimit, room * ofLimits)
      : ranked.length < fewSections
        ? room
        : room * share
    const isCounted = section.parts.some(({ kind }) => kind === 'table')
    // A finding is not told without what limits it, whatever else that leaves out.
    const told = fitting(
      section,
      section.isLimit
        ? Math.min(most, Math.max(leastOfLimit * 2, widest - spent() - overhead))
        : !isSeller && (section.isMain || (chosen.length === 0 && isCounted))
          ? Math.max(
              Math.min(left - overhead, most),
              Math.min(
                section.words,
                mainWords,
                Math.max(leastMain, widest + leastWords - spent() - overhead),
              ),
            )
          : (section.isNumbered || section.isFault) && section.words <= maxSteps && !isSeller
            ? Math.max(
                Math.min(left - overhead, most),
                Math.min(
                  section.words,
                  Math.min(widest, section.isFault ? room * ofWhole : widest + 2 * leastWords) -
                    spent() -
                    overhead,
                ),
              )
            : Math.min(left - overhead, most),
      quotes,
      section.isLimit || chosen.length === 0,
    )
    // A line that is left of a longer section says nothing.
    if (told === null || (told.words < leastLine && !own && !section.isLimit)) return
    chosen.push([section, told])
    left -= told.words + overhead
    quotes -= quotedWords(told.parts)
  }
  const most = isSeller ? 1 : isStory ? maxOfStory : own ? maxOfOwn : maxOfSource
  for (const section of ranked) {
    if (chosen.length >= most || left < leastWords) break
    if (forItsRoom(section) < best * (isStory ? 0 : own ? minShareOfOwn : minShare)) break
    // Where a finding does not hold is told behind it, and not in its place.
    if (section.isLimit && chosen.length === 0 && ranked.length > 1) continue
    if (chosen.some(([one]) => one === section)) continue
    take(section)
    if (chosen.length !== 1 || isSeller) continue
    const main = ranked.find(({ isMain }) => isMain)
    const isTaken = (one: RatedSection) => chosen.some(([taken]) => taken === one)
    if (main !== undefined && !isTaken(main) && left >= leastWords) take(main)
    // What went wrong behind it is told with a result.
    const behind = main === undefined || !own ? undefined : rated[rated.indexOf(main) + 1]
    if (behind?.isFault && behind.source === source && !isTaken(behind)) take(behind)
    const limit = ranked.find(({ isLimit }) => isLimit)
    if (limit !== undefined && !isTaken(limit)) take(limit)
  }
  const who = introduction(
    rated.filter((one) => one.source === source),
    chosen,
  )
  return who === null ? chosen : [...chosen, who]
}

/** Words that say who a story is about. */
const maxIntroduction = 90
const persons = /(?<!\p{L})(?:she|he|her|his|him)(?!\p{L})/iu

/** Who "she" or a bare surname is stands in the opening of a story, and is told with what she says. */
function introduction(
  [opening]: readonly RatedSection[],
  chosen: readonly [RatedSection, RatedSection][],
): [RatedSection, RatedSection] | null {
  const [whole] = opening?.parts ?? []
  if (opening === undefined || whole?.kind !== 'paragraph' || chosen.some(([one]) => one === opening))
    return null
  // Who it is shows in a sentence or two.
  const short = untilFull(whole.sentences, maxIntroduction / 2, ({ words }) => words)
  const first = { ...whole, sentences: short.length === 0 ? whole.sentences.slice(0, 1) : short }
  const introduced = textOf(first)
  const names = [...introduced.matchAll(/\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}{3,})/gu)].flatMap(
    ([, name]) => name ?? [],
  )
  if (names.length === 0 || countPartWords([first]) > maxIntroduction) return null
  const isMissed = chosen.some(([{ heading }, { parts }]) => {
    const opens = parts[0] === undefined ? '' : (sentencesOf(parts[0])[0]?.text ?? '')
    const said = parts.map(textOf).join(' ')
    return (
      persons.test(`${heading} ${opens}`) ||
      names.some((name) => new RegExp(`(?<!\\p{Lu}\\p{Ll}+ )${name}(?!\\p{L})`, 'u').test(said))
    )
  })
  return isMissed ? [opening, { ...opening, parts: [first], words: countPartWords([first]) }] : null
}

function textOf(part: Part): string {
  return sentencesOf(part)
    .map(({ text }) => text)
    .join(' ')
}

/** A long list has more of everything, and takes the room of others. */
function forItsRoom({ worth, words, parts, isSteps }: RatedSection): number {
  if (isSteps) return worth
  const listed = parts.reduce((sum, part) => sum + (part.kind === 'list' ? wordsOf(part.items.flat()) : 0), 0)
  return worth / (listed > words * mostlyList ? Math.max(1, words / shortSection) ** ofLength : 1)
}

function quotedWords(parts: readonly Part[]): number {
  return countPartWords(parts.filter(({ kind }) => kind !== 'table'))
}

/** A section as it is, or as much of it in one piece as there is room for; null where too little of it fits. */
function fitting(
  section: RatedSection,
  most: number,
  quotable: number,
  mayBreakOff: boolean,
): RatedSection | null {
  const { parts } = section
  const fits = (told: readonly Part[]) => countPartWords(told) <= most && quotedWords(told) <= quotable
  if (fits(parts)) return section
  type Run = { told: Part[]; worth: number; gapBefore?: number }
  let best: Run | null = section.isInTurn ? { told: inTurn(section, most, quotable), worth: 0 } : null
  const needsEnd = hasEnd(section)
  const isOwn = parts.flatMap(sentencesOf)[0]?.own === true
  for (const from of parts.keys()) {
    if (section.isInTurn || !mayBegin(section, from)) continue
    for (let to = parts.length; to > from; to--) {
      const told = parts.slice(from, to)
      if (!fits(told) || !mayEnd(parts, to)) continue
      if (needsEnd && isOwn && to < parts.length && !told.some(({ kind }) => kind === 'table')) continue
      const worth = told.reduce((sum, part) => sum + worthOf(section, part), from === 0 ? ofFirst : 0)
      if (best === null || worth > best.worth) best = { told, worth }
      break
    }
  }
  if (needsEnd && !best?.told.some(({ kind }) => kind === 'table')) best = withEnd(section, fits) ?? best
  const [first] = parts
  const room = Math.min(most, quotable)
  const begun =
    best === null && first !== undefined && (mayBreakOff || first.kind === 'list')
      ? shorten(first, room, section.isLimit)
      : null
  const told = withoutOpenEnd(best?.told ?? (begun === null ? [] : [begun]))
  const words = countPartWords(told)
  if (section.isLimit) return words < leastOfLimit ? null : { ...section, parts: told, words }
  const isEnough =
    section.isInTurn ||
    words >= (mayBreakOff ? leastOpening : leastPart) ||
    words >= section.words / 2 ||
    told.some(({ kind }) => kind === 'table')
  if (words < leastWords || !isEnough) return null
  return {
    ...section,
    parts: told,
    words,
    ...(best?.gapBefore === undefined ? {} : { gapBefore: best.gapBefore }),
  }
}

/** Text under a heading comes to its point at its end; of questions and answers each has its own. */
function hasEnd({ parts, heading, section, isLimit, isInTurn, isSold }: RatedSection): boolean {
  const [first] = parts
  const isAsked = section.sentences.some(
    ({ question, ordinal, block }) => question && ordinal === 0 && block > (first?.block ?? 0),
  )
  const isText = parts.length > 1 && parts.at(-1)?.kind === 'paragraph'
  return isText && heading !== '' && !isLimit && !isInTurn && !isSold && !isAsked
}

/** The beginning of a section with its end, and what is between them left out; null where they do not fit. */
function withEnd(
  section: RatedSection,
  fits: (told: readonly Part[]) => boolean,
): { told: Part[]; worth: number; gapBefore: number } | null {
  const { parts } = section
  let best: { told: Part[]; worth: number; gapBefore: number } | null = null
  for (let to = 1; to < parts.length - 1; to++) {
    if (!mayEnd(parts, to)) continue
    for (let end = to + 1; end < parts.length; end++) {
      const part = parts[end]
      const before = parts[end - 1]
      if (part?.kind !== 'paragraph' || before === undefined || !mayOpen(part, before)) continue
      const told = [...parts.slice(0, to), ...parts.slice(end)]
      const worth = ofFirst + told.reduce((sum, one) => sum + worthOf(section, one), 0)
      if (fits(told) && (best === null || worth > best.worth)) best = { told, worth, gapBefore: part.block }
    }
  }
  return best ?? withLastSentences(section, fits)
}

/** The same where the last paragraph is too long. */
function withLastSentences(
  { parts, heading, isFault }: RatedSection,
  fits: (told: readonly Part[]) => boolean,
): { told: Part[]; worth: number; gapBefore: number } | null {
  const last = parts.at(-1)
  if (last?.kind !== 'paragraph') return null
  // Half of a paragraph is understood, and how a story ended.
  const least = isFault || jobOf(heading) === 'result' ? 0 : wordsOf(last.sentences) / 2
  for (let to = parts.length - 1; to > 0; to--) {
    if (!mayEnd(parts, to)) continue
    const tails = last.sentences.map((_, from) => ({ ...last, sentences: last.sentences.slice(from) }))
    const fitting = tails.filter(
      (tail) => wordsOf(tail.sentences) >= least && fits([...parts.slice(0, to), tail]),
    )
    const end =
      fitting.find(({ sentences: [first] }) => first !== undefined && standsAlone(first) && !first.leaning) ??
      (isFault ? fitting[0] : undefined)
    if (end !== undefined)
      return { told: [...parts.slice(0, to), end], worth: ofFirst, gapBefore: last.block }
  }
  return null
}

/** Of what people say in turn those who say most of the topic, each whole under their name, in their order. */
function inTurn(section: RatedSection, most: number, quotable: number): Part[] {
  const turns: Part[][] = []
  for (const part of section.parts) {
    const open = turns.at(-1)
    if (open === undefined || isSpeaker(part)) turns.push([part])
    else open.push(part)
  }
  const room = Math.min(most, quotable)
  const rated = turns
    .map((parts, at) => ({
      parts,
      words: countPartWords(parts),
      worth: worthOfTurn(section, parts, at === turns.length - 1),
    }))
    .filter(({ parts, words }) => words >= leastTurn && isHeard(parts))
    .toSorted((a, b) => b.worth - a.worth)
  let left = room
  const told = new Set(
    rated.flatMap(({ parts, words }) => {
      if (words > left) return []
      left -= words
      return [parts]
    }),
  )
  return turns.flatMap((parts, at) => {
    if (!told.has(parts)) return []
    // What an interviewer says between two answers is of the next one.
    const last = parts.at(-1)
    const leads = parts.length > 1 && last?.kind === 'paragraph' && countPartWords([last]) <= maxBetweenTurns
    const next = turns[at + 1]
    return leads && next !== undefined && !told.has(next) ? parts.slice(0, -1) : parts
  })
}

/** Who only asks is answered below, and "Dave yes" answers somebody who is not heard. */
function isHeard(parts: readonly Part[]): boolean {
  const said = parts.flatMap(sentencesOf).filter(({ announces }) => !announces)
  const [first] = said
  return first !== undefined && said.at(-1)?.question !== true && (standsAlone(first) || !first.leaning)
}

function worthOfTurn(section: RatedSection, parts: readonly Part[], isLast: boolean): number {
  const lines = parts.flatMap(sentencesOf)
  const language = lines[0]?.lexicon.language ?? ''
  const says = findAnswerWords(language)
  const reasons = lines.filter(({ text }) => says.causal(text) || says.advises(text) || says.obliges(text))
  return (
    Math.max(...parts.map((part) => section.worthOf(part))) +
    ofAdvice * Math.min(1, reasons.length / 2) +
    (isLast ? ofEnd : 0)
  )
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

function endsAsking(part: Part): boolean {
  return sentencesOf(part).at(-1)?.question === true
}

/** What stands below a table says what it means; what announces something is told with it. */
function mayEnd(parts: readonly Part[], to: number): boolean {
  const last = parts[to - 1]
  const next = parts[to]
  if (last === undefined || next === undefined) return true
  // What stands above a table is there for it.
  if (next.kind === 'table') return false
  if (last.kind === 'table') return next.kind !== 'paragraph'
  return sentencesOf(last).at(-1)?.announces !== true && !endsAsking(last)
}

/** "This was not a randomised comparison." */
function takesBack([first]: readonly Sentence[]): boolean {
  return (
    first !== undefined &&
    (limitsPrevious(first.text) || (leansOnPrevious(first) && negates.test(first.text)))
  )
}

const negates = /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|pas|non|não|niet|geen)(?!\p{L})/iu

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

/** Items of a list that are told without the others. */
const leastItems = 3

/** The beginning of a paragraph or of a list; null where too little fits. */
function shorten(part: Part, room: number, isLimit: boolean): Part | null {
  if (part.kind === 'table') return null
  const least = isLimit ? leastOfLimit : leastWords
  if (part.kind === 'paragraph') {
    const kept = untilFull(part.sentences, room, (sentence) => sentence.words)
    return wordsOf(kept) < least ? null : { ...part, sentences: kept }
  }
  const items = untilFull(part.items, room - wordsOf(part.lead), wordsOf)
  return items.length < Math.min(isLimit ? 1 : leastItems, part.items.length) || wordsOf(items.flat()) < least
    ? null
    : { ...part, items }
}

function untilFull<One>(all: readonly One[], room: number, wordsIn: (one: One) => number): One[] {
  let left = room
  const over = all.findIndex((one) => {
    left -= wordsIn(one)
    return left < 0
  })
  return over === -1 ? [...all] : all.slice(0, over)
}

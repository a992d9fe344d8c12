import type { EvidenceSource } from '../../writer.ts'
import { isQuestion } from '../clean-heading.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Yielder } from '../pace.ts'
import type { Evidence, EvidenceSection, Sentence } from '../sentence.ts'
import { termsOf } from '../terms-of.ts'
import { announcesOnly } from './announces-only.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { deniesPrevious } from './denies-previous.ts'
import { findSides } from './find-sides.ts'
import type { Finding } from './finding.ts'
import { isTrusted } from './is-trusted.ts'
import { findMeasures } from './measure.ts'
import type { Piece } from './piece.ts'
import { findQuestionType, type QuestionType } from './question-type.ts'
import { hasSubstance, isAnswer, isPreamble, rateAnswer } from './rate-answer.ts'
import type { SectionRating } from './rate-sections.ts'
import type { SourceTraits } from './source-traits.ts'
import { isHype, leansOnPrevious, pointsNowhere, standsAlone } from './stands-alone.ts'
import { type Concept, type EvidenceText, prepareText, type Subject } from './subject.ts'

const maxWords = 70
/** The tenant's own document up to this many words is told whole, in its order. */
export const maxWholeDocument = 260
/** A sentence and what it leans on. */
const maxChain = 5
/** For the sentence that takes a statement back, so many words more. */
const denialRoom = 30
const minStatement = 6
const maxListWords = 190
/** The tenant's own may be used at length. */
const maxOwnListWords = 320
const maxItemWords = 45
const maxItems = 12
const minItems = 2
/** "For example:" says nothing of what it introduces. */
const minStem = 3
/** Sections with so many siblings under one heading are options of it. */
const minOptions = 3
const optionBonus = 0.25
/** Where something is asked, what answers it by its kind counts more. */
const answerFactor = 1.2
const ownWeight = 0.4
const contextWeight = 0.5
const sectionWeight = 0.1
const placeBonus = 0.03
/** What the caller named answers by what it says, however few words it shares with the topic. */
const namedBonus = 0.08
/** Of what is asked, at least this much is in the headings over a finding that says none of it. */
const minContext = 0.25
/** What the caller named or keeps for the topic counts without a word of it where it has a figure or a step. */
const minTrustedForm = 1
const minRate = 0.2
const muchSpoken = 0.35
const spokenForm = 0.95
/** Words of a page that is about one thing. */
const shortPage = 650
/** The beginning of a section says what it is about. */
const leadSentences = 2

/**
 * The findings that the sections on the topic offer, best first: sentences that say something by themselves or with the
 * ones they lean on, and lists with what introduces them, whole.
 */
export async function listFindings(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  subject: Subject,
  rating: SectionRating,
  pace: Yielder,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const asked = { type: findQuestionType(subject.text), counted: countedTerms(subject) }
  const options = findOptions(evidence, rating)
  const sideOf = findSides(subject)
  const isToldWhole = (at: number) =>
    sources[at]?.own === true && (evidence.sourceWords[at] ?? 0) <= maxWholeDocument
  for (const section of evidence.sections) {
    await pace()
    const relevance = rating.sections.get(section)
    const source = sources[section.source]
    if (source === undefined) continue
    const isShort = (evidence.sourceWords[section.source] ?? 0) <= shortPage
    const isPart =
      isTrusted(source) &&
      !source.own &&
      isShort &&
      traits[section.source]?.isSeller !== true &&
      !asksOtherwise(section, subject)
    if (relevance === undefined && !isToldWhole(section.source) && !isPart) continue
    const label = options.has(section) ? section.heading : null
    const { isSeller = false, isAffiliate = false } = traits[section.source] ?? {}
    const around = readContext(section, source, subject)
    const isWhole = isToldWhole(section.source)
    const pieces = isWhole ? cutWhole(section) : cutSection(section, { isSeller, isAffiliate })
    for (const piece of pieces) {
      await pace()
      const parts = [...piece.sentences, ...piece.items.flat()]
      const text = parts.map((part) => part.text).join(' ')
      const words = parts.reduce((sum, part) => sum + part.words, 0)
      const prepared = prepareText(text, source.language)
      const coverage = shareSpoken(prepared, subject, rating.weights)
      const inContext = shareInContext(prepared, around, subject, rating.weights)
      const isPromise = isAffiliate || parts.some((part) => isHype(part.text))
      const rate = rateAnswer(piece, asked, isSeller)
      const leadsUp = isPreamble(piece)
      // What has much of what is asked in its own words answers, where it says something of it.
      const isLifted = rate > minRate && coverage >= muchSpoken && !leadsUp && hasSubstance(piece)
      const form = isLifted ? Math.max(rate, spokenForm) : rate
      if (form <= 0 && !isWhole) continue
      // What does not speak of the question itself stands under a heading that does.
      const isNear = isTrusted(source) && form >= minTrustedForm && (isShort || isUnderFocus(around, subject))
      const isOff =
        !isWhole && !isNear && (coverage === 0 || !speaksOfFocus(prepared, subject)) && inContext < minContext
      if (isOff) continue
      if (!isWhole && coverage === 0 && speaksOfPublisher(text, source)) continue
      if (!isTrusted(source) && !isOnFocus(prepared, around, subject)) continue
      // A list of materials or tariffs is on the topic where its introduction or heading names it.
      if (!isWhole && piece.items.length > 0 && !isListOnFocus(piece, around, subject, asked.type)) continue
      const answers = isAnswer(piece, asked)
      const score =
        (answers && asked.type !== 'other' ? answerFactor : 1) *
          (ownWeight * coverage +
            contextWeight * inContext +
            sectionWeight * Math.min(1, 2 * (relevance ?? 0))) *
          form +
        (isTrusted(source) ? namedBonus * form : 0) +
        placeBonus * (1 - section.position) +
        (label === null ? 0 : optionBonus)
      const side = sideOf(text) ?? sideOf(`${section.heading ?? ''} ${section.parent ?? ''}`)
      findings.push({
        source: section.source,
        section,
        ...piece,
        label,
        isPromise,
        isPreamble: leadsUp,
        words,
        coverage,
        context: inContext,
        form,
        isAnswer: answers,
        score,
        side,
        also: [],
      })
    }
  }
  return findings.sort((a, b) => b.score - a.score)
}

/** "The Institute trains 2,300 volunteers a year": a page about whoever publishes it. */
function speaksOfPublisher(text: string, { publisher }: EvidenceSource): boolean {
  const names = (publisher ?? '').match(/\p{Lu}[\p{L}\p{N}-]{3,}/gu) ?? []
  const opening = text.split(/\s+/u).slice(0, 3).join(' ')
  return names.some((name) => opening.includes(name))
}

/** "Do you ship to the islands?" on a page of questions: one that asks for none of what is asked. */
function asksOtherwise({ heading }: EvidenceSection, { concepts, language }: Subject): boolean {
  if (heading === null || !isQuestion(heading)) return false
  const text = prepareText(heading, language)
  return !concepts.some((concept) => !concept.isBackground && concept.isIn(text))
}

/** The share of the topic's words, or words like them, that a text has itself. */
function shareSpoken(text: EvidenceText, { concepts, near }: Subject, weights: readonly number[]): number {
  if (concepts.length === 0) return 0.5
  const spoken = concepts.reduce((sum, concept, at) => sum + (concept.isIn(text) ? (weights[at] ?? 0) : 0), 0)
  const nearby = [...near].some((term) => text.terms.has(term)) ? 0.25 : 0
  return Math.min(1, spoken + nearby)
}

/** What stands around a finding, the nearest first, and how much of what only that says counts for it. */
type Context = {
  text: EvidenceText
  weight: number
  isAbove: boolean
  isHeading: boolean
  isSection: boolean
}[]

function readContext(section: EvidenceSection, source: EvidenceSource, { language }: Subject): Context {
  const lead = section.sentences.slice(0, leadSentences).map(({ text }) => text)
  return [
    {
      text: prepareText(section.heading ?? '', language),
      weight: 0.85,
      isAbove: true,
      isHeading: true,
      isSection: true,
    },
    {
      text: prepareText(section.parent ?? '', language),
      weight: 0.65,
      isAbove: true,
      isHeading: true,
      isSection: false,
    },
    {
      text: prepareText(lead.join(' '), language),
      weight: 0.45,
      isAbove: false,
      isHeading: false,
      isSection: true,
    },
    {
      text: prepareText(source.title.slice(0, 500), language),
      weight: 0.6,
      isAbove: true,
      isHeading: false,
      isSection: false,
    },
  ]
}

/** The share of the topic's words that a finding speaks of with what stands around it. */
function shareInContext(
  text: EvidenceText,
  context: Context,
  { concepts }: Subject,
  weights: readonly number[],
): number {
  if (concepts.length === 0) return 0.5
  return concepts.reduce((sum, concept, at) => {
    const nearest = context.find((one) => concept.isIn(one.text))
    return sum + (concept.isIn(text) ? 1 : (nearest?.weight ?? 0)) * (weights[at] ?? 0)
  }, 0)
}

/** True when a heading over a finding, or the page's title, names what is asked. */
function isUnderFocus(context: Context, { concepts, near }: Subject): boolean {
  const focal = concepts.filter(({ isBackground, isFrame }) => !isBackground && !isFrame)
  return context.some(
    ({ text, isAbove }) =>
      isAbove &&
      (focal.some((concept) => concept.isIn(text)) || [...near].some((term) => text.terms.has(term))),
  )
}

/** True for a text with a telling word of what is asked, or with two that only together tell ("open rates"). */
function speaksOfFocus(text: EvidenceText, { concepts, near }: Subject): boolean {
  const focal = concepts.filter(({ isBackground }) => !isBackground)
  if (focal.length === 0 || [...near].some((term) => text.terms.has(term))) return true
  const spoken = focal.filter((concept) => concept.isIn(text))
  const isTelling = ({ isFrame, aspect }: Concept) => !isFrame || aspect !== null
  return spoken.length > 1 || spoken.some(isTelling) || (spoken.length > 0 && !focal.some(isTelling))
}

/** True for a list whose heading, introduction or most of its items name what is asked. */
function isListOnFocus(
  { sentences, items }: Piece,
  context: Context,
  subject: Subject,
  type: QuestionType,
): boolean {
  const focal = subject.concepts.filter(({ isBackground }) => !isBackground)
  if (focal.length === 0) return true
  const names = (text: EvidenceText) => focal.some((concept) => concept.isIn(text))
  const prepare = (parts: readonly Sentence[]) =>
    prepareText(parts.map(({ text }) => text).join(' '), subject.language)
  const headings = context.filter(({ isHeading }) => isHeading)
  if (headings.some(({ text }) => names(text)) || names(prepare(sentences))) return true
  // Without a heading the title is what stands over it.
  const isTitled = headings.every(({ text }) => text.text === '')
  const isOrders =
    type === 'how_to' &&
    items.filter(([first]) => first !== undefined && isOrder(first)).length > items.length / 2
  if ((isTitled || isOrders) && context.some(({ text, isAbove }) => isAbove && names(text))) return true
  return items.filter((item) => names(prepare(item))).length > items.length / 2
}

function isOrder({ text, lexicon }: Sentence): boolean {
  const says = findAnswerWords(lexicon.language)
  return says.advises(text) || says.obliges(text)
}

/** "How to measure the impact of a public service": the passage or what it stands under names more than the service. */
function isOnFocus(text: EvidenceText, context: Context, { concepts, near }: Subject): boolean {
  if ([...near].some((term) => text.terms.has(term))) return true
  const focal = concepts.filter(({ isBackground }) => !isBackground)
  const above = context.filter(({ isAbove }) => isAbove)
  const isFocal =
    focal.length === 0 ||
    focal.some((concept) => concept.isIn(text) || above.some((one) => concept.isIn(one.text)))
  // What it is about stands in the passage, its heading or the sentences around; the title is over other sections too.
  const rare = concepts.filter(({ isFrame }) => !isFrame)
  const around = context.filter(({ isSection }) => isSection)
  const isNamed =
    rare.length === 0 ||
    rare.some((concept) => concept.isIn(text) || around.some((one) => concept.isIn(one.text)))
  return isFocal && isNamed
}

const howMany =
  /(?<!\p{L})(?:how many|how much|wie viele?|combien d[e’']|cuánt[oa]s?|quant[ie]|quant[oa]s?)\s*(\p{L}+)/iu

/** "How many people": what the answer counts, and words that mean nearly the same. */
function countedTerms({ text, language, near }: Subject): ReadonlySet<string> {
  const [, word] = howMany.exec(text) ?? []
  return word === undefined ? new Set() : new Set([...termsOf(word, findLexicon(language)), ...near])
}

/** Sections whose headings name what the heading above them asks for or promises. */
function findOptions(evidence: Evidence, rating: SectionRating): ReadonlySet<EvidenceSection> {
  const byParent = Map.groupBy(
    evidence.sections.filter(({ parent }) => parent !== null),
    ({ source, parent }) => `${source} ${parent}`,
  )
  return new Set(
    [...byParent.values()].flatMap((siblings) =>
      siblings.filter((section) => rating.sections.has(section)).length >= minOptions
        ? siblings.filter((section) => rating.sections.has(section))
        : [],
    ),
  )
}

/** All paragraphs and lists as they are. */
function cutWhole({ sentences }: EvidenceSection): Piece[] {
  return [...Map.groupBy(sentences, ({ block }) => block).values()].flatMap((parts): Piece[] => {
    const said = parts.filter(({ question }) => !question)
    if (said.length === 0) return []
    if (said[0]?.item === null) return [{ sentences: said, items: [] }]
    return [{ sentences: [], items: [...Map.groupBy(said, ({ item }) => item).values()] }]
  })
}

type Interest = Pick<SourceTraits, 'isSeller' | 'isAffiliate'>

/** A section's paragraphs and lists; a list directly under the sentence that introduces it counts as one with it. */
function cutSection({ sentences, heading, position }: EvidenceSection, interest: Interest): Piece[] {
  const pieces: Piece[] = []
  const isFirstOfPage = position === 0
  const all = [...Map.groupBy(sentences, ({ block }) => block)].sort(([a], [b]) => a - b)
  const parted = all.filter(([, parts]) => isShortLabelledList(parts))
  const blocks = parted.length < minItems ? all : all.filter((block) => !parted.includes(block))
  // One list that pictures and quotations have cut into several.
  if (parted.length >= minItems) pieces.push(...cutParted(parted.map(([, parts]) => parts)))
  for (const [at, [block, parts]] of blocks.entries()) {
    const isList = parts[0]?.item !== null
    if (!isList) {
      const next = blocks[at + 1]
      const list = next?.[0] === block + 1 && next[1][0]?.item !== null ? next[1] : []
      const stem = stemOf(parts, list)
      const isFirst = at === 0 && isFirstOfPage
      pieces.push(...cutText(stem.length > 0 ? parts.slice(0, -stem.length) : parts, interest, isFirst))
      continue
    }
    const before = blocks[at - 1]
    const isNext = before?.[0] === block - 1
    const stem = isNext && before[1][0]?.item === null ? stemOf(before[1], parts) : []
    pieces.push(...cutList(stem, parts, heading, isNext))
  }
  return pieces
}

/** A list of one or two items that each name what they are about. */
function isShortLabelledList(parts: Sentence[]): boolean {
  const items = [...Map.groupBy(parts, ({ item }) => item).values()]
  return (
    parts[0]?.item !== null &&
    items.length <= 2 &&
    items.every(([first]) => first !== undefined && isLabelled(first))
  )
}

function cutParted(lists: Sentence[][]): Piece[] {
  const items = lists.flatMap((parts) =>
    [...Map.groupBy(parts, ({ item }) => item).values()].flatMap(([first]) =>
      first !== undefined && first.words <= maxItemWords ? [[first]] : [],
    ),
  )
  return items.length < minItems ? [] : [{ sentences: [], items: items.slice(0, maxItems) }]
}

/** The end of a paragraph that introduces the list after it, with the sentence that says what it introduces. */
function stemOf(paragraph: Sentence[], list: Sentence[]): Sentence[] {
  const last = paragraph.at(-1)
  if (last === undefined || list.length === 0 || last.question || isHype(last.text)) return []
  const isOpen = !/[.。।۔!?]["”’»)]*$/u.test(last.text)
  const isLoose =
    isOpen && list.filter(({ text }) => !/[.。।۔!?]["”’»)]*$/u.test(text)).length > list.length / 2
  if (!last.announces && !announcesOnly(last.text) && !isLoose) return []
  const before = paragraph.at(-2)
  const isComplete = before !== undefined && before.ordinal === last.ordinal - 1 && !before.question
  const isNeeded = last.words <= minStem
  return isComplete && before.words + last.words <= maxWords && (isNeeded || standsAlone(before))
    ? [before, last]
    : [last]
}

/** Paragraphs from their first sentence that stands alone: what limits a statement, and what came of it, stays with it. */
function cutText(sentences: Sentence[], interest: Interest, opensPage: boolean): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < sentences.length) {
    const first = sentences[at]
    at += 1
    if (first === undefined || !isStatement(first, interest)) continue
    // "This study followed 23 towns": what opens a page can only point at the page.
    const isOpening =
      opensPage &&
      first.ordinal === 0 &&
      leansOnPrevious(first) &&
      findMeasures(first.text, first.lexicon).length > 0
    if (!isOpening && !standsAlone(first) && !opensParagraph(first)) continue
    const chain = [first]
    let words = first.words
    for (let next = sentences[at]; next !== undefined; next = sentences[at]) {
      const previous = chain.at(-1)
      if (
        chain.length === maxChain ||
        next.ordinal !== (previous?.ordinal ?? 0) + 1 ||
        next.block !== first.block ||
        !(standsAlone(next) || leansOnPrevious(next)) ||
        !isStatement(next, interest) ||
        words + next.words > maxWords
      )
        break
      chain.push(next)
      words += next.words
      at += 1
    }
    // A statement that the next sentence takes back is told with it, or not at all.
    const after = sentences[at]
    if (
      after !== undefined &&
      after.ordinal === (chain.at(-1)?.ordinal ?? 0) + 1 &&
      !after.question &&
      deniesPrevious(after)
    ) {
      if (words + after.words > maxWords + denialRoom) continue
      chain.push(after)
      at += 1
    }
    // "It was good, but dear", alone: of what?
    const isScrap = words < minStatement && !first.own && !chain.some(({ text }) => /\p{N}/u.test(text))
    if (!isScrap) pieces.push({ sentences: chain, items: [] })
  }
  return pieces
}

/** The beginning of a paragraph says what it is about, even where it names a study, or what others say, for the first time. */
function opensParagraph({ ordinal, item, text, leaning, lexicon }: Sentence): boolean {
  return (
    ordinal === 0 &&
    item === null &&
    !leaning &&
    // "The trials that everybody quotes" are known by being quoted.
    (findAnswerWords(lexicon.language).disputes(text) ||
      (pointsNowhere(text, lexicon.language) && findMeasures(text, lexicon).length > 0))
  )
}

/** What a seller or affiliate promises is kept for setting it against what others say, and for nothing else. */
function isStatement({ text, question, words, own }: Sentence, { isSeller, isAffiliate }: Interest): boolean {
  if (question || words > maxWords || announcesOnly(text)) return false
  // "@somebody, for example, found …" illustrates what stands before it.
  if (/^@/u.test(text)) return false
  if (isAffiliate) return true
  if (isHype(text)) return isSeller
  // What a seller says of itself without a figure is praise.
  return own || !isSeller || !firstPerson.test(text) || /\p{N}/u.test(text)
}

/** A list whole, under the words that introduce it or the heading that says what it lists; long items by their beginning. */
function cutList(stem: Sentence[], parts: Sentence[], heading: string | null, followsText: boolean): Piece[] {
  const items = [...Map.groupBy(parts, ({ item }) => item).values()]
    .map(beginningOf)
    .filter((item) => item.length > 0)
  const asked = items.filter((item) => !item.some(({ text, question }) => question || isHype(text)))
  const isWhole = asked.length === items.length
  const total = asked.flat().reduce(
    (sum, { words }) => sum + words,
    stem.reduce((sum, { words }) => sum + words, 0),
  )
  const hasStem =
    stem.some(({ words }) => words > minStem) &&
    !stem.some(({ text }) => asksOnly.test(text) || pagesOnly.test(text))
  const isTitled = heading !== null && stem.length === 0 && !pagesOnly.test(heading)
  if (
    asked.length >= minItems &&
    asked.length <= maxItems &&
    isWhole &&
    total <= (parts[0]?.own ? maxOwnListWords : maxListWords)
  ) {
    if (hasStem) return [{ sentences: stem, items: asked }]
    if (isTitled && !followsText) return [{ sentences: [], items: asked }]
    const standing = asked.every(([first]) => first !== undefined && isLabelled(first))
    if (isTitled && standing) return [{ sentences: [], items: asked }]
  }
  // Too long for one finding: its items one by one where each says what it is about.
  return asked
    .filter(
      ([first]) =>
        first !== undefined &&
        first.words >= 5 &&
        standsAlone(first) &&
        (isLabelled(first) || /[.。।۔]["”’»)]*$/u.test(first.text)),
    )
    .map((item) => ({ sentences: item, items: [] }))
}

const asksOnly = /(?<!\p{L})(?:questions?|fragen|preguntas|domande|perguntas)(?!\p{L})/iu
/** Lists of links are for following. */
const pagesOnly =
  /(?<!\p{L})(?:resources|check out|further reading|consultez|templates?|ressources|recursos|examples? of (?:\p{L}+ ){0,3}projects)(?!\p{L})/iu

/** "Set limits: you cannot say yes to everything." */
function isLabelled({ text }: Sentence): boolean {
  return /^[^.:]{2,60}[:：.]\s/u.test(text)
}

function beginningOf(item: Sentence[]): Sentence[] {
  const [first, second] = item.filter(({ text }) => !/\((?:note|hinweis|nota)\s?:/iu.test(text))
  if (first === undefined || first.words > maxItemWords + 15) return []
  const goesOn =
    second !== undefined && second.ordinal === first.ordinal + 1 && first.words + second.words <= maxItemWords
  return goesOn && item.indexOf(second) === item.indexOf(first) + 1 && first.block === second.block
    ? [first, second]
    : [first]
}

const firstPerson =
  /(?<!\p{L})(?:we|our|us|I|my|wir|uns|unsere?\p{L}*|nous|notre|nos|nosotros|nuestr[oa]s?|ofrecemos|noi|nostr[oaie]|offriamo|nós|nosso|oferecemos)(?!\p{L})/iu

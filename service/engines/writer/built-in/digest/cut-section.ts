import { standsForNothing } from '../../evidence/takes-up.ts'
import type { EvidenceSection, Sentence } from '../sentence.ts'
import { announcesOnly } from './announcements/announces-only.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { areOrders } from './bears-on.ts'
import { callsToBuy } from './calls-to-buy.ts'
import { deniesPrevious } from './denies-previous.ts'
import { isEmptyRemark } from './is-filler.ts'
import { findMeasures } from './measure.ts'
import type { Piece } from './piece.ts'
import { saysYesOrNo } from './says-yes-or-no.ts'
import { isHype } from './selling-words/is-hype.ts'
import { onlySells, tellsBasis } from './selling-words/is-seller.ts'
import type { SourceTraits } from './source-traits.ts'
import {
  goesOn,
  leansOnPrevious,
  pointsElsewhere,
  pointsNowhere,
  standsAlone,
  startsWithPronoun,
  takesUpPrevious,
} from './stands-alone.ts'

const maxWords = 70
/** Words of a paragraph that is quoted as one. */
const maxPassage = 110
/** With sentences that name nothing of the question, and so are of what stands before them. */
const maxThought = 45
/** Sentences of a statement with what it leans on. */
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
/** Words of a list with what introduces it, told whole, and of one item. */
const maxWholeList = 260
const maxWholeItem = 70
/** So many orders in a row are steps. */
const minSteps = 3
/** "For example:" says nothing of what it introduces. */
const minStem = 3
const asksOnly = /(?<!\p{L})(?:questions?|fragen|preguntas|domande|perguntas)(?!\p{L})/iu
/** Lists of links are for following. */
const pagesOnly =
  /(?<!\p{L})(?:resources|check out|further reading|consultez|templates?|ressources|recursos|examples? of (?:\p{L}+ ){0,3}projects)(?!\p{L})/iu
const firstPerson =
  /(?<!\p{L})(?:we|our|us|I|my|wir|uns|unsere?\p{L}*|nous|notre|nos|nosotros|nuestr[oa]s?|ofrecemos|noi|nostr[oaie]|offriamo|nós|nosso|oferecemos)(?!\p{L})/iu

/** All paragraphs and lists as they are; a paragraph of more words than `most` in its parts. */
export function cutWhole({ sentences }: EvidenceSection, most: number): Piece[] {
  return [...Map.groupBy(sentences, ({ block }) => block).values()].flatMap((parts): Piece[] => {
    const said = parts.filter(({ question }) => !question)
    if (said.length === 0) return []
    if (said[0]?.item !== null)
      return [{ sentences: [], items: [...Map.groupBy(said, ({ item }) => item).values()] }]
    const runs: Sentence[][] = []
    let words = 0
    for (const sentence of said) {
      const last = runs.at(-1)
      if (last === undefined || (words + sentence.words > most && standsAlone(sentence))) {
        runs.push([sentence])
        words = sentence.words
      } else {
        last.push(sentence)
        words += sentence.words
      }
    }
    return runs.map((run) => ({ sentences: run, items: [] }))
  })
}

export type Interest = Pick<SourceTraits, 'isSeller' | 'isAffiliate'> & {
  methods: ReadonlySet<Sentence>
  /** True for a sentence with a word of what the question is about. */
  names(sentence: Sentence): boolean
  /** True for a sentence that has the amount asked for and what it is of, so that it can be read under the question alone. */
  answers(sentence: Sentence): boolean
}

/** A section's paragraphs and lists; a list directly under the sentence that introduces it counts as one with it. */
export function cutSection({ sentences, heading, position }: EvidenceSection, interest: Interest): Piece[] {
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
    const title = heading ?? (before === undefined && isFirstOfPage ? '' : null)
    pieces.push(...cutList(stem, parts, title, isNext))
  }
  return pieces
}

/**
 * A section's paragraphs, each from its first sentence that stands alone to where it turns to something that is no statement,
 * with the list that it introduces; so that what limits, explains and counts stays together.
 */
export function cutPassages({ sentences, heading, position }: EvidenceSection, interest: Interest): Piece[] {
  const blocks = [...Map.groupBy(sentences, ({ block }) => block)].sort(([a], [b]) => a - b)
  const pieces: Piece[] = []
  for (const [at, [block, parts]] of blocks.entries()) {
    const before = blocks[at - 1]
    const isNext = before?.[0] === block - 1
    if (parts[0]?.item === null) {
      const hasHeading = heading !== null
      const going = isNext ? goingOn(pieces.at(-1), before[1], parts) : []
      if (going.length > 0) {
        pieces.at(-1)?.sentences.push(...going)
        const left = parts.slice(going.length)
        pieces.push(...cutParagraph(left, interest, { isFirst: false, hasHeading, opensPage: false }))
        continue
      }
      pieces.push(
        ...cutParagraph(parts, interest, {
          isFirst: at === 0,
          hasHeading,
          opensPage: at === 0 && position === 0,
        }),
      )
      continue
    }
    const items = wholeItems(parts, heading, interest)
    const last = pieces.at(-1)
    const isUnder =
      isNext && last !== undefined && last.items.length === 0 && last.sentences.at(-1) === before[1].at(-1)
    const isOfPages = [heading ?? '', ...(isUnder ? [last.sentences.at(-1)?.text ?? ''] : [])].some(
      (text) => pagesOnly.test(text) || asksOnly.test(text),
    )
    if (
      items.length > 0 &&
      !isOfPages &&
      isUnder &&
      countIn(last.sentences) + countIn(items.flat()) <= maxWholeList
    )
      // A list is read with the paragraph above it.
      last.items = items
    else if (items.length > 0 && !isOfPages && heading !== null) pieces.push({ sentences: [], items })
    else {
      const stem = isNext && before[1][0]?.item === null ? stemOf(before[1], parts) : []
      const title = heading ?? (before === undefined && position === 0 ? '' : null)
      pieces.push(...cutList(stem, parts, title, isNext))
    }
  }
  return pieces.flatMap(withoutAnnouncement)
}

/** The items of a list with all that each says; none of a list that mostly asks, calls to buy or is longer than a passage. */
function wholeItems(parts: readonly Sentence[], heading: string | null, interest: Interest): Sentence[][] {
  const items = [...Map.groupBy(parts, ({ item }) => item).values()].map(wholeItem)
  // What to check is often put as questions; a list of them alone, under a heading, is no list of contents.
  const isChecklist = heading !== null && items.every(([first]) => first?.question === true)
  const says = (one: Sentence) =>
    !(one.question && !isChecklist) && !isCall(one) && !(interest.isSeller && isHype(one.text))
  const kept = items.filter((item) => item.length > 0 && item.every(says))
  const isFit =
    kept.length >= minItems && kept.length > items.length / 2 && countIn(kept.flat()) <= maxWholeList
  return isFit ? kept : []
}

function wholeItem(item: readonly Sentence[]): Sentence[] {
  let words = 0
  const end = item.findIndex((sentence, at) => {
    words += sentence.words
    return words > maxWholeItem || (at > 0 && sentence.ordinal !== (item[at - 1]?.ordinal ?? 0) + 1)
  })
  return end === -1 ? [...item] : item.slice(0, Math.max(1, end))
}

function countIn(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words, 0)
}

/** "We recommend these settings:" says nothing without them. */
function withoutAnnouncement({ sentences, items }: Piece): Piece[] {
  if (items.length > 0) return [{ sentences, items }]
  const end = sentences.findLastIndex(({ announces }) => !announces)
  return end === -1 ? [] : [{ sentences: sentences.slice(0, end + 1), items }]
}

/** "It is half the price", in the paragraph behind the one that says what: it is read with that, as far as there is room. */
function goingOn(
  piece: Piece | undefined,
  before: readonly Sentence[],
  parts: readonly Sentence[],
): Sentence[] {
  const [first] = parts
  const last = piece?.sentences.at(-1)
  const isUnbroken = piece?.items.length === 0 && last === before.at(-1) && last?.announces === false
  if (!isUnbroken || first === undefined || first.ordinal !== 0 || standsAlone(first)) return []
  let words = piece.sentences.reduce((sum, one) => sum + one.words, 0)
  const end = parts.findIndex((sentence, at) => {
    words += sentence.words
    return (
      words > maxPassage ||
      sentence.ordinal !== at ||
      sentence.announces ||
      isCall(sentence) ||
      pointsElsewhere(sentence)
    )
  })
  const going = withoutTail(end === -1 ? parts : parts.slice(0, end))
  return going.some(({ question }) => !question) ? going : []
}

/**
 * A paragraph as it stands, from its first sentence where that can be read under its heading: what is read from its beginning
 * points at nothing but itself. From a later sentence on only what can be read without the ones before.
 */
function cutParagraph(sentences: Sentence[], interest: Interest, place: ParagraphPlace): Piece[] {
  const runs: { sentences: Sentence[]; words: number; isFromStart: boolean }[] = []
  const isKept = (sentence: Sentence) => !isCall(sentence) && !(interest.isSeller && onlySells(sentence.text))
  let isBroken = true
  for (const [at, sentence] of sentences.entries()) {
    const last = runs.at(-1)
    const previous = sentences[at - 1]
    const isNext = previous === undefined || sentence.ordinal === previous.ordinal + 1
    if (!isKept(sentence)) {
      isBroken = true
      continue
    }
    const goes =
      !isBroken &&
      last !== undefined &&
      isNext &&
      sentence.label === previous?.label &&
      (last.isFromStart ? !pointsElsewhere(sentence) : goesOn(sentence) || sentence.announces) &&
      !(last.words + sentence.words > maxPassage && standsAlone(sentence))
    if (goes) {
      last.sentences.push(sentence)
      last.words += sentence.words
      continue
    }
    // A remark that says nothing opens nothing.
    if (announcesOnly(sentence.text) || isEmptyRemark(sentence) || sentence.question) {
      isBroken = true
      continue
    }
    const isFromStart = sentence.ordinal === 0 && place.isFirst
    const isStart = sentence.ordinal === 0 && !isFromStart
    const opens = isFromStart
      ? opensUnderHeading(sentence, place)
      : isStart
        ? opensRun(sentence)
        : (opensRun(sentence) && interest.names(sentence)) || interest.answers(sentence)
    if (opens) {
      runs.push({ sentences: [sentence], words: sentence.words, isFromStart: sentence.ordinal === 0 })
      isBroken = false
    } else isBroken = true
  }
  return runs.flatMap((run): Piece[] => {
    const kept = withoutTail(run.sentences)
    return kept.length === 0 ? [] : [{ sentences: kept, items: [] }]
  })
}

type ParagraphPlace = {
  /** It stands first under its heading. */
  isFirst: boolean
  hasHeading: boolean
  opensPage: boolean
}

/** "It registers travellers", under "What is EES?": its heading says what. "These rules" may have stood in what is not shown. */
function opensUnderHeading(sentence: Sentence, { hasHeading, opensPage }: ParagraphPlace): boolean {
  return (
    opensRun(sentence) ||
    ((hasHeading || opensPage) && saysYesOrNo(sentence.text)) ||
    (hasHeading && !pointsElsewhere(sentence) && startsWithPronoun(sentence)) ||
    (opensPage && leansOnPrevious(sentence) && findMeasures(sentence.text, sentence.lexicon).length > 0)
  )
}

/** Without the questions and announcements at its end. */
function withoutTail(run: readonly Sentence[]): Sentence[] {
  const end = run.findLastIndex(
    (sentence) =>
      sentence.announces || !(sentence.question || announcesOnly(sentence.text) || isEmptyRemark(sentence)),
  )
  return run.slice(0, end + 1)
}

function isCall({ text, own }: Sentence): boolean {
  return /^@/u.test(text) || (!own && callsToBuy(text))
}

function opensRun(sentence: Sentence): boolean {
  return sentence.announces || standsAlone(sentence) || opensParagraph(sentence)
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
    // "The figure comes from our own laboratory" stands beside the promise that it is of.
    const isBasis = interest.isSeller && tellsBasis(first.text)
    if (!isOpening && !isBasis && !standsAlone(first) && !opensParagraph(first) && !interest.answers(first))
      continue
    const isAnswerOnly = !isOpening && !isBasis && !standsAlone(first) && !opensParagraph(first)
    const chain = isAnswerOnly ? [...partnerOf(first, sentences, pieces), first] : [first]
    let words = chain.reduce((sum, one) => sum + one.words, 0)
    for (let next = sentences[at]; next !== undefined; next = sentences[at]) {
      const previous = chain.at(-1)
      if (
        chain.length === maxChain ||
        next.ordinal !== (previous?.ordinal ?? 0) + 1 ||
        next.block !== first.block ||
        next.label !== first.label ||
        interest.methods.has(next) !== interest.methods.has(first) ||
        (standsAlone(next) &&
          !isOutcome(previous, next) &&
          (interest.names(next) || words + next.words > maxThought)) ||
        !goesOn(next) ||
        standsForNothing(next.text, chain.map(({ text }) => text).join(' '), next.lexicon.language) ||
        !isStatement(next, interest) ||
        (interest.isSeller && onlySells(next.text)) ||
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

/** "If the cloud is gone, it was lime", after "Soak a glass in vinegar": what a test shows belongs to the test. */
function isOutcome(order: Sentence | undefined, { text, lexicon }: Sentence): boolean {
  if (order === undefined || !startsCase.test(text)) return false
  const says = findAnswerWords(lexicon.language)
  return says.advises(order.text) || says.advises(order.text.replace(leadIn, ''))
}

const startsCase = /^[^\p{L}]*(?:if|wenn|falls|si|se)(?!\p{L})|^[^、。]{2,25}(?:場合|たら|なら)、/iu
/** "To tell what it is, try …": the order comes behind what it is for. */
const leadIn = /^[^,]{3,100},\s/u

/**
 * "The deadline is 31 March" before "That's when the rules become binding": the sentence that an answer points back at, which
 * then stands with it and no longer at the end of the piece before. None where the answer points at nothing or opens its paragraph.
 */
function partnerOf(answer: Sentence, sentences: readonly Sentence[], pieces: Piece[]): Sentence[] {
  const before = sentences[sentences.indexOf(answer) - 1]
  if (before === undefined || before.question || !(answer.leaning || leansOnPrevious(answer))) return []
  const isNext = before.block === answer.block && before.ordinal === answer.ordinal - 1
  if (!isNext || before.item !== answer.item || before.words + answer.words > maxWords) return []
  const last = pieces.at(-1)
  if (last?.sentences.at(-1) === before) {
    if (last.sentences.length === 1) pieces.pop()
    else pieces[pieces.length - 1] = { ...last, sentences: last.sentences.slice(0, -1) }
  }
  return [before]
}

/** The beginning of a paragraph says what it is about, even where it names a study, or what others say, for the first time. */
function opensParagraph(sentence: Sentence): boolean {
  const { ordinal, item, text, leaning, lexicon } = sentence
  return (
    ordinal === 0 &&
    item === null &&
    !leaning &&
    !takesUpPrevious(sentence) &&
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
  if (!own && callsToBuy(text)) return false
  if (isHype(text)) return isSeller
  if (isSeller && tellsBasis(text)) return true
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
    // Steps after "You will need an iron" are an order of their own.
    if (isTitled && asked.length >= minSteps && areOrders(asked)) return [{ sentences: [], items: asked }]
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

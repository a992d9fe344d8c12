import type { EvidenceSource } from '../../writer.ts'
import type { Yielder } from '../pace.ts'
import type { Evidence, EvidenceSection, Sentence } from '../sentence.ts'
import { announcesOnly } from './announces-only.ts'
import type { Finding } from './finding.ts'
import type { Piece } from './piece.ts'
import { findQuestionType } from './question-type.ts'
import { rateAnswer } from './rate-answer.ts'
import type { SectionRating } from './rate-sections.ts'
import type { SourceTraits } from './source-traits.ts'
import { isHype, leansOnPrevious, standsAlone } from './stands-alone.ts'
import { type EvidenceText, prepareText, type Subject } from './subject.ts'

const maxWords = 70
/** A sentence and what it leans on. */
const maxChain = 3
const maxListWords = 190
const maxItemWords = 45
const maxItems = 12
const minItems = 2
/** "For example:" says nothing of what it introduces. */
const minStem = 3
/** Sections with so many siblings under one heading are options of it. */
const minOptions = 3
const optionBonus = 0.25

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
  const type = findQuestionType(subject.text)
  const options = findOptions(evidence, rating)
  for (const [section, relevance] of rating.sections) {
    await pace()
    const source = sources[section.source]
    if (source === undefined) continue
    const label = options.has(section) ? section.heading : null
    const { isSeller = false, isAffiliate = false } = traits[section.source] ?? {}
    for (const piece of cutSection(section, { isSeller, isAffiliate })) {
      await pace()
      const parts = [...piece.sentences, ...piece.items.flat()]
      const text = parts.map((part) => part.text).join(' ')
      const words = parts.reduce((sum, part) => sum + part.words, 0)
      const share = shareSpoken(prepareText(text, source.language), subject, rating.weights)
      const isPromise = isAffiliate || parts.some((part) => isHype(part.text))
      const form = rateAnswer(piece, type, isSeller)
      if (form <= 0) continue
      // A list under no words of its own must speak of the topic itself.
      if (
        piece.sentences.length === 0 &&
        piece.items.length > 0 &&
        share === 0 &&
        !speaksOf(section, subject, source.language)
      )
        continue
      const score =
        (0.5 * relevance + 0.5 * share * Math.min(1, 2 * relevance) + 0.1) * form +
        0.05 * (1 - section.position) +
        (label === null ? 0 : optionBonus)
      findings.push({ source: section.source, section, ...piece, label, isPromise, words, score, also: [] })
    }
  }
  return findings.sort((a, b) => b.score - a.score)
}

/** True when the headings of a section have a word of the topic. */
function speaksOf({ heading, parent }: EvidenceSection, { concepts }: Subject, language: string): boolean {
  const text = prepareText(`${heading ?? ''} ${parent ?? ''}`, language)
  return concepts.length === 0 || concepts.some((concept) => concept.isIn(text)) || isStep.test(heading ?? '')
}

const isStep =
  /(?<!\p{L})(?:help|avoid|steps?|tips|hilft|tipps|schritte|conseils|étapes|aide|consejos|pasos|ayuda|dicas|passos|precisa|consigli|passi)/iu

/** The share of the topic's words, or words like them, that a text has itself. */
function shareSpoken(text: EvidenceText, { concepts, near }: Subject, weights: readonly number[]): number {
  if (concepts.length === 0) return 0.5
  const spoken = concepts.reduce((sum, concept, at) => sum + (concept.isIn(text) ? (weights[at] ?? 0) : 0), 0)
  const nearby = [...near].some((term) => text.terms.has(term)) ? 0.25 : 0
  return Math.min(1, spoken + nearby)
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

type Interest = Pick<SourceTraits, 'isSeller' | 'isAffiliate'>

/** A section's paragraphs and lists; a list directly under the sentence that introduces it counts as one with it. */
function cutSection({ sentences, heading }: EvidenceSection, interest: Interest): Piece[] {
  const pieces: Piece[] = []
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
      pieces.push(...cutText(stem.length > 0 ? parts.slice(0, -stem.length) : parts, interest))
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
  if (last === undefined || list.length === 0 || last.question) return []
  const isLoose = list.filter(({ text }) => !/[.。।۔!?]["”’»)]*$/u.test(text)).length > list.length / 2
  if (!last.announces && !announcesOnly(last.text) && !isLoose) return []
  const before = paragraph.at(-2)
  const isComplete = before !== undefined && before.ordinal === last.ordinal - 1 && !before.question
  const isNeeded = last.words <= minStem
  return isComplete && before.words + last.words <= maxWords && (isNeeded || standsAlone(before))
    ? [before, last]
    : [last]
}

/** Each sentence that stands alone, with those after it that lean on it: what limits a statement stays with it. */
function cutText(sentences: Sentence[], interest: Interest): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < sentences.length) {
    const first = sentences[at]
    at += 1
    if (first === undefined || !isStatement(first, interest) || !standsAlone(first)) continue
    const chain = [first]
    let words = first.words
    for (let next = sentences[at]; next !== undefined; next = sentences[at]) {
      const previous = chain.at(-1)
      if (
        chain.length === maxChain ||
        next.ordinal !== (previous?.ordinal ?? 0) + 1 ||
        !leansOnPrevious(next) ||
        !isStatement(next, interest) ||
        words + next.words > maxWords
      )
        break
      chain.push(next)
      words += next.words
      at += 1
    }
    pieces.push({ sentences: chain, items: [] })
  }
  return pieces
}

/** What a seller or affiliate promises is kept for setting it against what others say, and for nothing else. */
function isStatement({ text, question, words, own }: Sentence, { isSeller, isAffiliate }: Interest): boolean {
  if (question || words > maxWords || announcesOnly(text)) return false
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
  const isTitled = heading !== null && stem.length === 0
  if (asked.length >= minItems && asked.length <= maxItems && isWhole && total <= maxListWords) {
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

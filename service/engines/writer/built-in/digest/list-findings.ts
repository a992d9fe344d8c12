import type { EvidenceSource } from '../../writer.ts'
import type { Pace } from '../pace.ts'
import type { Evidence, EvidenceSection, Sentence } from '../sentence.ts'
import { centroid, cosine, createVectors, spread } from '../vectors.ts'
import { type Finding, partsOf } from './finding.ts'
import { isSeller } from './is-seller.ts'
import { isHype, leansOnPrevious, standsAlone } from './stands-alone.ts'
import { type Concept, type EvidenceText, prepareText, type Subject } from './subject.ts'

const maxWords = 60
const maxListWords = 110
const maxItems = 8
const minItems = 2
/** Below this share of what is asked a sentence is about something else. */
const minCoverage = 0.2
/** How like what speaks of the topic most a sentence without its words must be, 0 to 1. */
const minLikeness = 0.12
const likenessWeight = 0.5
const maxLeading = 15
/** How much a word of the topic counts by where it is. */
const inSentence = 1
const inHeading = 0.8
const inTitle = 0.45
const inBlock = 0.5
const inSection = 0.4
/** A word of the topic that this share of the sections speaks of is what all of it is about, and not what is asked. */
const commonShare = 0.5

type Context = { heading: EvidenceText; parent: EvidenceText; title: EvidenceText; section: EvidenceText }

type Offer = Omit<Finding, 'score' | 'also'> & { coverage: number; isNear: boolean }

/**
 * The findings that the evidence offers on a subject, best first: self-contained, on the topic, nothing but praise left
 * out. What has no word of the topic is on it when it resembles what speaks of the topic most.
 */
export async function listFindings(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  subject: Subject,
  pace: Pace,
): Promise<Finding[]> {
  const offers = await listOffers(evidence, sources, subject, pace)
  const { vectors, size } = await createVectors(
    offers.map((offer) => partsOf({ ...offer, score: 0, also: [] }).flatMap(({ terms }) => terms)),
    pace,
  )
  const leading = offers
    .map((_, at) => at)
    .sort((a, b) => (offers[b]?.coverage ?? 0) - (offers[a]?.coverage ?? 0))
  const subjectVector = spread(
    centroid(leading.slice(0, maxLeading).flatMap((at) => vectors[at] ?? [])),
    size,
  )
  const findings = offers.flatMap(({ coverage, isNear, ...offer }, at): Finding[] => {
    const vector = vectors[at]
    const parts = [...offer.sentences, ...offer.items]
    const [first] = parts
    const likeness = vector === undefined ? 0 : cosine(subjectVector, vector)
    if (first === undefined || (!isNear && likeness < minLikeness)) return []
    const score = (coverage + likenessWeight * likeness) * formOf(parts) + 0.12 * placeOf(first)
    return [{ ...offer, score, also: [] }]
  })
  return findings.sort((a, b) => b.score - a.score)
}

async function listOffers(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  subject: Subject,
  pace: Pace,
): Promise<Offer[]> {
  const offers: Offer[] = []
  const focus = findFocus(evidence, sources, subject)
  const selling = new Set(sources.flatMap((source, at) => (isSeller(source) ? [at] : [])))
  for (const section of evidence.sections) {
    await pace()
    const source = sources[section.source]
    if (source === undefined) continue
    const context: Context = {
      heading: prepareText(section.heading ?? '', source.language),
      parent: prepareText(section.parent ?? '', source.language),
      title: prepareText(source.title.slice(0, 500), source.language),
      section: prepareText(section.sentences.map(({ text }) => text).join(' '), source.language),
    }
    for (const block of blocksOf(section)) {
      await pace()
      const whole = prepareText(block.map(({ text }) => text).join(' '), source.language)
      for (const { sentences, items } of cut(block, section, selling.has(section.source))) {
        const parts = [...sentences, ...items]
        const rating = coverageOf(parts, whole, context, subject, focus)
        if (rating === null) continue
        const words = parts.reduce((sum, part) => sum + part.words, 0)
        offers.push({ source: section.source, section, sentences, items, words, ...rating })
      }
    }
  }
  return offers
}

/** The sentences of a section block by block; a list directly under its introduction counts as one with it. */
function blocksOf({ sentences }: EvidenceSection): Sentence[][] {
  const blocks: Sentence[][] = []
  for (const sentence of sentences) {
    const last = blocks.at(-1)?.at(-1)
    const isIntroduced =
      last?.announces === true && sentence.item !== null && sentence.block === last.block + 1
    if (last !== undefined && (last.block === sentence.block || isIntroduced)) blocks.at(-1)?.push(sentence)
    else blocks.push([sentence])
  }
  return blocks
}

type Piece = { sentences: Sentence[]; items: Sentence[] }

function cut(all: Sentence[], section: EvidenceSection, isSelling: boolean): Piece[] {
  // What a seller says of itself without a figure is praise.
  const block = isSelling ? all.filter(({ text }) => !firstPerson.test(text) || /\p{N}/u.test(text)) : all
  const text = block.filter(({ item }) => item === null)
  const items = block.filter(({ item }) => item !== null)
  const intro = text.at(-1)
  const isIntroduced = intro?.announces === true && items.length > 0
  return [
    ...cutText(isIntroduced ? text.slice(0, -1) : text),
    ...cutList(isIntroduced ? intro : null, items, section),
  ]
}

/** Each sentence that stands alone; the one after it comes along where it leans on nothing but it. */
function cutText(sentences: Sentence[]): Piece[] {
  return sentences.flatMap((sentence, at) => {
    if (!standsAlone(sentence) || isHype(sentence.text) || sentence.words > maxWords) return []
    const next = sentences[at + 1]
    const isFollowed =
      next?.ordinal === sentence.ordinal + 1 &&
      leansOnPrevious(next) &&
      !isHype(next.text) &&
      sentence.words + next.words <= maxWords
    return [{ sentences: isFollowed ? [sentence, next] : [sentence], items: [] }]
  })
}

/**
 * Items that are sentences stand for themselves; shorter ones need the words that introduce their list, or a heading
 * that says what they list.
 */
function cutList(intro: Sentence | null, items: Sentence[], section: EvidenceSection): Piece[] {
  const usable = items.filter(({ text, question }) => !isHype(text) && !question).slice(0, maxItems)
  const isIntroduced = intro !== null && !intro.leaning && !isHype(intro.text)
  if (isIntroduced || (section.heading !== null && intro === null)) {
    const kept: Sentence[] = []
    let words = intro?.words ?? 0
    for (const item of usable) {
      if (words + item.words > maxListWords) break
      kept.push(item)
      words += item.words
    }
    const isWhole = kept.length === items.length || (kept.length >= minItems && isIntroduced)
    if (kept.length >= minItems && isWhole && (isIntroduced || kept.some(({ words: count }) => count < 7)))
      return [{ sentences: isIntroduced ? [intro] : [], items: kept }]
  }
  return usable
    .filter((item) => item.words >= 7 && /[.。।۔]["”’»)]*$/u.test(item.text) && standsAlone(item))
    .map((item) => ({ sentences: [item], items: [] }))
}

/** Where the topic asks about something (its noise): that, and what else of the topic is not what all sections are about. */
function findFocus(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  { concepts }: Subject,
): ReadonlySet<Concept> {
  if (!concepts.some(({ aspect }) => aspect !== null)) return new Set()
  const texts = evidence.sections
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ source, heading, sentences }) =>
      prepareText(
        [sources[source]?.title ?? '', heading ?? '', ...sentences.map(({ text }) => text)].join(' '),
        sources[source]?.language ?? 'und',
      ),
    )
  return new Set(
    concepts.filter((concept) => {
      if (concept.aspect !== null) return true
      const share = texts.filter((text) => concept.isIn(text)).length / Math.max(1, texts.length)
      return share > 0 && share < commonShare
    }),
  )
}

/** The share of what is asked that a finding speaks of, in its own words or those around it; null for what is no answer. */
function coverageOf(
  parts: Sentence[],
  block: EvidenceText,
  context: Context,
  { concepts, language }: Subject,
  focus: ReadonlySet<Concept>,
): { coverage: number; isNear: boolean } | null {
  if (concepts.length === 0) return { coverage: 0.5, isNear: true }
  const own = prepareText(parts.map(({ text }) => text).join(' '), language)
  const weights = concepts.map((concept): number => {
    if (concept.isIn(own)) return inSentence
    if (concept.isIn(context.heading)) return inHeading
    if (concept.isIn(context.parent) || concept.isIn(block)) return inBlock
    if (concept.isIn(context.section)) return inSection
    return concept.isIn(context.title) ? inTitle : 0
  })
  const isAnswer =
    focus.size === 0 ||
    concepts.some(
      (concept, at) =>
        focus.has(concept) && ((weights[at] ?? 0) >= inBlock || isTitled(concept, context.title)),
    )
  // A section that speaks of none of it is about something else, unless its whole source is about the topic.
  const titled = weights.filter((weight) => weight === inTitle).length
  const isNear = weights.some((weight) => weight > inTitle) || titled * 2 >= concepts.length
  const coverage = weights.reduce((sum, weight) => sum + weight, 0) / concepts.length
  return isAnswer ? { coverage, isNear: isNear && coverage >= minCoverage } : null
}

/** True for a title such as "Noise" or "Maintenance manual", which is about the one thing that is asked. */
function isTitled(concept: Concept, title: EvidenceText): boolean {
  return title.terms.size <= 2 && concept.isIn(title)
}

const firstPerson =
  /(?<!\p{L})(?:we|our|us|I|my|wir|uns|unsere?\p{L}*|nous|notre|nos|nosotros|nuestr[oa]s?|ofrecemos|noi|nostr[oaie]|offriamo|nós|nosso|oferecemos)(?!\p{L})/iu

/** Figures say more, first persons and long sentences a little less. */
function formOf(parts: Sentence[]): number {
  const text = parts.map((part) => part.text).join(' ')
  const words = parts.reduce((sum, part) => sum + part.words, 0)
  let factor = 1
  if (/\p{N}/u.test(text)) factor *= 1.4
  if (words > 40 && parts.length === 1) factor *= 0.85
  if (words < 7) factor *= 0.8
  if (!parts[0]?.own && firstPerson.test(text)) factor *= 0.7
  return factor
}

/** Early in its block and its source, a sentence tends to say what the rest explains; 0 to 1. */
function placeOf({ ordinal, item, section }: Sentence): number {
  return 0.6 * (item === null ? 1 / (1 + ordinal) : 0.5) + 0.4 * (1 - section.position)
}

import type { EvidenceSource } from '../../writer.ts'
import type { Yielder } from '../pace.ts'
import type { Evidence, EvidenceSection } from '../sentence.ts'
import { findQuestionType, type QuestionType } from './question-type.ts'
import { type Concept, type EvidenceText, prepareText, type Subject } from './subject.ts'

/** How much of what is asked the words of a section speak of, 0 to 1. */
const inHeading = 1
const inParent = 0.8
const inText = 0.5
const perMention = 0.12
const inTitle = 0.35
const nearWeight = 0.7
const nearHeading = 0.6
const perNearMention = 0.2
/** Of a concept that no section speaks of. */
const absentWeight = 0.2
const rarityScale = 3.2
const aspectWeight = 1.5
const backgroundWeight = 0.35
/** Sections below this share of the best are about something else. */
const minShareOfBest = 0.45
/** Inside one document of the tenant's own, which retrieval chose, its best sections answer. */
const minShareOfOwn = 0.85
/** Of a source that says little of the topic, the sections that say most. */
const minShareOfSource = 0.85
/** Of an address that the caller named for the topic, all but the sections furthest from it. */
const minShareOfNamed = 0.45
const minShareWhenOpen = 0.35
const minShareOfLong = 0.7
/** Words of a page that is about more than one thing. */
const longPage = 900
const minShareOfWeak = 0.2
const minFocal = 2
const minRelevance = 0.12
/** A section on why, or on what a thing is, when neither was asked. */
const otherQuestion = 0.4
const sectionText = 20_000

export type SectionRating = {
  /** How much each section that is on the topic bears on it. */
  sections: ReadonlyMap<EvidenceSection, number>
  /** How much each word of the topic counts, in the order of its concepts; sums to 1. */
  weights: readonly number[]
}

/**
 * How much each section bears on the topic; sections that do not are left out. A word that all sections have says
 * nothing of one of them, so the words count by how rare they are. Without a topic all sections bear alike.
 */
export async function rateSections(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  subject: Subject,
  pace: Yielder,
): Promise<SectionRating> {
  const { concepts } = subject
  const sections = evidence.sections.filter(
    (section) => section.sentences.length > 0 || evidence.tables.some((table) => table.section === section),
  )
  if (concepts.length === 0)
    return { sections: new Map(sections.map((section) => [section, 1])), weights: [] }
  const read: ReadSection[] = []
  for (const section of sections) {
    await pace()
    const source = sources[section.source]
    if (source) read.push(readSection(evidence, section, source, subject))
  }
  const weights = weighConcepts(concepts, read)
  const type = findQuestionType(subject.text)
  const rated = rate(read, subject, weights, type)
  const chosen = choose(rated, evidence, sources, type)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return {
    sections: new Map(chosen.map(({ section, relevance }) => [section, relevance])),
    weights: weights.map((weight) => weight / Math.max(0.01, sum)),
  }
}

type ReadSection = {
  section: EvidenceSection
  /** How much the section speaks of each concept, 0 to 1, in the order of the concepts. */
  presence: readonly number[]
  /** How much it speaks of words near the topic's, 0 to 1. */
  near: number
}

type RatedSection = { section: EvidenceSection; isFocal: boolean; relevance: number }

function readSection(
  evidence: Evidence,
  section: EvidenceSection,
  source: EvidenceSource,
  { concepts, near }: Subject,
): ReadSection {
  const prepare = (text: string) => prepareText(text, source.language)
  const heading = prepare(section.heading ?? '')
  const parent = prepare(section.parent ?? '')
  const title = prepare(source.title.slice(0, 500))
  const tables = evidence.tables
    .filter((table) => table.section === section)
    .flatMap(({ header, rows }) => [...header, ...rows.flatMap(({ cells }) => cells)])
  const parts = [...section.sentences.map(({ text }) => text), tables.join(' ')].map((text) =>
    prepare(text.slice(0, sectionText)),
  )
  const nearby = [...near]
  const mentions = [heading, ...parts].reduce(
    (sum, { terms }) => sum + nearby.filter((one) => terms.has(one)).length,
    0,
  )
  const headed = nearby.some((one) => heading.terms.has(one)) ? nearHeading : 0
  return {
    section,
    presence: concepts.map((concept) => presenceOf(concept, heading, parent, title, parts)),
    near: Math.min(1, headed + mentions * perNearMention),
  }
}

/** How much each concept counts: more the rarer it is, and the nearer to what is asked. */
function weighConcepts(concepts: readonly Concept[], read: readonly ReadSection[]): number[] {
  return concepts.map((concept, at) => {
    const share =
      read.filter(({ presence }) => (presence[at] ?? 0) >= inText).length / Math.max(1, read.length)
    // What nobody speaks of does not tell sections apart.
    if (share === 0) return absentWeight
    const rarity = 0.5 + Math.log(1 / Math.max(0.04, share)) / rarityScale
    const isBackground = concept.isBackground || (concept.isFrame && concept.aspect === null)
    return rarity * (concept.aspect === null ? 1 : aspectWeight) * (isBackground ? backgroundWeight : 1)
  })
}

function rate(
  read: readonly ReadSection[],
  { concepts, near }: Subject,
  weights: readonly number[],
  type: QuestionType,
): RatedSection[] {
  const nearShare = near.size > 0 ? nearWeight : 0
  const all = weights.reduce((sum, weight) => sum + weight, 0) + nearShare
  const focal = concepts.map(({ isBackground }) => !isBackground)
  return read.map(({ section, presence, near: nearby }) => {
    const asked = presence.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0) + nearShare * nearby
    return {
      section,
      // A section that speaks only of what the question is about in general answers another one.
      isFocal:
        !focal.includes(true) || nearby > 0 || presence.some((one, at) => focal[at] === true && one > 0),
      relevance: ((isOtherQuestion(section.heading, type) ? otherQuestion : 1) * asked) / Math.max(0.01, all),
    }
  })
}

function choose(
  rated: readonly RatedSection[],
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  type: QuestionType,
): RatedSection[] {
  const best = Math.max(0, ...rated.map(({ relevance }) => relevance))
  const bestOf = sources.map((_, at) =>
    Math.max(0, ...rated.filter(({ section }) => section.source === at).map(({ relevance }) => relevance)),
  )
  const focalSources = new Set(rated.flatMap(({ section, isFocal }) => (isFocal ? [section.source] : [])))
  return rated.filter(({ section, relevance, isFocal }) => {
    const ofSource = bestOf[section.source] ?? 0
    const { own = false, isNamed = false } = sources[section.source] ?? {}
    // Where others speak of what is asked, a named page is quoted for that or not at all.
    if (!isFocal && !own && (focalSources.has(section.source) || focalSources.size >= minFocal)) return false
    if (isNamed) {
      const isLong = (evidence.sourceWords[section.source] ?? 0) > longPage
      return relevance >= ofSource * (isLong ? minShareOfLong : minShareOfNamed)
    }
    if (!isFocal && !own) return false
    // Where a subject is named and nothing asked of it, all that a source says of it is wanted.
    if (type === 'other') return relevance >= Math.max(minRelevance, ofSource * minShareWhenOpen)
    const low = Math.max(best * minShareOfWeak, ofSource * minShareOfSource)
    const bar = own ? ofSource * minShareOfOwn : Math.min(best * minShareOfBest, low)
    return relevance >= Math.max(minRelevance, bar)
  })
}

const defines =
  /^(?:what (?:is|are|[’']s)|what[’']s|was (?:ist|sind)|qu[’']est-ce|qué (?:es|son)|cos[’']è|o que (?:é|são)|introduction|background|understanding|comprendre)(?!\p{L})/iu

function isOtherQuestion(heading: string | null, type: QuestionType): boolean {
  if (heading === null) return false
  const asked = findQuestionType(heading)
  return (
    (asked === 'why' && type !== 'why' && type !== 'worth') || (defines.test(heading) && type !== 'which')
  )
}

function presenceOf(
  concept: Concept,
  heading: EvidenceText,
  parent: EvidenceText,
  title: EvidenceText,
  parts: readonly EvidenceText[],
): number {
  if (concept.isIn(heading)) return inHeading
  if (concept.isIn(parent)) return inParent
  const mentions = parts.filter((part) => concept.isIn(part)).length
  if (mentions > 0)
    return Math.min(0.95, inText + perMention * (mentions - 1) + (concept.isIn(title) ? 0.1 : 0))
  return concept.isIn(title) ? inTitle : 0
}

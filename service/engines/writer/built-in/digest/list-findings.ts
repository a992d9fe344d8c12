import type { EvidenceSource } from '../../writer.ts'
import type { Yielder } from '../pace.ts'
import type { Evidence, EvidenceSection, Sentence } from '../sentence.ts'
import {
  areOrders,
  asksOtherwise,
  asksTheSame,
  hasCase,
  isListOnFocus,
  isOnFocus,
  isUnderFocus,
  namesAll,
  readContext,
  shareInContext,
  shareSpoken,
  speaksOfFocus,
} from './bears-on.ts'
import { cutSection, cutWhole } from './cut-section.ts'
import { findMethods } from './find-methods.ts'
import { findSides } from './find-sides.ts'
import type { Finding } from './finding.ts'
import { isTrusted } from './is-trusted.ts'
import { isWholeDocument } from './is-whole-document.ts'
import { findMeasures } from './measure.ts'
import type { Piece } from './piece.ts'
import { type Asked, hasSubstance, isAnswer, isPreamble, rateAnswer } from './rate-answer.ts'
import type { SectionRating } from './rate-sections.ts'
import { readAsked } from './read-asked.ts'
import { isHype } from './selling-words/is-hype.ts'
import type { SourceTraits } from './source-traits.ts'
import { countSpoken, prepareText, type Subject } from './subject.ts'

/** Words of the question in a sentence that answers it by itself. */
const minSpoken = 2
const money = /^[A-Z]{3}$/
/** Of the tenant's own where it is asked about: so many words open the text. */
const maxOwnAnswer = 50
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
/** What has the kind of answer that is asked for, on a page about the thing, answers in whichever words. */
const answerFloor = 0.4
/** And right under a heading that asks the same: "How long a decision takes", "Time to go-live". */
const underSameQuestion = 0.65
/** Of what is asked, at least this much is in the headings over a finding that says none of it. */
const minContext = 0.25
/** What the caller named or keeps for the topic counts without a word of it where it has a figure or a step. */
const minTrustedForm = 1
const minRate = 0.2
const muchSpoken = 0.35
const spokenForm = 0.95
/** Words of a page that is about one thing. */
const shortPage = 650

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
  const asked = readAsked(subject)
  const options = findOptions(evidence, rating)
  const methods = findMethods(evidence, sources)
  const studied = new Set([...methods].map(({ source }) => source))
  const sideOf = findSides(subject)
  const isPlainAnswer = (sentence: Sentence) => answersPlainly(sentence, subject, asked)
  const isToldWhole = (at: number) => {
    const source = sources[at]
    return source?.own === true && isWholeDocument(source, evidence.sourceWords[at] ?? 0, subject)
  }
  for (const section of evidence.sections) {
    await pace()
    const relevance = rating.sections.get(section)
    const source = sources[section.source]
    if (source === undefined) continue
    const isShort = (evidence.sourceWords[section.source] ?? 0) <= shortPage
    const isPart = isTrusted(source) && isShort && !asksOtherwise(section, source, subject)
    if (relevance === undefined && !isToldWhole(section.source) && !isPart) continue
    const label = options.has(section) ? section.heading : null
    const { isSeller = false, isAffiliate = false } = traits[section.source] ?? {}
    const around = readContext(section, source, subject)
    const isWhole = isToldWhole(section.source)
    const pieces = isWhole
      ? cutWhole(section, subject.isOurs ? maxOwnAnswer : Number.POSITIVE_INFINITY)
      : cutSection(section, { isSeller, isAffiliate, methods, answers: isPlainAnswer })
    for (const piece of pieces) {
      await pace()
      const parts = [...piece.sentences, ...piece.items.flat()]
      const text = parts.map((part) => part.text).join(' ')
      const words = parts.reduce((sum, part) => sum + part.words, 0)
      const prepared = prepareText(text, source.language)
      const coverage = shareSpoken(prepared, subject, rating.weights)
      const inContext = shareInContext(prepared, around, subject, rating.weights)
      const rate = rateAnswer(piece, asked, isSeller)
      const leadsUp = !isWhole && (isPreamble(piece) || parts.every((part) => methods.has(part)))
      // What has much of what is asked in its own words answers, where it says something of it.
      const isLifted = rate > minRate && coverage >= muchSpoken && !leadsUp && hasSubstance(piece)
      const form = isLifted ? Math.max(rate, spokenForm) : rate
      if (form <= 0 && !isWhole) continue
      // What does not speak of the question itself stands under a heading that does. An address that the caller named answers all over; a document that a search chose, where it is about the thing.
      const isNear =
        isTrusted(source) &&
        form >= minTrustedForm &&
        ((isShort && source.isNamed === true) || isUnderFocus(around, subject))
      // What a named seller promises is set apart, in whichever words.
      const isClaim = isSeller && isTrusted(source) && isShort
      const isOff =
        !isClaim && !isNear && (coverage === 0 || !speaksOfFocus(prepared, subject)) && inContext < minContext
      if (isOff && !isWhole) continue
      // A price where none is asked, of something that is not named.
      if (!isWhole && !isSeller && coverage === 0 && !asked.isCost && isMoneyOnly(parts)) continue
      if (!isWhole && !isClaim && coverage === 0 && speaksOfPublisher(text, source)) continue
      if (!isTrusted(source) && !isOnFocus(prepared, around, subject)) continue
      // A list of materials or tariffs is on the topic where its introduction or heading names it.
      if (!isWhole && piece.items.length > 0 && !isListOnFocus(piece, around, subject, asked.type)) continue
      const answers = isAnswer(piece, asked)
      const spoken = ownWeight * coverage + contextWeight * inContext
      const isAbout = isUnderFocus(around, subject) || hasCase(prepared, subject)
      const floor =
        answers && isAbout && isTrusted(source) ? floorOfAnswer(piece, asked, section, subject) : 0
      // Of a document that a search chose, sections on other things are read for the very kind of answer that is asked for.
      if (relevance === undefined && source.own && !isWhole && floor === 0) continue
      const about = Math.max(spoken, floor) + sectionWeight * Math.min(1, 2 * (relevance ?? 0))
      const score =
        (answers && asked.type !== 'other' ? answerFactor : 1) * about * form +
        (isTrusted(source) ? namedBonus * form : 0) +
        placeBonus * (1 - section.position) +
        (label === null ? 0 : optionBonus)
      findings.push({
        source: section.source,
        section,
        ...piece,
        label,
        isPromise: isAffiliate || parts.some((part) => isHype(part.text)),
        isPreamble: leadsUp,
        words,
        coverage,
        context: inContext,
        form,
        isAnswer: answers,
        isStudied: studied.has(section.source),
        isUnderQuestion: namesAll(section, subject) || floor === underSameQuestion,
        score,
        side: sideOf(text) ?? sideOf(`${section.heading ?? ''} ${section.parent ?? ''}`),
        also: [],
      })
    }
  }
  return findings.sort((a, b) => b.score - a.score)
}

/**
 * How much an answer is about the topic at least, in whichever words, on a page about the thing: for an amount of the
 * kind that is asked for, or a list of orders for a "how"; 0 for any other.
 */
function floorOfAnswer(
  { items }: Piece,
  { type, isKindKnown, counted }: Asked,
  section: EvidenceSection,
  subject: Subject,
): number {
  const isOrders = type === 'how_to' && items.length >= minOptions && areOrders(items)
  if (!(type === 'amount' && (isKindKnown || counted.size > 0)) && !isOrders) return 0
  return asksTheSame(section, subject) ? underSameQuestion : answerFloor
}

function answersPlainly(sentence: Sentence, subject: Subject, asked: Asked): boolean {
  // "Yes, ours took nine days and theirs five", where the digest asks the same.
  if (saysYesOrNo.test(sentence.text)) return findMeasures(sentence.text, sentence.lexicon).length > 0
  return (
    asked.type === 'amount' &&
    countSpoken(sentence.text, subject) >= minSpoken &&
    isAnswer({ sentences: [sentence], items: [] }, asked)
  )
}

function isMoneyOnly(parts: readonly Sentence[]): boolean {
  const measures = parts.flatMap(({ text, lexicon }) => findMeasures(text, lexicon))
  return measures.some(({ unit }) => money.test(unit)) && measures.every(({ unit }) => unit !== 'percent')
}

/** "The Institute trains 2,300 volunteers a year": a page about whoever publishes it. */
function speaksOfPublisher(text: string, { publisher }: EvidenceSource): boolean {
  const names = (publisher ?? '').match(/\p{Lu}[\p{L}\p{N}-]{3,}/gu) ?? []
  const opening = text.split(/\s+/u).slice(0, 3).join(' ')
  return names.some((name) => opening.includes(name))
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

const saysYesOrNo = /^(?:yes|no|ja|nein|oui|non|sí|no|sì|sim|não),\s/iu

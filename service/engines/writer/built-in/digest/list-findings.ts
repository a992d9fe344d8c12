import type { EvidenceSource } from '../../writer.ts'
import type { Yielder } from '../pace.ts'
import type { Evidence, EvidenceSection, Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { saysChange } from './asks-change.ts'
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
import { minFocus } from './find-kinship.ts'
import type { Finding } from './finding.ts'
import { isTrusted } from './is-trusted.ts'
import { isWholeDocument } from './is-whole-document.ts'
import { hearUnheard } from './list-plain-findings.ts'
import { findMeasures } from './measure.ts'
import type { Piece } from './piece.ts'
import { answersAny, cutPlace, type Place, type Question, rateAny, readQuestion } from './question.ts'
import { type Asked, hasSubstance, isPreamble } from './rate-answer.ts'
import type { SectionRating } from './rate-sections.ts'
import { answersItsQuestion } from './says-yes-or-no.ts'
import { isHype } from './selling-words/is-hype.ts'
import { tellsBasis } from './selling-words/is-seller.ts'
import type { SourceTraits } from './source-traits.ts'
import { speaksOfPublisher } from './speaks-of-publisher.ts'
import { type EvidenceText, prepareText, type Subject } from './subject.ts'

const money = /^[A-Z]{3}$/
/** Sections with so many siblings under one heading are options of it. */
const minOptions = 3
/** Of them so many are on the topic. */
const minRated = 2
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
/** What a passage shares with what else is said of the topic counts for so much, on a page about it. */
const kinWeight = 0.7
/** A passage without a word of the question shares at least so much with what else is said of the topic. */
const minKinship = 0.2
/** What stands under one heading is of one matter. */
const sectionShare = 0.8

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
  const question = readQuestion(evidence, sources, subject, rating)
  const readPlace = placeReader(evidence, sources, traits, question, rating)
  for (const section of evidence.sections) {
    await pace()
    const place = readPlace(section)
    if (place === null || !(place.isWhole || place.isPart || place.relevance !== undefined)) continue
    for (const piece of cutPlace(place, question)) {
      await pace()
      const finding = readFinding(piece, place, question)
      if (finding !== null) findings.push(finding)
    }
  }
  findings.push(...hearUnheard(evidence, sources, traits, question, findings))
  return findings.sort((a, b) => b.score - a.score)
}

/** Tells what is known of a section and of its page; null for a section of no source. */
export function placeReader(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  question: Question,
  rating: SectionRating,
): (section: EvidenceSection) => (Place & { isPart: boolean }) | null {
  const { subject, kinship } = question
  const options = findOptions(evidence, rating)
  return (section) => {
    const source = sources[section.source]
    if (source === undefined) return null
    const sourceWords = evidence.sourceWords[section.source] ?? 0
    const focus = kinship.focusOf(section.source)
    const isShort = sourceWords <= shortPage
    const { isSeller = false, isAffiliate = false } = traits[section.source] ?? {}
    return {
      section,
      source,
      relevance: rating.sections.get(section),
      isWhole: source.own && isWholeDocument(source, sourceWords, subject),
      isShort,
      isSeller,
      isAffiliate,
      focus,
      around: readContext(section, source, subject),
      kin: section.heading === null ? 0 : sectionShare * kinship.of(section.sentences),
      label: options.has(section) ? section.heading : null,
      isPart:
        isTrusted(source) &&
        (isShort || focus >= minFocus) &&
        !(asksOtherwise(section, source, subject) && !isAnswered(section, question)),
    }
  }
}

/** "When did it start?" and "How long is the work?" ask of the page's thing what the topic asks, in none of its words. */
function isAnswered(section: EvidenceSection, { subject, asked }: Question): boolean {
  return (
    asksTheSame(section, subject) ||
    (asked.isChange === true && section.sentences.some(({ text }) => saysChange(text)))
  )
}

/** A piece as a finding; null where it is not on the topic or says nothing. */
export function readFinding(piece: Piece, place: Place, question: Question): Finding | null {
  const { section, source, relevance, isWhole, isSeller, focus, around, label } = place
  const { subject, asked, weights, methods, kinship, sideOf } = question
  const parts = [...piece.sentences, ...piece.items.flat()]
  const text = parts.map((part) => part.text).join(' ')
  const prepared = prepareText(text, source.language)
  const coverage = shareSpoken(prepared, subject, weights)
  const inContext = shareInContext(prepared, around, subject, weights)
  const kin = Math.max(kinship.of(parts), place.kin)
  const answers = answersAny(piece, question) || answersItsQuestion(piece.sentences[0], source.title, subject)
  const rate = rateAny(piece, question, isSeller)
  // "I asked the inspector, who said twice a year" leads up to nothing: it is the answer.
  const saysIt = asked.isHowOften && answers
  const isMethod = parts.every((part) => methods.has(part))
  // "Conclusion: whether it lowers the risk was not studied" is what came out, however it is put.
  const isResult = parts[0]?.label?.part === 'result'
  const leadsUp = !isWhole && ((isPreamble(piece) && !saysIt && !isResult) || isMethod)
  // What has much of what is asked in its own words answers, where it says something of it.
  const isLifted = rate > minRate && coverage >= muchSpoken && !leadsUp && hasSubstance(piece)
  const form = isLifted ? Math.max(rate, spokenForm) : rate
  if (form <= 0 && !isWhole) return null
  const said: Said = { text, prepared, parts, coverage, inContext, kin, form, answers }
  if (!isWhole && !isOnTopic(piece, said, place, question)) return null
  const isAbout = isUnderFocus(around, subject) || hasCase(prepared, subject)
  const isNull = isNullResult(piece, place)
  const mayAnswer = answers && isAbout && isTrusted(source)
  const floor =
    isNull || (mayAnswer && asked.isChange === true)
      ? answerFloor
      : mayAnswer
        ? floorOfAnswer(piece, asked, section, subject)
        : 0
  // Of a document that a search chose, sections on other things are read for the very kind of answer that is asked for.
  if (relevance === undefined && source.own && !isWhole && floor === 0) return null
  const spoken =
    ownWeight * coverage + contextWeight * inContext + kinWeight * kin * Math.max(0, focus - inContext)
  const about = Math.max(spoken, floor) + sectionWeight * Math.min(1, 2 * (relevance ?? 0))
  return {
    source: section.source,
    section,
    ...piece,
    label,
    isPromise: place.isAffiliate || parts.some((part) => isHype(part.text)),
    isPreamble: leadsUp,
    words: parts.reduce((sum, part) => sum + part.words, 0),
    coverage,
    context: Math.max(inContext, focus * Math.min(1, 2 * kin)),
    form,
    isAnswer: answers,
    isStudied: question.studied.has(section.source),
    isUnderQuestion: namesAll(section, subject) || floor === underSameQuestion,
    score:
      (answers && asked.type !== 'other' ? answerFactor : 1) * about * form +
      (isTrusted(source) ? namedBonus * form : 0) +
      placeBonus * (1 - section.position) +
      (label === null ? 0 : optionBonus),
    side: sideOf(text) ?? sideOf(`${section.heading ?? ''} ${section.parent ?? ''}`),
    also: [],
  }
}

/** What a piece says, and how much of it is of what. */
type Said = {
  text: string
  prepared: EvidenceText
  parts: readonly Sentence[]
  coverage: number
  inContext: number
  kin: number
  form: number
  answers: boolean
}

/** True for what speaks of the question: in its own words, in those of its page, or by what it shares with what others say of it. */
function isOnTopic(
  piece: Piece,
  said: Said,
  place: Place,
  { subject, asked, things, kinship }: Question,
): boolean {
  const { text, prepared, parts, coverage, inContext, kin, form, answers } = said
  const { section, source, isSeller, isShort, focus, around } = place
  // "Shipping takes 2 to 4 days" has a length of time, and nothing of what lasts.
  const namesThing = things.length === 0 || things.some((concept) => concept.isIn(prepared))
  const isFree = (isSeller && tellsBasis(text)) || (source.own && answers)
  // On a page about the thing a price is a price of it, where its paragraph shares a word with what others say.
  const block = section.sentences.filter((sentence) => sentence.block === parts[0]?.block)
  const isOfKind = answers && asked.isKindKnown && !asked.isTime && focus >= minFocus && kinship.of(block) > 0
  // What a named seller promises is set apart, in whichever words.
  const isClaim = isSeller && isTrusted(source) && isShort
  const isNull = isNullResult(piece, place)
  const isPromise = isClaim && isHype(text) && /\p{N}/u.test(text)
  const isNews = asked.isChange === true && answers && isUnderFocus(around, subject)
  if (!isNews && !isFree && !isOfKind && !isPromise && !isNull && !namesThing && kin < minKinship)
    return false
  const isKin = kin >= minKinship && focus >= minFocus
  // An address that the caller named answers all over; a document that a search chose, where it is about the thing.
  const isPartOfIt = (isShort && source.isNamed === true) || isUnderFocus(around, subject)
  const isNear = isTrusted(source) && (isKin || isOfKind || isNull || (form >= minTrustedForm && isPartOfIt))
  const isSpoken = coverage > 0 && speaksOfFocus(prepared, subject)
  if (!isClaim && !(source.own && answers) && !isNear && !isSpoken && inContext < minContext) return false
  // A price where none is asked, of something that is not named.
  if (!isSeller && coverage === 0 && !asked.isCost && isMoneyOnly(parts)) return false
  if (!isClaim && coverage === 0 && speaksOfPublisher(text, source)) return false
  if (!isTrusted(source) && !isOnFocus(prepared, around, subject)) return false
  // A list of materials or tariffs is on the topic where its introduction or heading names it.
  const isOfPage = isKin && isTrusted(source)
  return piece.items.length === 0 || isOfPage || isListOnFocus(piece, around, subject, asked.type)
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

/** "Plants have no measurable effect", on a page about the thing: what it is that has none stands in no question. */
function isNullResult({ sentences, items }: Piece, { source, focus, isSeller }: Place): boolean {
  const says = findAnswerWords(source.language)
  return (
    !isSeller &&
    items.length === 0 &&
    isTrusted(source) &&
    focus >= minFocus &&
    sentences.some(({ text }) => says.refutes(text))
  )
}

function isMoneyOnly(parts: readonly Sentence[]): boolean {
  const measures = parts.flatMap(({ text, lexicon }) => findMeasures(text, lexicon))
  return measures.some(({ unit }) => money.test(unit)) && measures.every(({ unit }) => unit !== 'percent')
}

/** Sections whose headings name what the heading above them asks for or promises. */
function findOptions(evidence: Evidence, rating: SectionRating): ReadonlySet<EvidenceSection> {
  const byParent = Map.groupBy(
    evidence.sections.filter(({ parent }) => parent !== null),
    ({ source, parent }) => `${source} ${parent}`,
  )
  return new Set(
    [...byParent.values()].flatMap((siblings) =>
      siblings.length >= minOptions &&
      siblings.filter((section) => rating.sections.has(section)).length >= minRated
        ? siblings.filter((section) => rating.sections.has(section))
        : [],
    ),
  )
}

import type { EvidenceSource } from '../../writer.ts'
import type { Yielder } from '../pace.ts'
import type { Evidence, EvidenceSection, Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { saysChange } from './asks-change.ts'
import {
  areOrders,
  asksOtherwise,
  asksTheSame,
  type Context,
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
import { findKinship, type Kinship, minFocus } from './find-kinship.ts'
import { findMethods } from './find-methods.ts'
import { findSides } from './find-sides.ts'
import type { Finding } from './finding.ts'
import { hearOut } from './hear-out.ts'
import { isTrusted } from './is-trusted.ts'
import { isWholeDocument } from './is-whole-document.ts'
import { findMeasures } from './measure.ts'
import type { Piece } from './piece.ts'
import { type Asked, hasSubstance, isAnswer, isPreamble, rateAnswer } from './rate-answer.ts'
import type { SectionRating } from './rate-sections.ts'
import { readAllAsked, readAsked } from './read-asked.ts'
import { isHype } from './selling-words/is-hype.ts'
import { tellsBasis } from './selling-words/is-seller.ts'
import type { SourceTraits } from './source-traits.ts'
import { takesUpPrevious } from './stands-alone.ts'
import { type Concept, countSpoken, type EvidenceText, prepareText, type Subject } from './subject.ts'

/** Words of the question in a sentence that answers it by itself. */
const minSpoken = 2
const money = /^[A-Z]{3}$/
/** Of the tenant's own where it is asked about: so many words open the text. */
const maxOwnAnswer = 50
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
/** What shares no word with the question says something plainly, and never comes before what does. */
const minHeardForm = 0.85
const heardWeight = 0.5
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
  const options = findOptions(evidence, rating)
  for (const section of evidence.sections) {
    await pace()
    const source = sources[section.source]
    if (source === undefined) continue
    const sourceWords = evidence.sourceWords[section.source] ?? 0
    const focus = question.kinship.focusOf(section.source)
    const isShort = sourceWords <= shortPage
    const isWhole = source.own && isWholeDocument(source, sourceWords, subject)
    const isPart =
      isTrusted(source) && (isShort || focus >= minFocus) && !asksOtherwise(section, source, subject)
    const relevance = rating.sections.get(section)
    if (relevance === undefined && !isWhole && !isPart) continue
    const { isSeller = false, isAffiliate = false } = traits[section.source] ?? {}
    const place: Place = {
      section,
      source,
      relevance,
      isWhole,
      isShort,
      isSeller,
      isAffiliate,
      focus,
      around: readContext(section, source, subject),
      kin: section.heading === null ? 0 : sectionShare * question.kinship.of(section.sentences),
      label: options.has(section) ? section.heading : null,
    }
    for (const piece of cutPlace(place, question)) {
      await pace()
      const finding = readFinding(piece, place, question)
      if (finding !== null) findings.push(finding)
    }
  }
  findings.push(...hearUnheard(evidence, sources, traits, question, findings))
  return findings.sort((a, b) => b.score - a.score)
}

function readQuestion(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  subject: Subject,
  rating: SectionRating,
): Question {
  const asked = readAsked(subject)
  const weights = weightsOfThings(subject, rating.weights, asked)
  const methods = findMethods(evidence, sources)
  return {
    subject,
    asked,
    others: readAllAsked(subject).slice(1),
    weights,
    things: subject.concepts.filter(({ aspect }) => aspect === null),
    methods,
    studied: new Set([...methods].map(({ source }) => source)),
    kinship: findKinship(evidence, sources, subject, weights),
    sideOf: findSides(subject),
  }
}

/**
 * All that the sources which the caller named or keeps say and that can be read alone, whether or not it answers: who
 * sells, earns on it or only leads up to something is left out. The score is how much a passage is of the kind that is asked for.
 */
export async function listPlainFindings(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  subject: Subject,
  rating: SectionRating,
  pace: Yielder,
): Promise<Finding[]> {
  const question = readQuestion(evidence, sources, subject, rating)
  const found: Finding[] = []
  for (const section of evidence.sections) {
    await pace()
    const source = sources[section.source]
    const { isSeller = false, isAffiliate = false } = traits[section.source] ?? {}
    if (source === undefined || !isTrusted(source) || isSeller || isAffiliate) continue
    const place = plainPlace(section, source, subject)
    for (const piece of cutPlace(place, question)) {
      const parts = [...piece.sentences, ...piece.items.flat()]
      const text = parts.map((part) => part.text).join(' ')
      const form = rateAny(piece, question, false)
      if (form <= 0 || isPreamble(piece) || parts.every((part) => question.methods.has(part))) continue
      const prepared = prepareText(text, source.language)
      found.push({
        ...plainFinding(piece, place, question),
        coverage: shareSpoken(prepared, subject, question.weights),
        context: shareInContext(prepared, place.around, subject, question.weights),
        form,
        isAnswer: answersAny(piece, question),
        score: form,
      })
    }
  }
  return found
}

/** A section of which nothing is known but what stands in it. */
function plainPlace(section: EvidenceSection, source: EvidenceSource, subject: Subject): Place {
  return {
    section,
    source,
    relevance: undefined,
    isWhole: false,
    isShort: false,
    isSeller: false,
    isAffiliate: false,
    focus: 0,
    around: readContext(section, source, subject),
    kin: 0,
    label: null,
  }
}

/** A piece as a finding that answers nothing so far. */
function plainFinding(piece: Piece, { section }: Place, question: Question): Finding {
  const parts = [...piece.sentences, ...piece.items.flat()]
  return {
    source: section.source,
    section,
    ...piece,
    label: null,
    isPromise: parts.some((part) => isHype(part.text)),
    isPreamble: false,
    words: parts.reduce((sum, part) => sum + part.words, 0),
    coverage: 0,
    context: 0,
    form: 0,
    isAnswer: false,
    isStudied: question.studied.has(section.source),
    score: 0,
    side: question.sideOf(parts.map((part) => part.text).join(' ')),
    also: [],
  }
}

/** The passages of named sources that speak of the topic in other words than the question. */
function hearUnheard(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  question: Question,
  findings: readonly Finding[],
): Finding[] {
  const told = new Set(findings.flatMap(({ sentences, items }) => [...sentences, ...items.flat()]))
  const heard = hearOut(evidence, sources, findings, (at) => traits[at]?.isSeller === true)
  return evidence.sections.flatMap((section) => {
    const source = sources[section.source]
    const words = heard.get(section.source)
    const isAffiliate = traits[section.source]?.isAffiliate === true
    if (source === undefined || words === undefined || isAffiliate) return []
    if (asksOtherwise(section, source, question.subject)) return []
    const place = plainPlace(section, source, question.subject)
    return cutPlace(place, question).flatMap((piece) => {
      const parts = [...piece.sentences, ...piece.items.flat()]
      const share = words.shareOf(parts)
      if (share === 0 || parts.some((part) => told.has(part))) return []
      const form = rateAny(piece, question, false)
      const text = parts.map((part) => part.text).join(' ')
      if (isPreamble(piece) || form < minHeardForm || speaksOfPublisher(text, source)) return []
      const finding: Finding = {
        ...plainFinding(piece, place, question),
        context: share,
        form,
        score: heardWeight * share * form,
      }
      return [finding]
    })
  })
}

type Question = {
  subject: Subject
  asked: Asked
  /** What the topic asks besides. */
  others: readonly Asked[]
  /** How much each concept counts for what a passage is of. */
  weights: readonly number[]
  /** What is asked about, without what is asked of it. */
  things: readonly Concept[]
  methods: ReadonlySet<Sentence>
  studied: ReadonlySet<number>
  kinship: Kinship
  sideOf(text: string): number | null
}

/** A section with what is known of it and of its page. */
type Place = Pick<SourceTraits, 'isSeller' | 'isAffiliate'> & {
  section: EvidenceSection
  source: EvidenceSource
  /** Undefined for a section that does not bear on the topic by itself. */
  relevance: number | undefined
  /** The document is told whole. */
  isWhole: boolean
  isShort: boolean
  /** How much of the question the page sets out with. */
  focus: number
  around: Context
  /** How much the whole section shares with what else is said of the topic. */
  kin: number
  label: string | null
}

function cutPlace({ section, isWhole, isSeller, isAffiliate, around }: Place, question: Question): Piece[] {
  const { subject, asked, things, methods } = question
  if (isWhole) return cutWhole(section, subject.isOurs ? maxOwnAnswer : Number.POSITIVE_INFINITY)
  return cutSection(section, {
    isSeller,
    isAffiliate,
    methods,
    answers: (sentence) =>
      answersPlainly(sentence, subject, asked) ||
      // "It is to cost 63 euros, it was 58", on a page about the thing.
      (asked.isChange === true && saysChange(sentence.text) && isUnderFocus(around, subject)),
    names: ({ text }) => {
      const prepared = prepareText(text, subject.language)
      return things.some((concept) => concept.isIn(prepared))
    },
  })
}

/** A piece as a finding; null where it is not on the topic or says nothing. */
function readFinding(piece: Piece, place: Place, question: Question): Finding | null {
  const { section, source, relevance, isWhole, isSeller, focus, around, label } = place
  const { subject, asked, weights, methods, kinship, sideOf } = question
  const parts = [...piece.sentences, ...piece.items.flat()]
  const text = parts.map((part) => part.text).join(' ')
  const prepared = prepareText(text, source.language)
  const coverage = shareSpoken(prepared, subject, weights)
  const inContext = shareInContext(prepared, around, subject, weights)
  const kin = Math.max(kinship.of(parts), place.kin)
  const answers = answersAny(piece, question)
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
  const floor = isNull ? answerFloor : mayAnswer ? floorOfAnswer(piece, asked, section, subject) : 0
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

/** Where the kind of amount shows an answer, its words show what it is of: any length of time would speak of "how long". */
function weightsOfThings(
  { concepts }: Subject,
  weights: readonly number[],
  { isKindKnown, isHowOften }: Asked,
): readonly number[] {
  const things = weights.map((weight, at) => (concepts[at]?.aspect === null ? weight : 0))
  const sum = things.reduce((total, weight) => total + weight, 0)
  if (sum === 0 || !(isKindKnown || isHowOften)) return weights
  return things.map((weight) => weight / sum)
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

/** It answers what is asked first, or what is asked besides. */
function answersAny(piece: Piece, { asked, others }: Question): boolean {
  return [asked, ...others].some((one) => isAnswer(piece, one))
}

function rateAny(piece: Piece, { asked, others }: Question, isSelling: boolean): number {
  return Math.max(...[asked, ...others].map((one) => rateAnswer(piece, one, isSelling)))
}

function answersPlainly(sentence: Sentence, subject: Subject, asked: Asked): boolean {
  // "Yes, ours took nine days and theirs five", where the digest asks the same.
  if (saysYesOrNo.test(sentence.text)) return findMeasures(sentence.text, sentence.lexicon).length > 0
  return (
    asked.type === 'amount' &&
    !takesUpPrevious(sentence) &&
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
      siblings.length >= minOptions &&
      siblings.filter((section) => rating.sections.has(section)).length >= minRated
        ? siblings.filter((section) => rating.sections.has(section))
        : [],
    ),
  )
}

const saysYesOrNo = /^(?:yes|no|ja|nein|oui|non|sí|no|sì|sim|não),\s/iu

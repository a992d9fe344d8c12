import type { EvidenceSource } from '../../writer.ts'
import type { Evidence, EvidenceSection, Sentence } from '../sentence.ts'
import { saysChange } from './asks-change.ts'
import { type Context, isUnderFocus } from './bears-on.ts'
import { cutPassages, cutSection, cutWhole } from './cut-section.ts'
import { findKinship, type Kinship } from './find-kinship.ts'
import { findMethods } from './find-methods.ts'
import { findSides } from './find-sides.ts'
import { findMeasures } from './measure.ts'
import type { Piece } from './piece.ts'
import { type Asked, isAnswer, rateAnswer } from './rate-answer.ts'
import type { SectionRating } from './rate-sections.ts'
import { readAllAsked, readAsked } from './read-asked.ts'
import { answersItsQuestion, saysYesOrNo } from './says-yes-or-no.ts'
import type { SourceTraits } from './source-traits.ts'
import { takesUpPrevious } from './stands-alone.ts'
import { type Concept, countSpoken, prepareText, type Subject } from './subject.ts'

/** Words of the question in a sentence that answers it by itself. */
const minSpoken = 2
/** Of the tenant's own where it is asked about: so many words open the text. */
const maxOwnAnswer = 50

/** What is asked, and what the sources are told by. */
export type Question = {
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
export type Place = Pick<SourceTraits, 'isSeller' | 'isAffiliate'> & {
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

/** Reads what is asked, and what of the evidence speaks of it. */
export function readQuestion(
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

/** A section cut into pieces; a document that is told whole in few of them. */
export function cutPlace(
  { section, source, isWhole, isSeller, isAffiliate, around }: Place,
  question: Question,
  isInPassages = false,
): Piece[] {
  const { subject, asked, things, methods } = question
  if (isWhole) return cutWhole(section, subject.isOurs ? maxOwnAnswer : Number.POSITIVE_INFINITY)
  return (isInPassages ? cutPassages : cutSection)(section, {
    isSeller,
    isAffiliate,
    methods,
    answers: (sentence) =>
      answersPlainly(sentence, source.title, subject, asked) ||
      // "It is to cost 63 euros, it was 58", on a page about the thing.
      (asked.isChange === true && saysChange(sentence.text) && isUnderFocus(around, subject)),
    names: ({ text }) => {
      const prepared = prepareText(text, subject.language)
      return things.some((concept) => concept.isIn(prepared))
    },
  })
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

/** It answers what is asked first, or what is asked besides. */
export function answersAny(piece: Piece, { asked, others }: Question): boolean {
  return [asked, ...others].some((one) => isAnswer(piece, one))
}

/** How much a piece is of the kind of answer that one of the questions asks for. */
export function rateAny(piece: Piece, { asked, others }: Question, isSelling: boolean): number {
  return Math.max(...[asked, ...others].map((one) => rateAnswer(piece, one, isSelling)))
}

function answersPlainly(sentence: Sentence, title: string, subject: Subject, asked: Asked): boolean {
  // "Yes, ours took nine days and theirs five", where the digest asks the same.
  if (saysYesOrNo(sentence.text))
    return (
      findMeasures(sentence.text, sentence.lexicon).length > 0 || answersItsQuestion(sentence, title, subject)
    )
  return (
    asked.type === 'amount' &&
    !takesUpPrevious(sentence) &&
    countSpoken(sentence.text, subject) >= minSpoken &&
    isAnswer({ sentences: [sentence], items: [] }, asked)
  )
}

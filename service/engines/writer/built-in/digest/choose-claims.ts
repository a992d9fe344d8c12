import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Sentence } from '../sentence.ts'
import { splitWords } from '../split-words.ts'
import { fold } from '../stem.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { askedUnits } from './asked-units.ts'
import type { Disagreement } from './disagreement.ts'
import { findFigureContext } from './find-figure-context.ts'
import { type Finding, textOfFinding } from './finding.ts'
import { haveSameBase, type Told } from './have-same-base.ts'
import { asksHowOften, saysHowOften } from './how-often.ts'
import { findMeasures, inBase, type Measure } from './measure.ts'
import { findPolarity } from './polarity.ts'
import { findQuestionType, type QuestionType } from './question-type.ts'
import { saysUsual } from './rate-generality.ts'
import { tellsBasis } from './selling-words/is-seller.ts'
import type { Subject } from './subject.ts'

const money = /^[A-Z]{3}$/
/** A promise of less than this times what others found is within what they may differ by. */
const minRatio = 1.25
/** Amounts further apart are of different things. */
const maxRatio = 30
/** Shares are compared, and amounts of the kind that is asked for; of others it does not show that they are of one thing. */
const shares = 'percent'
const maxSpan = 90
/** A word of the topic is in nearly all that is said of it. */
const sharedTopic = 0.5
/** Two clauses are of one thing with a word of its own in both, or two of the topic's. */
const minShared = 1
/** A change and a state of one thing say less of each other. */
const otherKind = 0.5
const studiedWorth = 0.75
/** What holds on the whole is set against a promise before what one in ten paid. */
const usualWorth = 0.7
const maxScore = 3
/** From when a time is counted, where that is said: "counted from the second year". */
const startsWith =
  /(?<!\p{L})(?:(?:counted|measured|calculated|reckoned) from|(?:gerechnet|gemessen|gezählt|berechnet) (?:ab|seit|von|vom)|compt\p{L}+ (?:à partir d\p{L}+|depuis|dès)|(?:contad|calculad|medid)[oa]s? (?:desde|a partir d\p{L}+)|(?:contat|calcolat|misurat)[oaie] (?:da\p{L}*|a partire da\p{L}*))\s((?:\p{L}+\s?){1,5})/giu
const perScore = 0.1

/** What one seller says of what it sells. */
export type Claim = {
  promise: Finding
  /** What the promise rests on; null where it is not said or stands in the promise itself. */
  basis: Finding | null
  /** The price, where one is asked, and the basis. */
  others: Finding[]
}

/**
 * What sellers say of what they sell, apart from what others found: of each its best promise, what that rests on, and its
 * price where the topic asks for one. A promise of the kind of amount that is asked for, or one that others have found a
 * figure for as well, comes before any other.
 */
export function chooseClaims(
  offered: readonly Finding[],
  isSeller: (source: number) => boolean,
  subject: Subject,
  type: QuestionType,
): Claim[] {
  const asksPrice = type === 'worth' || subject.aspects.includes('cost')
  // Where a price is asked, its list of prices is what a seller has to say.
  const bySeller = Map.groupBy(
    offered.filter(
      (finding) =>
        isSeller(finding.source) &&
        (finding.items.length === 0 || (subject.aspects.includes('cost') && isPriceList(finding))),
    ),
    ({ source }) => source,
  )
  const independent = offered.filter(({ source }) => !isSeller(source))
  const isAsked = askedUnits(subject)
  // How long a thing lives is no answer to how often it is seen to.
  const isTold = asksHowOften(subject.text)
    ? (finding: Finding) => saysHowOften(textOfFinding(finding))
    : () => true
  return [...bySeller.values()].flatMap((ones) => {
    const isPrice = (finding: Finding) =>
      isPriceList(finding) || measuresOf(finding).some(({ unit }) => money.test(unit))
    const isWanted = (finding: Finding) =>
      isTold(finding) && measuresOf(finding).some(({ unit }) => isAsked(unit) && !money.test(unit))
    const basisOf = (promise: Finding, price?: Finding) =>
      ones.find(
        (finding) => finding !== price && finding !== promise && tellsBasis(textOfFinding(finding)),
      ) ?? null
    const rank = (finding: Finding) =>
      2 * Number(isWanted(finding)) +
      Number(findRival({ promise: finding, basis: basisOf(finding) }, independent, subject) !== null)
    const ranked = new Map(ones.filter(isPromising).map((finding) => [finding, rank(finding)]))
    const [promise] = [...ranked.keys()].sort(
      (a, b) =>
        (ranked.get(b) ?? 0) - (ranked.get(a) ?? 0) ||
        Number(isPrice(a)) - Number(isPrice(b)) ||
        b.coverage - a.coverage ||
        b.score - a.score,
    )
    // The price of the very thing comes before that of something beside it.
    const [price] = asksPrice
      ? ones
          .filter((finding) => finding !== promise && isPrice(finding))
          .sort((a, b) => b.coverage - a.coverage || b.score - a.score)
      : []
    if (promise === undefined)
      return price !== undefined && isPriceList(price) ? [{ promise: price, others: [], basis: null }] : []
    // "4.9 stars" says nothing to whoever asks what it costs.
    if (
      price !== undefined &&
      subject.aspects.includes('cost') &&
      !isPrice(promise) &&
      !ranked.get(promise)
    ) {
      const basis = basisOf(price)
      return [{ promise: price, others: basis === null ? [] : [basis], basis }]
    }
    const basis = basisOf(promise, price)
    return [{ promise, others: [price, basis].flatMap((one) => one ?? []), basis }]
  })
}

/** A list with a price in most of its items. */
function isPriceList({ items }: Finding): boolean {
  const isPriced = (item: readonly Sentence[]) =>
    item.some(({ text, lexicon }) => findMeasures(text, lexicon).some(({ unit }) => money.test(unit)))
  return items.length > 0 && items.filter(isPriced).length > items.length / 2
}

/** It has a figure in a sentence that says more than what the figure rests on. */
function isPromising({ sentences }: Finding): boolean {
  return sentences.some(({ text, lexicon }) => !tellsBasis(text) && findMeasures(text, lexicon).length > 0)
}

/** What these ask, a seller answers without a figure to compare: with a cause, or with which of two is better. */
const answeredInWords = new Set<QuestionType>(['why', 'whether', 'which'])
/** A word that a promise and a finding have in common. */
const perShared = 0.25
const minCommon = 2
/** And of what is asked what others found speaks of so much. */
const minSaid = 0.2
/** Of what is asked, a promise that answers it speaks of so much. */
const minAsked = 0.4

/**
 * What a seller says on the very question beside what others found on it, where no two figures of theirs are of one
 * thing: no disagreement, since neither takes back the other.
 */
export function setClaimsBeside(
  claims: readonly Claim[],
  independent: readonly Finding[],
  type: QuestionType,
): Disagreement[] {
  if (!answeredInWords.has(type)) return []
  const answers = ({ text, lexicon }: Sentence) =>
    findMeasures(text, lexicon).length > 0 &&
    (type !== 'why' || findAnswerWords(lexicon.language).causal(text))
  // "Choosing between the two is not easy" promises nothing.
  const claim = claims.find(
    ({ promise }) =>
      promise.isAnswer &&
      promise.items.length === 0 &&
      promise.coverage >= minAsked &&
      promise.sentences.some(answers),
  )
  // Of what others found the nearest to the very thing that is promised.
  const promised = new Set(claim?.promise.sentences.flatMap(({ terms }) => terms) ?? [])
  const shared = ({ terms }: Sentence) => new Set(terms.filter((term) => promised.has(term))).size
  const nearest = ({ sentences }: Finding) =>
    sentences.filter(answers).sort((a, b) => shared(b) - shared(a))[0]
  const worth = (finding: Finding) => {
    const near = nearest(finding)
    return worthOf(finding) + finding.coverage + (near === undefined ? 0 : shared(near) * perShared)
  }
  const [best] = independent
    .filter(
      (finding) =>
        finding.isAnswer &&
        !finding.isPreamble &&
        (type === 'why' || finding.coverage >= minSaid) &&
        finding.sentences.some(answers),
    )
    .sort((a, b) => worth(b) - worth(a))
  const told = best === undefined ? undefined : nearest(best)
  // What has hardly a word in common with a promise is of something else; another cause always is.
  if (type !== 'why' && (told === undefined || shared(told) < minCommon)) return []
  const [figure] = told === undefined ? [] : findMeasures(told.text, told.lexicon)
  if (best === undefined || figure === undefined || claim === undefined) return []
  const { promise, basis } = claim
  return [
    {
      sides: [
        { finding: promise, figure: null, ...(basis ? { basis } : {}) },
        { finding: best, figure: figure.text },
      ],
      likeness: 1,
      rows: [],
    },
  ]
}

/** A seller's figure beside the figure of the same unit that somebody else found for the same thing, where it is better. */
export function setClaimsAgainst(
  claims: readonly Claim[],
  independent: readonly Finding[],
  subject: Subject,
): Disagreement[] {
  const taken = new Set<Finding>()
  return claims.flatMap(({ promise: claim, basis }): Disagreement[] => {
    const rival = findRival(
      { promise: claim, basis },
      independent.filter((finding) => !taken.has(finding)),
      subject,
    )
    if (rival === null) return []
    taken.add(rival.finding)
    return [
      {
        sides: [
          { finding: claim, figure: rival.claimed, ...(basis ? { basis } : {}) },
          { finding: rival.finding, figure: rival.found },
        ],
        likeness: 1,
        rows: [],
      },
    ]
  })
}

function measuresOf({ sentences }: Finding): Measure[] {
  return sentences.flatMap(({ text, lexicon }) => findMeasures(text, lexicon))
}

type Rival = { finding: Finding; claimed: string; found: string }

/** A figure, and what its clause says of it. */
type Figure = {
  measure: Measure
  /** The sentence, and all of its figures of this unit. */
  text: string
  beside: readonly Measure[]
  terms: ReadonlySet<string>
  direction: Direction
  concludes: boolean
  told: Told
}
type Direction = ReturnType<typeof findPolarity>

function figuresOf({ sentences }: Finding): Figure[] {
  return sentences.flatMap(({ text, lexicon }) => {
    const measures = findMeasures(text, lexicon).map(inBase)
    return measures.map((measure) => {
      const context = findFigureContext(text, measure, measures)
      return {
        measure,
        text,
        beside: measures.filter(({ unit }) => unit === measure.unit),
        terms: new Set(termsOf(context, lexicon).filter((term) => !/\p{N}/u.test(term))),
        direction: findPolarity(splitWords(context), lexicon.language),
        concludes: findAnswerWords(lexicon.language).concludes(context),
        told: { text, language: lexicon.language, measures, measure },
      }
    })
  })
}

/** The figure that somebody else found for what a seller's figure is of, apart by more than people differ by; null for none. */
function findRival(
  { promise: claim, basis }: Pick<Claim, 'promise' | 'basis'>,
  independent: readonly Finding[],
  subject: Subject,
): Rival | null {
  const isAsked = askedUnits(subject)
  const lexicon = findLexicon(subject.language)
  const isMeans = findQuestionType(subject.text) === 'how_to'
  const claimText = [claim, ...(basis === null ? [] : [basis])].map(textOfFinding).join(' ')
  const asked = new Set(subject.concepts.flatMap(({ word }) => termsOf(word, lexicon)))
  const isCompared = ({ unit }: Measure) => unit === shares || isAsked(unit)
  const promised = claim.sentences.flatMap(({ text }) => (tellsBasis(text) ? [text] : []))
  const claimed = figuresOf(claim).filter(
    ({ measure, text }) => isCompared(measure) && !promised.includes(text),
  )
  const figures = independent
    .filter(({ items, isPreamble }) => items.length === 0 && !isPreamble)
    .flatMap((finding) => figuresOf(finding).map((found) => ({ finding, found })))
  const rivals = claimed.flatMap((one) => {
    const alike = figures
      .filter(({ found }) => found.measure.unit === one.measure.unit)
      .map(({ finding, found }) => {
        const areAlike = haveSameBase(one.told, found.told) && haveSameStart(claimText, found.text)
        const like = areAlike
          ? likeness(one, found, { asked, isAsked: isAsked(found.measure.unit), isMeans })
          : 0
        return {
          finding,
          found,
          one,
          worth: like === 0 ? 0 : like + worthOf(finding) + (saysUsual(found.text) ? usualWorth : 0),
        }
      })
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth)
    // Where what is said of the very same thing agrees, nothing else contradicts it.
    const best = alike.find(({ found }) => isOfOneSize(one.measure, found.measure))
    return best !== undefined && isRival(one.measure, best.found.measure) ? [best] : []
  })
  const [best] = rivals.sort((a, b) => b.worth - a.worth)
  if (best === undefined) return null
  return {
    finding: best.finding,
    claimed: best.one.measure.text,
    found: spanOf(best.found, best.one.measure),
  }
}

/** A time that says from when it runs is set only against one that runs from the same. */
function haveSameStart(claim: string, found: string): boolean {
  const [claimed, told] = [claim, found].map(
    (text) => new Set([...text.matchAll(startsWith)].flatMap(([, from = '']) => splitWords(fold(from)))),
  )
  const words = [...(claimed ?? [])].filter((word) => word.length > 3)
  return words.length === 0 || words.some((word) => told?.has(word))
}

/** Between two figures of one thing the better found one speaks. */
function worthOf({ score, isStudied }: Finding): number {
  return Math.min(score, maxScore) * perScore + (isStudied ? studiedWorth : 0)
}

function isRival(one: Measure, other: Measure): boolean {
  return isOfOneSize(one, other) && ratioOf(one, other) >= minRatio
}

function isOfOneSize(one: Measure, other: Measure): boolean {
  return one.unit === other.unit && ratioOf(one, other) <= maxRatio
}

function ratioOf(one: Measure, other: Measure): number {
  const [low = 0, high = 0] = [sizeOf(one), sizeOf(other)].sort((x, y) => x - y)
  return low > 0 ? high / low : Number.POSITIVE_INFINITY
}

/**
 * How much two figures are of one thing, 0 for not: the words that both clauses have, those of the topic for less, since
 * all that is said has them. A change is set against a change, and a state against a state.
 */
function likeness(
  one: Figure,
  other: Figure,
  { asked, isAsked, isMeans }: { asked: ReadonlySet<string>; isAsked: boolean; isMeans: boolean },
): number {
  const isChange = ({ direction }: Figure) => direction === 'up' || direction === 'down'
  const shared = [...one.terms].filter((term) => other.terms.has(term))
  const weight = shared.reduce((sum, term) => sum + (asked.has(term) ? sharedTopic : 1), 0)
  if (weight === 0) return 0
  // Of several means to one end each has its own figure: the words of the end alone do not make them one.
  if (isMeans && shared.every((term) => asked.has(term))) return 0
  const areSame = isChange(one) && one.direction === other.direction
  // A price is of the one thing it is asked for.
  if (money.test(one.measure.unit)) return weight >= minShared ? weight : 0
  // Where a change is asked for, what the state was before answers nothing.
  if (isAsked && (one.measure.unit !== shares || isChange(one) === isChange(other)))
    return weight + (other.concludes ? 1 : 0) + sharedTopic
  // "25% faster" says nothing of the share of people who left.
  if (isChange(one) && !isChange(other) && shared.every((term) => asked.has(term))) return 0
  if (isChange(one) !== isChange(other))
    // "31% with salt and 44% without it" tells a change as well, one share alone does not.
    return (one.measure.unit !== shares || other.beside.length > 1) && weight >= minShared
      ? weight * otherKind
      : 0
  if (areSame) return weight > 0 ? weight + 1 : 0
  return weight >= minShared ? weight : 0
}

/** "from 13.1% without a reminder to 8.4% with one": two figures of one clause are read together. */
function spanOf({ measure, text, beside }: Figure, claimed: Measure): string {
  const [first, last] = beside
  if (first === undefined || last === undefined || beside.length > 2) return measure.text
  const span = text.slice(first.at, last.at + last.text.length)
  const isOne = !/[,;，；]\s/u.test(span) && [...span].length <= maxSpan
  return isOne && beside.every((one) => isRival(claimed, one)) ? span : measure.text
}

function sizeOf({ min, max }: Measure): number {
  return Number.isFinite(max) ? max : min
}

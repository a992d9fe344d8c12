import { findLexicon } from '../lexicon/find-lexicon.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { areOfOneThing, isExact } from './are-of-one-thing.ts'
import type { Disagreement } from './disagreement.ts'
import { findFigureContext } from './find-figure-context.ts'
import { findKinds, stripKinds } from './find-kinds.ts'
import type { QuantityProfile } from './find-same-quantity.ts'
import type { Told } from './have-same-base.ts'

/** Of the words around the figure that says less, so much is around the other one: "the hirer pays" is of anything. */
const minShare = 0.75
/** Amounts further apart are of different things. */
const maxRatio = 2

type Figure = Told & { profile: QuantityProfile; terms: ReadonlySet<string> }

/**
 * Two exact amounts of one kind that a company gives for the same thing in two of its papers, however little they
 * differ: a deposit of £400 in the price list, and of £350 in the handbook.
 */
export function findOwnApart(
  profiles: readonly QuantityProfile[],
  asked: ReadonlySet<string>,
): Disagreement[] {
  const figures = profiles.filter(({ sentence }) => sentence.own).flatMap(readFigures)
  return figures.flatMap((one, at) =>
    figures.slice(at + 1).flatMap((other): Disagreement[] => {
      if (one.profile.finding.source === other.profile.finding.source) return []
      const share = shareOf(one, other, asked)
      if (
        share < minShare ||
        !isNear(one, other) ||
        !areOfOneThing(one, other, asked) ||
        haveOneInCommon(one, other)
      )
        return []
      const sides = [one, other].map(({ profile: { finding, sentence }, measure }) => ({
        finding,
        figure: measure.text,
        told: sentence,
      }))
      return [{ sides, likeness: share, rows: [] }]
    }),
  )
}

function readFigures(profile: QuantityProfile): Figure[] {
  const { text, language, measures } = profile
  const { frame } = findAnswerWords(language)
  return measures.flatMap((measure) => {
    const told = { ...profile, measure }
    if (!isExact(told) || findKinds(told).size === 0) return []
    const context = stripKinds(findFigureContext(text, measure, measures), language, measure.unit)
    const terms = termsOf(context, findLexicon(language)).filter(
      (term) => !/\p{N}/u.test(term) && term !== measure.unit && !frame(term),
    )
    return [{ ...told, profile, terms: new Set(terms) }]
  })
}

/** The share of words in common of the figure that has fewer of them; none where only the topic is. */
function shareOf(one: Figure, other: Figure, asked: ReadonlySet<string>): number {
  const shared = [...one.terms].filter((term) => other.terms.has(term))
  if (!shared.some((term) => !asked.has(term))) return 0
  return shared.length / Math.min(one.terms.size, other.terms.size)
}

/** The one amount stands in the sentence of the other one as well: then they agree on something. */
function haveOneInCommon(one: Figure, other: Figure): boolean {
  const has = ({ measures }: Figure, { measure }: Figure) =>
    measures.some(({ unit, min, max }) => unit === measure.unit && min === measure.min && max === measure.max)
  return has(one, other) || has(other, one)
}

function isNear({ measure: one }: Figure, { measure: other }: Figure): boolean {
  const [low = 0, high = 0] = [one.min, other.min].sort((a, b) => a - b)
  return low > 0 && high / low <= maxRatio
}

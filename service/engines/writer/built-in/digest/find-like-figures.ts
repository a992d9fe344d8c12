import { findLexicon } from '../lexicon/find-lexicon.ts'
import { termsOf } from '../terms-of.ts'
import { areOfOneThing } from './are-of-one-thing.ts'
import { areVariants } from './are-variants.ts'
import type { Disagreement } from './disagreement.ts'
import { findFigureContext } from './find-figure-context.ts'
import type { QuantityProfile } from './find-same-quantity.ts'
import { areApart, type Measure } from './measure.ts'
import { findQuestionType } from './question-type.ts'
import type { Subject } from './subject.ts'

const minShared = 2
/** Of the words around the figure that says less. */
const minShare = 0.4
/** Amounts further apart are of different things. */
const maxRatio = 10

type Figure = { profile: QuantityProfile; measure: Measure; terms: ReadonlySet<string> }

/**
 * Two figures of one unit that stand among the same words in sections of whatever heading: "1.2 degrees cooler on hot
 * days" and "on the hottest days 0.4 degrees". Of a reason its share is enough: "pay was named by 19%", "58% put pay first".
 */
export function findLikeFigures(
  profiles: readonly QuantityProfile[],
  subject: Subject,
  isOfKind: (unit: string) => boolean,
): Disagreement[] {
  const lexicon = findLexicon(subject.language)
  const asked = new Set(subject.concepts.flatMap(({ word }) => termsOf(word, lexicon)))
  const isWhy = findQuestionType(subject.text) === 'why'
  const figures = profiles.flatMap((profile) =>
    profile.measures
      .filter(({ unit }) => isOfKind(unit))
      .map((measure): Figure => {
        const context = findFigureContext(profile.text, measure, profile.measures)
        const terms = termsOf(context, findLexicon(profile.language)).filter(
          (term) => !/\p{N}/u.test(term) && term !== measure.unit,
        )
        return { profile, measure, terms: new Set(terms) }
      }),
  )
  const found = figures.flatMap((one, at) =>
    figures.slice(at + 1).flatMap((other): Disagreement[] => {
      const shared = [...one.terms].filter((term) => other.terms.has(term))
      const own = shared.filter((term) => !asked.has(term))
      const share = shared.length / Math.max(1, Math.min(one.terms.size, other.terms.size))
      const isReason = isWhy && own.length > 0 && one.measure.unit === 'percent'
      const isLike = own.length > 0 && (isReason || shared.length >= minShared) && share >= minShare
      if (!isLike || !areRivals(one, other, asked)) return []
      const sides = [one, other].map(({ profile, measure }) => ({
        finding: profile.finding,
        figure: measure.text,
        told: profile.sentence,
      }))
      return [{ sides, likeness: shared.length + share, rows: [] }]
    }),
  )
  return found.sort((a, b) => b.likeness - a.likeness)
}

function areRivals(one: Figure, other: Figure, asked: ReadonlySet<string>): boolean {
  const [a, b] = [one.profile, other.profile]
  if (a.finding.source === b.finding.source || one.measure.unit !== other.measure.unit) return false
  if (areVariants(a, b)) return false
  if (!areOfOneThing({ ...a, measure: one.measure }, { ...b, measure: other.measure }, asked)) return false
  const rivals = b.measures.filter(({ unit }) => unit === one.measure.unit)
  return (
    areApart(one.measure, other.measure, maxRatio) &&
    rivals.every((rival) => areApart(one.measure, rival, Number.POSITIVE_INFINITY))
  )
}

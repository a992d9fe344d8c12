import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { areOfOneThing } from './are-of-one-thing.ts'
import { areVariants, type Worded } from './are-variants.ts'
import type { Disagreement, Side } from './disagreement.ts'
import type { Finding } from './finding.ts'
import { areApart, type Measure } from './measure.ts'

/** A sentence of a finding: its words without figures as stems in their order, and its amounts. */
export type QuantityProfile = Worded & {
  finding: Finding
  sentence: Sentence
  measures: Measure[]
  language: string
  text: string
  headline: string
  own: boolean
}

const maxSides = 4
/** Amounts this far apart are of different things. */
const maxRatio = 12

/**
 * What several sources say of one quantity in other words: the same two words side by side ("no-show rate", "open rates")
 * with an amount of the same unit, of a kind that is wanted, and amounts that are apart. One statement of a source.
 */
export function findSameQuantity(
  profiles: readonly QuantityProfile[],
  isOfKind: (unit: string) => boolean,
  asked: ReadonlySet<string>,
): Disagreement[] {
  const byName = new Map<string, { profile: QuantityProfile; measure: Measure }[]>()
  for (const profile of profiles) {
    const says = findAnswerWords(profile.language)
    const names = new Set(
      profile.terms.flatMap((term, at) => {
        const next = profile.terms[at + 1]
        const isTelling = next !== undefined && next !== term && !(says.frame(term) && says.frame(next))
        return isTelling ? [`${term} ${next}`] : []
      }),
    )
    for (const name of names)
      for (const [unit, [measure]] of Map.groupBy(profile.measures, ({ unit }) => unit))
        if (measure !== undefined && isOfKind(measure.unit)) {
          const key = `${name} ${unit}`
          byName.set(key, [...(byName.get(key) ?? []), { profile, measure }])
        }
  }
  const found = [...byName.values()].flatMap((ones): Disagreement[] => {
    const best = ones.toSorted((a, b) => b.profile.finding.score - a.profile.finding.score)
    const bySource = best.filter(
      ({ profile }, at) =>
        best.findIndex((other) => other.profile.finding.source === profile.finding.source) === at,
    )
    const [first, ...others] = bySource
    if (first === undefined) return []
    const rivals = others.filter(
      ({ measure, profile }) =>
        !areVariants(first.profile, profile) &&
        areRivals(first, { measure, profile }, asked) &&
        isNear(first.measure, measure),
    )
    if (rivals.length === 0) return []
    const sides = [first, ...rivals].slice(0, maxSides).map(
      ({ profile, measure }): Side => ({
        finding: profile.finding,
        figure: measure.text,
        told: profile.sentence,
      }),
    )
    return [{ sides, likeness: 1 + sides.length, rows: [] }]
  })
  return found.sort((a, b) => b.likeness - a.likeness)
}

type Told = { profile: QuantityProfile; measure: Measure }

/** No amount of the one is also the other's: then they agree on something, and name further cases. */
function areRivals(one: Told, other: Told, asked: ReadonlySet<string>): boolean {
  const ofUnit = ({ profile, measure }: Told) => profile.measures.filter(({ unit }) => unit === measure.unit)
  const [a, b] = [one, other].map(({ profile, measure }) => ({ ...profile, measure }))
  if (a === undefined || b === undefined || !areOfOneThing(a, b, asked)) return false
  return ofUnit(one).every((a) => ofUnit(other).every((b) => areApart(a, b, maxRatio)))
}

function isNear(a: Measure, b: Measure): boolean {
  const sizes = [a, b].map(({ min, max }) => (Number.isFinite(max) ? max : min))
  const [low = 0, high = 0] = sizes.sort((x, y) => x - y)
  return low > 0 && high / low <= maxRatio
}

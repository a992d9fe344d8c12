/** A statement as stems in their order, and those of the heading over it. */
export type Worded = { terms: string[]; set: ReadonlySet<string>; heading: string[] }

const neutral = new Set(
  'average typic mean median overall total general modern new usual common current standard normal around approximate about roughly durchschnittlich typisch mittler ublich modern neu heutig gesamt moyen moyenn typiqu habituel modern nouveau promedio tipic habitual modern nuev medi'.split(
    ' ',
  ),
)

/**
 * True when a word before or after a shared word differs on both sides ("air source", "ground source"; "unit costs",
 * "installation costs"): variants of a thing, not statements about the same. Names beside verbs are no variants.
 */
export function areVariants(a: Worded, b: Worded): boolean {
  const differs = (before: Map<string, Set<string>>, after: Map<string, Set<string>>) =>
    [...before].some(([term, ones]) => {
      const others = after.get(term)
      if (others === undefined || [...ones].some((one) => others.has(one))) return false
      const isTelling = (one: string, set: ReadonlySet<string>) => !set.has(one) && !neutral.has(one)
      return (
        [...ones].some((one) => isTelling(one, b.set)) && [...others].some((one) => isTelling(one, a.set))
      )
    })
  const neighbours = (terms: string[], offset: 1 | -1) => {
    const found = new Map<string, Set<string>>()
    for (const [at, term] of terms.entries()) {
      const next = terms[at + offset]
      if (next !== undefined) found.set(term, (found.get(term) ?? new Set()).add(next))
    }
    return found
  }
  const early = ({ terms }: Worded) => terms.slice(0, 5)
  return (
    differs(neighbours(early(a), -1), neighbours(early(b), -1)) ||
    (a.heading.length > 0 && differs(neighbours(a.heading, -1), neighbours(b.heading, -1)))
  )
}

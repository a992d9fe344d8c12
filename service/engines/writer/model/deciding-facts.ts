import { readReferences, stripReferences } from '../../claim-check/references.ts'
import { digitsOf, figuresOf, isYear, listFigures } from './figures.ts'

/** A fact that the plan found to decide, and where the article is to tell it. */
export type DecidingFact = {
  fact: string
  /** Its number. */
  source: number
  /** A heading of the plan, `opening` or `ending`; or `out:` and the reason. */
  place: string
}

export function isLeftOut({ place }: DecidingFact): boolean {
  return /^\s*out\b/i.test(place)
}

/**
 * Facts that a plan wants told and whose figures or source a text does not have. Of a fact in words alone only its source
 * can be looked for.
 */
export function findUntold(facts: readonly DecidingFact[], text: string): DecidingFact[] {
  const known = new Set(figuresOf(text))
  const cited = new Set(readReferences(text))
  return facts.filter((each) => {
    if (isLeftOut(each)) return false
    const figures = listFigures(stripReferences(each.fact)).filter((figure) => !isYear(figure))
    if (figures.length === 0) return !cited.has(each.source)
    return !figures.some((figure) => known.has(digitsOf(figure)))
  })
}

import type { Lexicon } from '../lexicon/lexicon.ts'
import { findMeasures } from './measure.ts'

/** Further apart, a subsidy stands beside a price. */
const maxRatio = 2.5

/**
 * True for amounts, as sources write them, that answer one question differently: of one unit, not far apart, and not all the
 * same. Only such figures say anything side by side without their sentences.
 */
export function areRivalFigures(figures: readonly string[], lexicon: Lexicon): boolean {
  const measures = figures.flatMap((figure) => findMeasures(figure, lexicon)[0] ?? [])
  const [first] = measures
  if (first === undefined || measures.length !== figures.length) return false
  const values = measures.map(({ min, max }) => (Number.isFinite(max) ? max : min))
  return (
    measures.every(({ unit }) => unit === first.unit) &&
    Math.max(...values) <= Math.min(...values) * maxRatio &&
    measures.some(({ min, max }) => min !== first.min || max !== first.max)
  )
}

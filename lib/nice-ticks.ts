/** More lines than these are a grid and no scale. */
const maxSteps = 6

/**
 * The marks of an axis from 0 that ends as close above a value as round numbers allow: 105 gives 0, 20, … 120.
 * @param most the largest value that is shown; below 1 the axis ends at 1, for whole numbers
 */
export function niceTicks(most: number): number[] {
  const largest = Math.max(1, most)
  const decade = 10 ** Math.floor(Math.log10(largest))
  const steps = [decade / 10, decade]
    .flatMap((unit) => [1, 2, 2.5, 5].map((factor) => factor * unit))
    .filter((step) => Number.isInteger(step) && Math.ceil(largest / step) <= maxSteps)
  const axes = steps.map((step) => ({ step, count: Math.ceil(largest / step) }))
  const [best = { step: decade, count: maxSteps }] = axes.toSorted(
    (one, other) => one.step * one.count - other.step * other.count || other.count - one.count,
  )
  return Array.from({ length: best.count + 1 }, (_, at) => at * best.step)
}

const steps = [1, 2, 4, 6, 8, 10]

/**
 * The values that an axis from 0 marks, smallest first: round numbers, the last of which has room for `most`.
 * @param most the largest value that is drawn, at least 0
 */
export function axisMarks(most: number): number[] {
  const scale = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  const top = (steps.find((step) => step * scale >= most) ?? 10) * scale
  // Deliveries are whole: there is nothing between 0 and 1.
  return top === 1 ? [0, 1] : [0, top / 2, top]
}

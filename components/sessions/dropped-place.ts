/**
 * Where in a list a row lands that is let go at a height: before the first row whose middle is below it, counted without
 * the row itself.
 * @param middles of the rows, in their order
 */
export function droppedPlace(middles: readonly number[], from: number, y: number): number {
  return middles.filter((middle, at) => at !== from && middle < y).length
}

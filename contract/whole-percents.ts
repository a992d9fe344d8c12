/**
 * Shares of their sum in whole percent that add up to 100: what rounding down leaves over goes to those that lost most by
 * it, the first of equals first. Undefined where the sum is 0.
 */
export function wholePercents(parts: readonly number[]): number[] | undefined {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total <= 0) return undefined
  const exact = parts.map((part) => (100 * part) / total)
  const percents = exact.map(Math.floor)
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0)
  const byLoss = exact.map((share, at) => ({ at, loss: share % 1 })).toSorted((a, b) => b.loss - a.loss)
  for (const { at } of byLoss.slice(0, left)) percents[at] = (percents[at] ?? 0) + 1
  return percents
}

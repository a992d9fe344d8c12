import { formatCredits, formatNumber } from './format-number.ts'

/**
 * `about 7 credits, up to 15`: what is expected to be charged, and the most that can be; `up to 15 credits` where nothing is
 * known of it. The one phrase for what an article of a session costs.
 */
export function priceRange(most: number, expected: number | undefined): string {
  if (expected === undefined) return `up to ${formatCredits(most)}`
  if (expected >= most) return formatCredits(most)
  return `about ${formatCredits(expected)}, up to ${formatNumber(most)}`
}

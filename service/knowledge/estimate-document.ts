import type { PriceList } from '../prices/price-list.ts'

/** `breakdown` has only what costs something and sums to `creditsRequired`. */
export type DocumentEstimate = {
  creditsRequired: number
  breakdown: Record<string, number>
  secondsExpected: number
}

/** The price of one document in credits, whatever its size or origin. */
export function estimateDocument(ctx: { prices: PriceList }): DocumentEstimate {
  const credits = ctx.prices.product
  return {
    creditsRequired: credits,
    breakdown: credits > 0 ? { document: credits } : {},
    secondsExpected: 1,
  }
}

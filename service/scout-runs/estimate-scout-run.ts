import type { PriceList } from '../prices/price-list.ts'

/** The price of one scout run in credits, whatever its limit and forums. */
export function estimateScoutRun(ctx: { prices: PriceList }): {
  creditsRequired: number
  breakdown: Record<string, number>
  secondsExpected: number
} {
  const credits = ctx.prices.scout
  return { creditsRequired: credits, breakdown: credits > 0 ? { scout: credits } : {}, secondsExpected: 15 }
}

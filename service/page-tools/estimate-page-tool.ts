import type { PriceList } from '../prices/price-list.ts'

/** `breakdown` has only what costs something and sums to `creditsRequired`. */
export type PageToolEstimate = {
  creditsRequired: number
  breakdown: Record<string, number>
  secondsExpected: number
}

/** The price of one look at one page in credits, whatever is found. */
export function estimatePageTool(ctx: { prices: PriceList }): PageToolEstimate {
  const credits = ctx.prices.page_tool
  return { creditsRequired: credits, breakdown: credits > 0 ? { page: credits } : {}, secondsExpected: 3 }
}

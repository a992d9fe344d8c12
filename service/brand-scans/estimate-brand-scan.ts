import type { Context } from '../context.ts'

/** `breakdown` has only what costs something and sums to `creditsRequired`. */
export type BrandScanEstimate = {
  creditsRequired: number
  breakdown: Record<string, number>
  secondsExpected: number
}

/** The price of one scan in credits, whatever the number of engines and questions. */
export function estimateBrandScan(ctx: Pick<Context, 'prices' | 'engines'>): BrandScanEstimate {
  const credits = ctx.prices.brand_scan
  const asksModels = ctx.engines.answerPanel.some(({ kind }) => kind === 'configured')
  return {
    creditsRequired: credits,
    breakdown: credits > 0 ? { scan: credits } : {},
    secondsExpected: asksModels ? 45 : 2,
  }
}

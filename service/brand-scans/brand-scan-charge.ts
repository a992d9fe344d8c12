import { createBrandScan } from '#contract/brand-scans.ts'
import type { Context } from '../core/context.ts'
import { type CreditEstimate, chargingOperation } from '../credits/charging-operation.ts'

/** The price of one scan in credits, whatever the number of engines and questions. */
export function estimateBrandScan(ctx: Pick<Context, 'prices' | 'engines'>): CreditEstimate {
  const credits = ctx.prices.brand_scan
  const asksModels = ctx.engines.answerPanel.some(({ kind }) => kind === 'configured')
  return {
    creditsRequired: credits,
    breakdown: credits > 0 ? { scan: credits } : {},
    secondsExpected: asksModels ? 45 : 2,
    ...(!asksModels && {
      notes: [
        'No AI assistant is connected. The answers come from your published articles and Knowledge: the score shows what readers of your content find, not what AI assistants say. Your operator can connect AI assistants.',
      ],
    }),
  }
}

export const brandScanCharge = chargingOperation({
  operation: createBrandScan,
  formula: 'scan',
  prices: ({ brand_scan }) => [{ item: 'scan', label: 'Brand scan', credits: brand_scan, unit: 'scan' }],
  estimate: (ctx) => estimateBrandScan(ctx),
})

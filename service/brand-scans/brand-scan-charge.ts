import { createBrandScan } from '#contract/brand-scans.ts'
import { findAnswerPanel } from '../answer-engines/find-answer-panel.ts'
import type { AgentContext, Context } from '../core/context.ts'
import { type CreditEstimate, chargingOperation } from '../credits/charging-operation.ts'

/** The price of one scan in credits, whatever the number of engines and questions. */
export function priceBrandScan({
  prices: { brand_scan: credits },
}: Pick<Context, 'prices'>): Pick<CreditEstimate, 'creditsRequired' | 'breakdown'> {
  return { creditsRequired: credits, breakdown: credits > 0 ? { scan: credits } : {} }
}

/** The price with what the score would be worth. */
export async function estimateBrandScan(ctx: AgentContext): Promise<CreditEstimate> {
  const isPractice = (await findAnswerPanel(ctx)).every(({ kind }) => kind === 'built-in')
  return {
    ...priceBrandScan(ctx),
    secondsExpected: isPractice ? 2 : 45,
    ...(isPractice && {
      notes: [
        'No answer engine is connected, so this is a practice scan: the answers come from your published articles and Knowledge, and the score shows what readers of your content find, not what answer engines say. Connect an answer engine in Settings › Answer engines.',
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

import { uploadDocument } from '#contract/knowledge.ts'
import { type CreditEstimate, chargingOperation } from '../credits/charging-operation.ts'
import type { PriceList } from '../prices/price-list.ts'

/** The price of one document in credits, whatever its size or origin. */
export function estimateDocument(ctx: { prices: PriceList }): CreditEstimate {
  const credits = ctx.prices.product
  return {
    creditsRequired: credits,
    breakdown: credits > 0 ? { document: credits } : {},
    secondsExpected: 1,
  }
}

export const documentCharge = chargingOperation({
  operation: uploadDocument,
  formula: 'document',
  prices: ({ product }) => [
    { item: 'document', label: 'Adding a document', credits: product, unit: 'document' },
  ],
  estimate: (ctx) => estimateDocument(ctx),
})

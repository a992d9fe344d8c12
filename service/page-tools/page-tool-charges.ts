import { previewSocial, validateSchema } from '#contract/page-tools.ts'
import { type CreditEstimate, chargingOperation, type PriceRow } from '../credits/charging-operation.ts'
import type { PriceList } from '../prices/price-list.ts'

/** The price of one look at one page in credits, whatever is found. */
export function estimatePageTool(ctx: { prices: PriceList }): CreditEstimate {
  const credits = ctx.prices.page_tool
  return { creditsRequired: credits, breakdown: credits > 0 ? { page: credits } : {}, secondsExpected: 3 }
}

const pageRow = (label: string, credits: number): PriceRow => ({ item: 'page', label, credits, unit: 'page' })

export const validateSchemaCharge = chargingOperation({
  operation: validateSchema,
  formula: 'page',
  prices: ({ page_tool }) => [pageRow('Structured data check', page_tool)],
  estimate: (ctx) => estimatePageTool(ctx),
})

export const previewSocialCharge = chargingOperation({
  operation: previewSocial,
  formula: 'page',
  prices: ({ page_tool }) => [pageRow('Social preview check', page_tool)],
  estimate: (ctx) => estimatePageTool(ctx),
})

import { type CheckPageInput, previewSocial, validateSchema } from '#contract/page-tools.ts'
import type { AgentContext } from '../core/context.ts'
import { type CreditEstimate, chargingOperation, type PriceRow } from '../credits/charging-operation.ts'
import { ReadError } from '../outbound/read-error.ts'
import type { PriceList } from '../prices/price-list.ts'

/** The price of one look at one page in credits, whatever is found. */
export function estimatePageTool(ctx: { prices: PriceList }): CreditEstimate {
  const credits = ctx.prices.page_tool
  return { creditsRequired: credits, breakdown: credits > 0 ? { page: credits } : {}, secondsExpected: 3 }
}

/** The same for a page: of one that is never read, such as one of this machine, that nothing would come of it, and why. */
async function estimatePageCheck(ctx: AgentContext, { url }: CheckPageInput): Promise<CreditEstimate> {
  const price = estimatePageTool(ctx)
  try {
    await ctx.engines.vetAddress(url)
    return price
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    const isRefused = error.failure === 'not_public' || error.failure === 'address_refused'
    return isRefused ? { ...price, isFeasible: false, notes: [error.message] } : price
  }
}

const pageRow = (label: string, credits: number): PriceRow => ({ item: 'page', label, credits, unit: 'page' })

export const validateSchemaCharge = chargingOperation({
  operation: validateSchema,
  formula: 'page',
  prices: ({ page_tool }) => [pageRow('Structured data check', page_tool)],
  estimate: estimatePageCheck,
})

export const previewSocialCharge = chargingOperation({
  operation: previewSocial,
  formula: 'page',
  prices: ({ page_tool }) => [pageRow('Social preview check', page_tool)],
  estimate: estimatePageCheck,
})

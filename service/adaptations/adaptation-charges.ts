import { adaptArticle, regenerateAdaptation } from '#contract/adaptations.ts'
import { type CreditEstimate, chargingOperation } from '../credits/charging-operation.ts'
import type { ChatModel } from '../engines/chat-model/chat-model.ts'
import type { PriceList } from '../prices/price-list.ts'

/** The price in credits: one each, and nothing for none. */
export function estimateAdaptations(
  ctx: { prices: PriceList; engines: { models: { writing: ChatModel | null } } },
  platforms: readonly string[],
): CreditEstimate {
  const each = ctx.prices.adaptation
  return {
    creditsRequired: each * platforms.length,
    breakdown: each > 0 ? { adaptation: each * platforms.length } : {},
    secondsExpected: platforms.length === 0 ? 0 : ctx.engines.models.writing ? 25 : 1,
  }
}

export const adaptArticleCharge = chargingOperation({
  operation: adaptArticle,
  formula: 'adaptation × number of platforms that succeed',
  prices: ({ adaptation }) => [
    {
      item: 'adaptation',
      label: 'Social post',
      credits: adaptation,
      unit: 'platform',
    },
  ],
  estimate: (ctx, { platforms }) => estimateAdaptations(ctx, platforms),
})

export const regenerateAdaptationCharge = chargingOperation({
  operation: regenerateAdaptation,
  formula: 'adaptation of adaptArticle',
  estimate: (ctx) => estimateAdaptations(ctx, ['adaptation']),
})

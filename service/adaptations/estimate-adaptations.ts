import type { ChatModel } from '../engines/chat-model/chat-model.ts'
import type { PriceList } from '../prices/price-list.ts'

/** `breakdown` has each platform that costs something and sums to `creditsRequired`. */
export type AdaptationEstimate = {
  creditsRequired: number
  breakdown: Record<string, number>
  secondsExpected: number
}

/** The price in credits: one each, and nothing for none. */
export function estimateAdaptations(
  ctx: { prices: PriceList; engines: { models: { writing: ChatModel | null } } },
  platforms: readonly string[],
): AdaptationEstimate {
  const each = ctx.prices.adaptation
  return {
    creditsRequired: each * platforms.length,
    breakdown: each > 0 ? Object.fromEntries(platforms.map((platform) => [platform, each])) : {},
    secondsExpected: platforms.length === 0 ? 0 : ctx.engines.models.writing ? 25 : 1,
  }
}

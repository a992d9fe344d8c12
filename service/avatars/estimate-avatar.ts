import type { PriceList } from '../prices/price-list.ts'

/** The price of one avatar in credits, whoever it shows. */
export function estimateAvatar(ctx: { prices: PriceList }): {
  creditsRequired: number
  breakdown: Record<string, number>
  secondsExpected: number
} {
  const credits = ctx.prices.avatar
  return { creditsRequired: credits, breakdown: credits > 0 ? { avatar: credits } : {}, secondsExpected: 2 }
}

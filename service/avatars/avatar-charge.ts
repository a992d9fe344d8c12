import { createAvatar } from '#contract/avatars.ts'
import { type CreditEstimate, chargingOperation } from '../credits/charging-operation.ts'
import type { PriceList } from '../prices/price-list.ts'

/** The price of one avatar in credits, the same for every portrait. */
export function estimateAvatar(ctx: { prices: PriceList }): CreditEstimate {
  const credits = ctx.prices.avatar
  return { creditsRequired: credits, breakdown: credits > 0 ? { avatar: credits } : {}, secondsExpected: 2 }
}

export const avatarCharge = chargingOperation({
  operation: createAvatar,
  formula: 'avatar',
  prices: ({ avatar }) => [{ item: 'avatar', label: 'Avatar image', credits: avatar, unit: 'picture' }],
  estimate: (ctx) => estimateAvatar(ctx),
})

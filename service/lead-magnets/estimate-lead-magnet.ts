import type { CreateLeadMagnetInput } from '#contract/lead-magnets.ts'
import type { ChatModel } from '../engines/chat-model/chat-model.ts'
import type { PriceList } from '../prices/price-list.ts'

/** `breakdown` has only what costs something and sums to `creditsRequired`. */
export type LeadMagnetEstimate = {
  creditsRequired: number
  breakdown: Record<string, number>
  secondsExpected: number
}

/** The price of one lead magnet in credits, and how long it should take. */
export function estimateLeadMagnet(
  ctx: { prices: PriceList; engines: { models: { writing: ChatModel | null } } },
  input: Pick<CreateLeadMagnetInput, 'generate_images'>,
): LeadMagnetEstimate {
  const { lead_magnet, lead_magnet_with_images } = ctx.prices
  const pictures = input.generate_images ? Math.max(0, lead_magnet_with_images - lead_magnet) : 0
  const text = input.generate_images ? lead_magnet_with_images - pictures : lead_magnet
  const parts = { lead_magnet: text, pictures }
  const writing = ctx.engines.models.writing ? 60 : 1
  return {
    creditsRequired: text + pictures,
    breakdown: Object.fromEntries(Object.entries(parts).filter(([, credits]) => credits > 0)),
    secondsExpected: writing + 4 + (input.generate_images ? 4 : 0),
  }
}

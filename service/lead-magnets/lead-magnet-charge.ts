import { type CreateLeadMagnetInput, createLeadMagnet } from '#contract/lead-magnets.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { type CreditEstimate, chargingOperation } from '../credits/charging-operation.ts'
import type { ChatModel } from '../engines/chat-model/chat-model.ts'
import { findModels } from '../models/find-models.ts'
import type { PriceList } from '../prices/price-list.ts'

/** The price of one lead magnet in credits, and how long it should take. */
export function estimateLeadMagnet(
  ctx: { prices: PriceList; engines: { models: { writing: ChatModel | null } } },
  input: Pick<CreateLeadMagnetInput, 'generate_images'>,
): CreditEstimate {
  const { lead_magnet, lead_magnet_with_images } = ctx.prices
  const credits = input.generate_images ? lead_magnet_with_images : lead_magnet
  const item = input.generate_images ? 'lead_magnet_with_images' : 'lead_magnet'
  const writing = ctx.engines.models.writing ? 60 : 1
  return {
    creditsRequired: credits,
    breakdown: credits > 0 ? { [item]: credits } : {},
    secondsExpected: writing + 4 + (input.generate_images ? 4 : 0),
  }
}

/** Why a lead magnet would be too thin to publish, as a message; undefined if there is enough content. */
export async function findLack(ctx: AgentContext, input: CreateLeadMagnetInput): Promise<string | undefined> {
  const { writing: model } = await findModels(ctx)
  const { findLeadMagnetEvidence } = await import('./find-lead-magnet-evidence.ts')
  return ctx.engines.leadMagnetWriter.whyTooLittle({
    kind: input.type,
    topic: input.topic,
    language: input.language,
    evidence: model ? [] : await findLeadMagnetEvidence(ctx, input.topic),
    model,
  })
}

/** What the schema cannot say: three spaces are three characters and no topic. */
export function checkLeadMagnet(input: Pick<CreateLeadMagnetInput, 'topic'>): void {
  if (!/[\p{L}\p{N}]/u.test(input.topic)) throw invalid('topic', 'Enter a topic.')
}

export const leadMagnetCharge = chargingOperation({
  operation: createLeadMagnet,
  formula:
    'lead_magnet, or lead_magnet_with_images if generate_images; held and charged only where something could fill one',
  prices: ({ lead_magnet, lead_magnet_with_images }) => [
    { item: 'lead_magnet', label: 'Lead magnet', credits: lead_magnet },
    { item: 'lead_magnet_with_images', label: 'Lead magnet with images', credits: lead_magnet_with_images },
  ],
  check: (_ctx, input) => checkLeadMagnet(input),
  async estimate(ctx, input) {
    const lack = await findLack(ctx, input)
    const price = estimateLeadMagnet(ctx, input)
    return lack === undefined ? price : { ...price, secondsExpected: 1, notes: [lack], isFeasible: false }
  },
})

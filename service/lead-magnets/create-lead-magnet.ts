import { randomUUID } from 'node:crypto'
import type { CreatedLeadMagnet, CreateLeadMagnetInput } from '#contract/lead-magnets.ts'
import type { AgentContext } from '../context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { invalid } from '../errors.ts'
import { enqueue } from '../queue/enqueue.ts'
import { estimateLeadMagnet } from './estimate-lead-magnet.ts'

/**
 * Accepts one lead magnet (POST /api/agent/lead-magnets): its row, its hold on the credits and its job are one
 * transaction.
 * @throws {ServiceError} `invalid` for a topic without words, `insufficient_credits`
 */
export async function createLeadMagnet(
  ctx: AgentContext,
  input: CreateLeadMagnetInput,
): Promise<CreatedLeadMagnet> {
  checkLeadMagnet(input)
  const { creditsRequired, breakdown } = estimateLeadMagnet(ctx, input)
  const id = randomUUID()
  const { type, topic, language, platform } = input
  await chargedTransaction(ctx, async (inside) => {
    const now = inside.now()
    await inside.db.insert(leadMagnets).values({
      id,
      ...inside.caller,
      status: 'generating',
      credits: creditsRequired,
      input,
      type,
      topic,
      language,
      platform,
      createdAt: now,
      updatedAt: now,
    })
    await enqueue(inside, 'lead-magnet.make', { lead_magnet_id: id })
    // Last, because it locks the tenant's balance until the transaction ends.
    await reserveCredits(inside, {
      operation: 'createLeadMagnet',
      runId: id,
      credits: creditsRequired,
      breakdown,
    })
  })
  return {
    id,
    status: 'generating',
    type,
    topic,
    credits_charged: creditsRequired,
    auto_publish: input.auto_publish,
  }
}

/** What the schema cannot say: three spaces are three characters and no topic. */
export function checkLeadMagnet(input: Pick<CreateLeadMagnetInput, 'topic'>): void {
  if (!/[\p{L}\p{N}]/u.test(input.topic)) throw invalid('topic', 'Write the topic in words.')
}

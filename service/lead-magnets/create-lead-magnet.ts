import { randomUUID } from 'node:crypto'
import type { CreatedLeadMagnet, CreateLeadMagnetInput } from '#contract/lead-magnets.ts'
import type { AgentContext } from '../core/context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { queueRun } from '../runs/queue-run.ts'
import { checkLeadMagnet, estimateLeadMagnet, findLack } from './lead-magnet-charge.ts'
import { leadMagnetRun } from './lead-magnet-run.ts'

/**
 * Accepts one lead magnet (POST /api/agent/lead-magnets): its row, its hold on the credits and its job are one
 * transaction. One without enough content is accepted at no charge, reserves no credits, and its run fails immediately
 * with a message: the operation returns a lead magnet and nothing else.
 * @throws {ServiceError} `invalid` for a topic without words, `insufficient_credits`
 */
export async function createLeadMagnet(
  ctx: AgentContext,
  input: CreateLeadMagnetInput,
): Promise<CreatedLeadMagnet> {
  checkLeadMagnet(input)
  const estimate = estimateLeadMagnet(ctx, input)
  const canBeFilled = (await findLack(ctx, input)) === undefined
  const credits = canBeFilled ? estimate.creditsRequired : 0
  const id = randomUUID()
  const { type, topic, language, platform } = input
  return chargedTransaction(ctx, async (tx) => {
    const now = tx.now()
    await tx.db.insert(leadMagnets).values({
      id,
      ...tx.caller,
      status: 'generating',
      credits,
      input,
      type,
      topic,
      language,
      platform,
      createdAt: now,
      updatedAt: now,
    })
    const { breakdown } = estimate
    await queueRun(tx, leadMagnetRun, { id, ...(canBeFilled && { charge: { credits, breakdown } }) })
    return {
      id,
      status: 'generating',
      type,
      topic,
      credits_charged: credits,
      auto_publish: input.auto_publish,
    }
  })
}

import { randomUUID } from 'node:crypto'
import type { CreatedLeadMagnet, CreateLeadMagnetInput } from '#contract/lead-magnets.ts'
import type { AgentContext } from '../context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { invalid } from '../errors.ts'
import { findModels } from '../models/find-models.ts'
import { queueRun } from '../runs/queue-run.ts'
import { estimateLeadMagnet } from './estimate-lead-magnet.ts'
import { findLeadMagnetEvidence } from './find-lead-magnet-evidence.ts'
import { leadMagnetRun } from './lead-magnet-run.ts'

/**
 * Accepts one lead magnet (POST /api/agent/lead-magnets): its row, its hold on the credits and its job are one
 * transaction. One that cannot be filled is accepted for nothing, holds no credits, and its run fails at once in words: the
 * operation answers with a lead magnet and with nothing else.
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
  await chargedTransaction(ctx, async (tx) => {
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
  })
  return {
    id,
    status: 'generating',
    type,
    topic,
    credits_charged: credits,
    auto_publish: input.auto_publish,
  }
}

/** Why a lead magnet would be too thin to hand out, in words; undefined when there is enough to fill it. */
export async function findLack(ctx: AgentContext, input: CreateLeadMagnetInput): Promise<string | undefined> {
  const { writing: model } = await findModels(ctx)
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
  if (!/[\p{L}\p{N}]/u.test(input.topic)) throw invalid('topic', 'Write the topic in words.')
}

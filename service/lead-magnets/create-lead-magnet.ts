import { randomUUID } from 'node:crypto'
import type { CreatedLeadMagnet, CreateLeadMagnetInput } from '#contract/lead-magnets.ts'
import type { AgentContext } from '../context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { conflict, invalid } from '../errors.ts'
import { findModels } from '../models/find-models.ts'
import { enqueue } from '../queue/enqueue.ts'
import { estimateLeadMagnet } from './estimate-lead-magnet.ts'
import { findLeadMagnetEvidence } from './find-lead-magnet-evidence.ts'

/**
 * Accepts one lead magnet (POST /api/agent/lead-magnets): its row, its hold on the credits and its job are one
 * transaction.
 * @throws {ServiceError} `invalid` for a topic without words, `conflict` with `too_little_evidence`,
 * `insufficient_credits`
 */
export async function createLeadMagnet(
  ctx: AgentContext,
  input: CreateLeadMagnetInput,
): Promise<CreatedLeadMagnet> {
  checkLeadMagnet(input)
  await requireEvidence(ctx, input)
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

/** Nothing is accepted, and nothing held, that could not be filled. */
async function requireEvidence(ctx: AgentContext, input: CreateLeadMagnetInput): Promise<void> {
  const { writing: model } = await findModels(ctx)
  const why = await ctx.engines.leadMagnetWriter.whyTooLittle({
    kind: input.type,
    topic: input.topic,
    language: input.language,
    evidence: model ? [] : await findLeadMagnetEvidence(ctx, input.topic),
    model,
  })
  if (why !== undefined) throw conflict('too_little_evidence', `${why} Nothing was charged.`)
}

/** What the schema cannot say: three spaces are three characters and no topic. */
export function checkLeadMagnet(input: Pick<CreateLeadMagnetInput, 'topic'>): void {
  if (!/[\p{L}\p{N}]/u.test(input.topic)) throw invalid('topic', 'Write the topic in words.')
}

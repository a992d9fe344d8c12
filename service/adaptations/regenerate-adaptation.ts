import { randomUUID } from 'node:crypto'
import { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import type { Adaptation, RegenerateAdaptationInput } from '#contract/adaptations.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import { chargedTransaction, rejectUnaffordable } from '../credits/charged-transaction.ts'
import { settleCredits } from '../credits/end-hold.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { adaptations } from '../db/schema/adaptations.ts'
import { and, eq } from '../db/sql.ts'
import { estimateAdaptations } from './adaptation-charges.ts'
import { adaptationsJson } from './adaptation-json.ts'
import { emitAdaptationsEvent } from './emit-adaptations-event.ts'
import { getAdaptationRow } from './get-adaptation-row.ts'
import { openDigest } from './open-digest.ts'
import { type WrittenAdaptation, writeForPlatforms } from './write-for-platforms.ts'

const operation = 'regenerateAdaptation'

/**
 * Writes an adaptation again from the newest text of its article, beginning with another statement. It replaces the
 * text, an edit included, and keeps the id.
 * @throws {ServiceError} `not_found`; `conflict`: `nothing_to_adapt`, `version_conflict`; `insufficient_credits`
 */
export async function regenerateAdaptation(
  ctx: AgentContext,
  request: { adaptationId: string; input: RegenerateAdaptationInput },
): Promise<Sent<typeof Adaptation>> {
  const row = await getAdaptationRow(ctx, request.adaptationId)
  const platform = AdaptationPlatform.parse(row.platform)
  const opened = await openDigest(ctx, row.articleId)
  const includeRefLink = request.input.include_ref_link ?? row.includeRefLink
  const refLink = includeRefLink ? opened.referralLink : null
  const variant = row.variant + 1
  const { creditsRequired: credits, breakdown } = estimateAdaptations(ctx, [platform])
  await rejectUnaffordable(ctx, { credits, breakdown })
  const { content, engine, note } = await write(ctx, opened, {
    refLink,
    platforms: [{ platform, variant, earlier: row.content }],
  })
  const runId = randomUUID()
  return chargedTransaction(ctx, async (tx) => {
    const [changed] = await tx.db
      .update(adaptations)
      .set({
        content,
        variant,
        articleVersion: opened.articleVersion,
        includeRefLink,
        refLinkAppended: refLink !== null,
        engine,
        note,
        edited: false,
        version: row.version + 1,
        creditsUsed: row.creditsUsed + credits,
        updatedAt: tx.now(),
      })
      .where(
        and(
          eq(adaptations.id, row.id),
          eq(adaptations.tenantId, tx.caller.tenantId),
          eq(adaptations.version, row.version),
        ),
      )
      .returning()
    if (!changed) {
      await getAdaptationRow(tx, row.id)
      throw conflict('version_conflict', 'Someone else changed this. Reload to see the latest version.')
    }
    await reserveCredits(tx, { operation, runId, credits, breakdown })
    await settleCredits(tx, { operation, runId, used: credits })
    await emitAdaptationsEvent(tx, row.articleId, [changed], credits)
    const [json] = await adaptationsJson(tx, [changed])
    if (!json) throw new Error('A row has its form.')
    return json
  })
}

async function write(
  ...[ctx, opened, request]: Parameters<typeof writeForPlatforms>
): Promise<WrittenAdaptation> {
  const { written, errors } = await writeForPlatforms(ctx, opened, request)
  const [first] = written
  if (!first) throw conflict('nothing_to_adapt', errors[0]?.error ?? 'Nothing to write it from.')
  return first
}

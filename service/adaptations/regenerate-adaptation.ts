import { randomUUID } from 'node:crypto'
import { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import type { Adaptation, RegenerateAdaptationInput } from '#contract/adaptations.ts'
import type { AgentContext } from '../context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { settleCredits } from '../credits/end-hold.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { adaptations } from '../db/schema/adaptations.ts'
import { and, eq } from '../db/sql.ts'
import { conflict } from '../errors.ts'
import { adaptationsJson } from './adaptation-json.ts'
import { AdaptationRefusal } from './adaptation-refusal.ts'
import { emitAdaptationsEvent } from './emit-adaptations-event.ts'
import { estimateAdaptations } from './estimate-adaptations.ts'
import { getAdaptationRow } from './get-adaptation-row.ts'
import { openDigest } from './open-digest.ts'
import { writeAdaptation } from './write-adaptation.ts'

const operation = 'regenerateAdaptation'

/**
 * Writes an adaptation again from the newest text of its article, beginning with another statement. It replaces the
 * text, an edit included, and keeps the id.
 * @throws {ServiceError} `not_found`; `conflict`: `nothing_to_adapt`, `version_conflict`; `insufficient_credits`
 */
export async function regenerateAdaptation(
  ctx: AgentContext,
  request: { adaptationId: string; input: RegenerateAdaptationInput },
): Promise<Adaptation> {
  const row = await getAdaptationRow(ctx, request.adaptationId)
  const platform = AdaptationPlatform.parse(row.platform)
  const { digest, articleVersion, referralLink } = await openDigest(ctx, row.articleId)
  const includeRefLink = request.input.include_ref_link ?? row.includeRefLink
  const refLink = includeRefLink ? referralLink : null
  const variant = row.variant + 1
  const content = write(() => writeAdaptation(digest, { platform, refLink, variant }))
  const { creditsRequired: credits, breakdown } = estimateAdaptations(ctx, [platform])
  const runId = randomUUID()
  const saved = await chargedTransaction(ctx, async (inside) => {
    const [changed] = await inside.db
      .update(adaptations)
      .set({
        content,
        variant,
        articleVersion,
        includeRefLink,
        refLinkAppended: refLink !== null,
        engine: 'built-in',
        edited: false,
        version: row.version + 1,
        creditsUsed: row.creditsUsed + credits,
        updatedAt: inside.now(),
      })
      .where(
        and(
          eq(adaptations.id, row.id),
          eq(adaptations.tenantId, inside.caller.tenantId),
          eq(adaptations.version, row.version),
        ),
      )
      .returning()
    if (!changed) throw conflict('version_conflict', 'Somebody changed this adaptation in the meantime.')
    await reserveCredits(inside, { operation, runId, credits, breakdown })
    await settleCredits(inside, { operation, runId, used: credits })
    await emitAdaptationsEvent(inside, row.articleId, [changed], credits)
    return changed
  })
  const [json] = await adaptationsJson(ctx, [saved])
  if (!json) throw new Error('A row has its form.')
  return json
}

function write(work: () => string): string {
  try {
    return work()
  } catch (error) {
    throw error instanceof AdaptationRefusal ? conflict('nothing_to_adapt', error.message) : error
  }
}

import type { Sent } from '#contract/always-sent.ts'
import type { RotatedSecret, RotateSecretInput } from '#contract/webhooks.ts'
import type { AgentContext } from '../core/context.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { eq } from '../db/sql.ts'
import { answeredTransaction } from '../idempotency/answered-transaction.ts'
import { countOfEndpoint } from './count-deliveries.ts'
import { endpointColumns, endpointJson } from './endpoint-json.ts'
import { getEndpointRow } from './get-endpoint-row.ts'
import { sealWebhookSecret } from './seal-webhook-secret.ts'
import { createWebhookSecret } from './sign-webhook.ts'

/** Each makes every webhook's header longer; rotating more often drops the oldest. */
const maxRetiring = 4

/**
 * Replaces the signing secret; the new one is in this response and in no other. The previous one signs as well for
 * `overlap_hours`, and so do those that were still retiring; with 0 all of them stop immediately, as after a leak.
 * @throws {ServiceError} `not_found`
 */
export async function rotateWebhookSecret(
  ctx: AgentContext,
  input: RotateSecretInput & { id: string },
): Promise<Sent<typeof RotatedSecret>> {
  const { id, overlap_hours: overlapHours } = input
  const secret = createWebhookSecret()
  return answeredTransaction(ctx, async (tx) => {
    // Serializes concurrent rotations, so that neither loses the secret of the other.
    await tx.db
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, id))
      .for('update')
    const { sealedSecret, retiringSecrets } = await getEndpointRow(tx, id)
    const now = tx.now()
    const until = now.getTime() + overlapHours * 3_600_000
    const still = retiringSecrets.filter((one) => one.until > now.getTime())
    const retiring = overlapHours === 0 ? [] : [{ sealed: sealedSecret, until }, ...still]
    const [rotated] = await tx.db
      .update(webhookEndpoints)
      .set({
        sealedSecret: sealWebhookSecret(ctx.config, id, secret),
        retiringSecrets: retiring.slice(0, maxRetiring),
        updatedAt: now,
      })
      .where(eq(webhookEndpoints.id, id))
      .returning(endpointColumns)
    if (!rotated) throw new Error('A locked row can be changed.')
    const counts = await countOfEndpoint(tx, id)
    return { ...endpointJson(rotated, counts, now), secret }
  })
}

import type { Context } from '../context.ts'
import { claimDelivery } from './claim-delivery.ts'
import { recordFailure } from './record-failure.ts'
import { recordSuccess } from './record-success.ts'
import { recoverLostAttempt } from './recover-lost-attempt.ts'
import { sendWebhook } from './send-webhook.ts'

/**
 * Job `webhook.deliver`: one attempt, if one is due. The claim is one statement and the result one transaction with the
 * job of the next attempt; the request runs between them, outside both. Safe to run twice, at once or again.
 */
export async function deliverWebhook(ctx: Context, deliveryId: string): Promise<void> {
  let claim = await claimDelivery(ctx, deliveryId)
  if (!claim && (await recoverLostAttempt(ctx, deliveryId))) claim = await claimDelivery(ctx, deliveryId)
  if (!claim) return
  const outcome = await sendWebhook(ctx, claim)
  if (outcome.error === null) await recordSuccess(ctx, claim, outcome)
  else await recordFailure(ctx, claim, outcome)
}

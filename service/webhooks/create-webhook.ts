import { randomUUID } from 'node:crypto'
import type { Sent } from '#contract/always-sent.ts'
import type { CreatedWebhook, CreateWebhookInput } from '#contract/webhooks.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, count, eq, isNull, sql } from '../db/sql.ts'
import { answeredTransaction } from '../idempotency/answered-transaction.ts'
import { checkWebhookUrl } from './check-webhook-url.ts'
import { chosenEventTypes, endpointColumns, endpointJson } from './endpoint-json.ts'
import { lockAgent } from './lock-agent.ts'
import { sealWebhookSecret } from './seal-webhook-secret.ts'
import { createWebhookSecret } from './sign-webhook.ts'
import { warnOfSameUrl } from './warn-of-same-url.ts'

const maxEndpoints = 10

/**
 * Adds an endpoint; its secret is in this answer and in no other.
 * @throws {ServiceError} `invalid` for an address that could never be delivered to, `conflict` at the eleventh endpoint
 */
export async function createWebhook(
  ctx: AgentContext,
  input: CreateWebhookInput,
): Promise<Sent<typeof CreatedWebhook>> {
  const warnings = await checkWebhookUrl(ctx, input.url)
  const { tenantId } = ctx.caller
  const id = randomUUID()
  const secret = createWebhookSecret()
  const now = ctx.now()
  return answeredTransaction(ctx, async (tx) => {
    const { db } = tx
    await lockAgent(tx)
    // Serialized per tenant, so that two concurrent requests cannot both create the tenth.
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`webhook_endpoints ${tenantId}`}, 0))`,
    )
    const [live] = await db
      .select({ count: count() })
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.tenantId, tenantId), isNull(webhookEndpoints.deletedAt)))
    if ((live?.count ?? 0) >= maxEndpoints) {
      throw conflict(
        'too_many_endpoints',
        `There are ${maxEndpoints} webhook endpoints already, which is the limit; delete one first.`,
      )
    }
    warnings.push(...(await warnOfSameUrl(tx, { url: input.url })))
    const [created] = await db
      .insert(webhookEndpoints)
      .values({
        id,
        tenantId,
        agentId: ctx.caller.agentId,
        url: input.url,
        description: input.description ?? null,
        eventTypes: chosenEventTypes(input.event_types),
        sealedSecret: sealWebhookSecret(ctx.config, id, secret),
        createdAt: now,
        updatedAt: now,
      })
      .returning(endpointColumns)
    if (!created) throw new Error('An insert returns its row.')
    return { ...endpointJson(created, {}, now), ...(warnings.length > 0 && { warnings }), secret }
  })
}

import type { Sent } from '#contract/always-sent.ts'
import type { ChangeWebhookInput, WebhookEndpoint } from '#contract/webhooks.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, isNull, ne, or, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { checkWebhookUrl } from './check-webhook-url.ts'
import { countOfEndpoint } from './count-deliveries.ts'
import { chosenEventTypes, type EndpointRow, endpointColumns, endpointJson } from './endpoint-json.ts'
import { lockAgent } from './lock-agent.ts'
import { warnOfSameUrl } from './warn-of-same-url.ts'

/**
 * Changes the given fields. Enabling resets the failures; so does a new URL, which has not failed yet. Waiting
 * deliveries keep their next attempt and are sent to the new URL. Whoever gives an endpoint another URL, or enables what
 * ended with its agent, takes it over.
 * @throws {ServiceError} `invalid` for a URL that could never be delivered to, `not_found`
 */
export async function changeWebhook(
  ctx: AgentContext,
  input: ChangeWebhookInput & { id: string },
): Promise<Sent<typeof WebhookEndpoint>> {
  const warnings = input.url === undefined ? [] : await checkWebhookUrl(ctx, input.url)
  const row = await inTransaction(ctx, async (tx) => {
    await lockAgent(tx)
    return change(tx, input)
  })
  if (!row) throw notFound('webhook endpoint')
  if (input.url !== undefined) warnings.push(...(await warnOfSameUrl(ctx, { id: row.id, url: input.url })))
  const counts = await countOfEndpoint(ctx, row.id)
  return { ...endpointJson(row, counts, ctx.now()), ...(warnings.length > 0 && { warnings }) }
}

async function change(
  tx: AgentContext,
  input: ChangeWebhookInput & { id: string },
): Promise<EndpointRow | undefined> {
  const { isActive, disabledReason, failingSince, agentId, url } = webhookEndpoints
  const { id: _id, ...given } = input
  const isChange = Object.values(given).some((value) => value !== undefined)
  const isTakenOver = or(
    input.url === undefined ? undefined : ne(url, input.url),
    input.is_active === true ? eq(disabledReason, 'access_ended') : undefined,
  )
  const [row] = await tx.db
    .update(webhookEndpoints)
    .set({
      ...(isTakenOver && {
        agentId: sql`case when ${isTakenOver} then ${tx.caller.agentId}::uuid else ${agentId} end`,
      }),
      url: input.url,
      description: input.description,
      eventTypes: input.event_types && chosenEventTypes(input.event_types),
      isActive: input.is_active,
      ...(input.is_active === true && { disabledReason: null, failingSince: null, failingToldAt: null }),
      ...(input.is_active === false && {
        disabledReason: sql`case when ${isActive} then 'by_hand' else ${disabledReason} end`,
      }),
      ...(input.url !== undefined && {
        failingSince: sql`case when ${webhookEndpoints.url} = ${input.url} and ${input.is_active !== true}
          then ${failingSince} end`,
        failingToldAt: sql`case when ${webhookEndpoints.url} = ${input.url} and ${input.is_active !== true}
          then ${webhookEndpoints.failingToldAt} end`,
      }),
      updatedAt: isChange ? tx.now() : sql`${webhookEndpoints.updatedAt}`,
    })
    .where(
      and(
        eq(webhookEndpoints.id, input.id),
        eq(webhookEndpoints.tenantId, tx.caller.tenantId),
        isNull(webhookEndpoints.deletedAt),
      ),
    )
    .returning(endpointColumns)
  return row
}

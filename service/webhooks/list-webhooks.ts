import type { Sent } from '#contract/always-sent.ts'
import type { WebhookEndpointList } from '#contract/webhooks.ts'
import type { AgentContext } from '../core/context.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, desc, eq, isNull } from '../db/sql.ts'
import { countByEndpoint } from './count-deliveries.ts'
import { endpointColumns, endpointJson } from './endpoint-json.ts'

/** The tenant's endpoints, newest first, each with its health. */
export async function listWebhooks(ctx: AgentContext): Promise<Sent<typeof WebhookEndpointList>> {
  const [rows, counts] = await Promise.all([
    ctx.db
      .select(endpointColumns)
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.tenantId, ctx.caller.tenantId), isNull(webhookEndpoints.deletedAt)))
      .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id)),
    countByEndpoint(ctx),
  ])
  const now = ctx.now()
  return { webhooks: rows.map((row) => endpointJson(row, counts.get(row.id) ?? {}, now)) }
}

import type { AgentContext } from '../core/context.ts'
import { conflict, notFound } from '../core/errors.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, isNull } from '../db/sql.ts'
import { type EndpointRow, endpointColumns } from './endpoint-json.ts'

/** @throws {ServiceError} `not_found`, for a deleted endpoint too */
export async function getEndpointRow(ctx: AgentContext, id: string): Promise<EndpointRow> {
  const [row] = await ctx.db
    .select(endpointColumns)
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.id, id),
        eq(webhookEndpoints.tenantId, ctx.caller.tenantId),
        isNull(webhookEndpoints.deletedAt),
      ),
    )
  if (!row) throw notFound('webhook endpoint')
  return row
}

/**
 * The endpoint, if it is enabled.
 * @param then what to do once it is enabled, as text
 * @throws {ServiceError} `not_found`; `conflict` while it is disabled
 */
export async function getActiveEndpointRow(
  ctx: AgentContext,
  id: string,
  then: string,
): Promise<EndpointRow> {
  const row = await getEndpointRow(ctx, id)
  if (!row.isActive) {
    throw conflict('endpoint_disabled', `The endpoint is disabled. Enable it, then ${then}.`)
  }
  return row
}

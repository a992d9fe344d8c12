import type { AgentContext } from '../core/context.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { and, count, eq, inArray } from '../db/sql.ts'

/** How many deliveries each of these endpoints has, by status; a status without any is absent. */
export async function countDeliveries(
  ctx: AgentContext,
  endpointIds: string[],
): Promise<Map<string, Record<string, number>>> {
  const counts = new Map<string, Record<string, number>>(endpointIds.map((id) => [id, {}]))
  if (endpointIds.length === 0) return counts
  const rows = await ctx.db
    .select({
      endpointId: webhookDeliveries.endpointId,
      status: webhookDeliveries.status,
      count: count(),
    })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.tenantId, ctx.caller.tenantId),
        inArray(webhookDeliveries.endpointId, endpointIds),
      ),
    )
    .groupBy(webhookDeliveries.endpointId, webhookDeliveries.status)
  for (const row of rows) {
    const ofEndpoint = counts.get(row.endpointId)
    if (ofEndpoint) ofEndpoint[row.status] = row.count
  }
  return counts
}

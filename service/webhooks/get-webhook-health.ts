import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, isNull, sql } from '../db/sql.ts'
import { missingByEndpoint } from './count-deliveries.ts'

/**
 * `failing` counts active endpoints that have not taken a delivery since one failed, `disabled` those that the service
 * disabled, `deadLettered` failed deliveries that could be resent.
 */
export type WebhookHealth = { active: number; failing: number; disabled: number; deadLettered: number }

/** Endpoints that need a person. Those disabled or deleted on purpose are excluded, and so are their deliveries. */
export async function getWebhookHealth(ctx: AgentContext): Promise<WebhookHealth> {
  const live = and(eq(webhookEndpoints.tenantId, ctx.caller.tenantId), isNull(webhookEndpoints.deletedAt))
  const { isActive, disabledReason, failingSince } = webhookEndpoints
  const [endpoints] = await runPrepared(
    ctx.db
      .select({
        active: sql<number>`(count(*) filter (where ${isActive}))::int`,
        failing: sql<number>`(count(*) filter (where ${isActive} and ${failingSince} is not null))::int`,
        disabled: sql<number>`(count(*) filter (where not ${isActive} and ${disabledReason} <> 'by_hand'))::int`,
        deadLettered: sql<number>`coalesce(sum(missing.count)
        filter (where ${isActive} or ${disabledReason} <> 'by_hand'), 0)::int`,
      })
      .from(webhookEndpoints)
      .leftJoin(
        sql`(${missingByEndpoint(ctx)}) as missing`,
        sql`missing.endpoint_id = ${webhookEndpoints.id}`,
      )
      .where(live),
  )
  return endpoints ?? { active: 0, failing: 0, disabled: 0, deadLettered: 0 }
}

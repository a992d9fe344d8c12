import type { AgentContext } from '../core/context.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, count, eq, isNull, ne, or, sql } from '../db/sql.ts'

/** `disabled` counts endpoints that the service disabled; `deadLettered` failed deliveries that could be resent. */
type WebhookHealth = { active: number; disabled: number; deadLettered: number }

/** Endpoints that need a person. Those disabled or deleted on purpose are excluded, and so are their deliveries. */
export async function getWebhookHealth(ctx: AgentContext): Promise<WebhookHealth> {
  const live = and(eq(webhookEndpoints.tenantId, ctx.caller.tenantId), isNull(webhookEndpoints.deletedAt))
  const { isActive, disabledReason } = webhookEndpoints
  const [[endpoints], [dead]] = await Promise.all([
    ctx.db
      .select({
        active: sql<number>`count(*) filter (where ${isActive})::int`,
        disabled: sql<number>`count(*) filter (where not ${isActive} and ${disabledReason} <> 'by_hand')::int`,
      })
      .from(webhookEndpoints)
      .where(live),
    ctx.db
      .select({ count: count() })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(
        and(
          live,
          or(eq(isActive, true), ne(disabledReason, 'by_hand')),
          eq(webhookDeliveries.tenantId, ctx.caller.tenantId),
          eq(webhookDeliveries.status, 'dead_lettered'),
          isNull(webhookDeliveries.deliveredAt),
          eq(webhookDeliveries.isTest, false),
        ),
      ),
  ])
  return {
    active: endpoints?.active ?? 0,
    disabled: endpoints?.disabled ?? 0,
    deadLettered: dead?.count ?? 0,
  }
}

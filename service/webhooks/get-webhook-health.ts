import { isFailing } from '#contract/webhook-retries.ts'
import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, isNull, sql } from '../db/sql.ts'
import { failedByEndpoint, missingByEndpoint } from './count-deliveries.ts'

/**
 * `failing` counts active endpoints that have not taken a delivery since one failed and need a person, `retrying` those
 * that retries take care of, `disabled` those that the service disabled, `deadLettered` failed deliveries that could be
 * resent.
 */
export type WebhookHealth = {
  active: number
  failing: number
  retrying: number
  disabled: number
  deadLettered: number
}

/** Nothing is at fault with these; who ended the access of an agent meant its endpoints, too. */
const onPurpose = new Set(['by_hand', 'access_ended'])

/** Endpoints that need a person. Those disabled or deleted on purpose are excluded, and so are their deliveries. */
export async function getWebhookHealth(ctx: AgentContext): Promise<WebhookHealth> {
  const { id, tenantId, deletedAt, isActive, disabledReason, failingSince } = webhookEndpoints
  const endpoints = await runPrepared(
    ctx.db
      .select({
        isActive,
        disabledReason,
        failingSince,
        failed: sql<number>`coalesce(failed.count, 0)::int`,
        missing: sql<number>`coalesce(missing.count, 0)::int`,
      })
      .from(webhookEndpoints)
      .leftJoin(sql`(${failedByEndpoint(ctx)}) as failed`, sql`failed.endpoint_id = ${id}`)
      .leftJoin(sql`(${missingByEndpoint(ctx)}) as missing`, sql`missing.endpoint_id = ${id}`)
      .where(and(eq(tenantId, ctx.caller.tenantId), isNull(deletedAt))),
  )
  const active = endpoints.filter((endpoint) => endpoint.isActive)
  const disabled = endpoints.filter(
    (one) => !one.isActive && one.disabledReason && !onPurpose.has(one.disabledReason),
  )
  const broken = active.filter((endpoint) => endpoint.failingSince !== null)
  const failing = broken.filter((one) =>
    isFailing(one.failingSince?.getTime(), one.failed, ctx.now().getTime()),
  )
  return {
    active: active.length,
    failing: failing.length,
    retrying: broken.length - failing.length,
    disabled: disabled.length,
    deadLettered: [...active, ...disabled].reduce((sum, { missing }) => sum + missing, 0),
  }
}

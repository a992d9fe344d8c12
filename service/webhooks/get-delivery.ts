import type { Sent } from '#contract/always-sent.ts'
import type { DeliveryAttempt, DeliveryDetail } from '#contract/deliveries.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { deliveryAttempts, events, webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, asc, eq } from '../db/sql.ts'
import { isOpenedByOperator } from '../outbound/is-opened-by-operator.ts'
import { type DeliveryRow, deliveryColumns, deliveryJson } from './delivery-json.ts'
import { nextAttemptOf, plannedAttempts } from './retry-schedule.ts'
import { webhookHeaders } from './webhook-headers.ts'

type AttemptRow = typeof deliveryAttempts.$inferSelect

/**
 * A delivery with what is sent, every attempt, and those planned.
 * @throws {ServiceError} `not_found`
 */
export async function getDelivery(ctx: AgentContext, id: string): Promise<Sent<typeof DeliveryDetail>> {
  const [row] = await ctx.db
    .select({ ...deliveryColumns, payload: events.payload })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(events, eq(events.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tenantId, ctx.caller.tenantId)))
  if (!row) throw notFound('delivery')
  const attempts = await ctx.db
    .select()
    .from(deliveryAttempts)
    .where(eq(deliveryAttempts.deliveryId, id))
    .orderBy(asc(deliveryAttempts.attempt))
  const sent = attempts.findLast((attempt) => Object.keys(attempt.requestHeaders).length > 0)
  const isWithheld = isOpenedByOperator(ctx.config, row.endpoint.url)
  return {
    ...deliveryJson(row),
    payload: row.payload,
    headers: sent?.requestHeaders ?? webhookHeaders(row.delivery),
    attempts_log: attempts.map((attempt) => attemptJson(attempt, isWithheld)),
    planned_attempts: planOf(row).map((at) => at.toISOString()),
  }
}

function attemptJson(row: AttemptRow, isWithheld: boolean): DeliveryAttempt {
  return {
    attempt: row.attempt,
    at: row.at.toISOString(),
    ...(row.httpStatus !== null && { http_status: row.httpStatus }),
    ...(row.error !== null && { error: row.error }),
    duration_ms: row.durationMs,
    ...(row.responseExcerpt !== null && { response_excerpt: row.responseExcerpt }),
    ...(row.responseHeaders !== null && { response_headers: row.responseHeaders }),
    ...(row.responseExcerpt === null && row.httpStatus !== null && isWithheld && { response_withheld: true }),
  }
}

/** For an attempt in progress: what follows if it fails now. */
function planOf({ delivery, endpoint }: DeliveryRow): Date[] {
  if (!endpoint.isActive) return []
  const made = delivery.attempts - delivery.roundStart
  const { isTest, status, updatedAt, nextAttemptAt } = delivery
  const next =
    status === 'delivering'
      ? nextAttemptOf({ attemptInRound: made, isTest }, { now: updatedAt, random: 0.5 })
      : nextAttemptAt
  if (!next) return []
  return isTest ? [next] : plannedAttempts(made, next)
}

import type { RecoverInput } from '#contract/recoveries.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { and, eq, gte, inArray, isNull, lt } from '../db/sql.ts'

export type RecoverySpan = { since: Date; until: Date }

/** @throws {ServiceError} `invalid` when the span is empty */
export function recoverySpan(ctx: AgentContext, input: Pick<RecoverInput, 'since' | 'until'>): RecoverySpan {
  const since = new Date(input.since)
  const until = input.until === undefined ? ctx.now() : new Date(input.until)
  if (until > since) return { since, until }
  if (input.until === undefined) throw invalid('since', 'Must be in the past.')
  throw invalid('until', 'Must be later than since.')
}

/** Deliveries to an endpoint that were created in a span. */
export function inSpan(endpoint: { tenantId: string; endpointId: string }, { since, until }: RecoverySpan) {
  return and(
    eq(webhookDeliveries.tenantId, endpoint.tenantId),
    eq(webhookDeliveries.endpointId, endpoint.endpointId),
    gte(webhookDeliveries.createdAt, since),
    lt(webhookDeliveries.createdAt, until),
  )
}

/**
 * Deliveries that never reached an endpoint: dead-lettered, or waiting for a retry. Once delivered, a delivery is
 * excluded whatever the outcome of a resend, and so are tests, of which nothing had happened.
 */
export function recoverable(endpoint: { tenantId: string; endpointId: string }, span: RecoverySpan) {
  return and(
    inSpan(endpoint, span),
    inArray(webhookDeliveries.status, ['failed', 'dead_lettered']),
    isNull(webhookDeliveries.deliveredAt),
    eq(webhookDeliveries.isTest, false),
  )
}

import type { Context } from '../core/context.ts'
import {
  webhookDeliveries as deliveries,
  webhookEndpoints as endpoints,
  events,
  type RetiringSecret,
} from '../db/schema/webhooks.ts'
import { sql } from '../db/sql.ts'
import { endpointDeletedWords, endpointDisabledWords } from '../events/delivery-words.ts'
import { isTracing } from '../tracing/tracing.ts'

/** The data for one attempt. `attempt` counts from 1 over all rounds; with the id it is the claim. */
export type ClaimedDelivery = {
  id: string
  attempt: number
  /** When the delivery was created, in milliseconds since 1970. */
  createdAtMs: number
  /** Attempts of this round, this one included. */
  attemptInRound: number
  /** Sent once. */
  isTest: boolean
  endpointId: string
  eventId: string
  url: string
  sealedSecret: string
  retiringSecrets: RetiringSecret[]
  /** The envelope exactly as it was written. */
  body: string
  /** The span that emitted the event. */
  traceparent?: string | undefined
}

/** `room` is the maximum number of deliveries to claim for the endpoint. */
export type Demand = { endpointId: string; room: number }

/**
 * Claims due deliveries, the longest due first, up to `room` of each endpoint, in one statement. A row goes to one
 * worker only: locked rows are skipped. Due deliveries of a deleted or disabled endpoint are dead-lettered instead, and
 * not returned. `taken` counts both, by endpoint.
 *
 * The ids go through an array and the body through a sub-query because the planner cannot know how small `room` is:
 * with joins it reads whole tables.
 */
export async function claimDeliveries(
  ctx: Context,
  demands: readonly Demand[],
): Promise<{ claims: ClaimedDelivery[]; taken: Map<string, number> }> {
  const now = ctx.now().toISOString()
  const { rows } = await ctx.db.execute<ClaimedRow>(sql`
    with due as materialized (
      select due.id from json_to_recordset(${JSON.stringify(demands)}::json) as demand("endpointId" uuid, room int)
      cross join lateral (
        select id from ${deliveries}
        where endpoint_id = demand."endpointId" and status in ('queued', 'failed') and next_attempt_at <= ${now}
        order by next_attempt_at limit demand.room
        for update skip locked
      ) due
    )
    update ${deliveries} as delivery set
      status = case when endpoint.is_active then 'delivering' else 'dead_lettered' end,
      attempts = attempts + case when endpoint.is_active then 1 else 0 end,
      reason = case when endpoint.deleted_at is not null then 'endpoint_gone'
        when not endpoint.is_active then 'endpoint_disabled' end,
      last_error = case when endpoint.deleted_at is not null then ${endpointDeletedWords}
        when not endpoint.is_active then ${endpointDisabledWords} else delivery.last_error end,
      next_attempt_at = null, updated_at = ${now}
    from ${endpoints} as endpoint
    where delivery.id = any (array(select id from due)) and endpoint.id = delivery.endpoint_id
    returning delivery.id, delivery.attempts, delivery.round_start, delivery.is_test, delivery.endpoint_id, delivery.event_id,
      delivery.status, (extract(epoch from delivery.created_at) * 1000)::float8 as created_at_ms, endpoint.url, endpoint.sealed_secret, endpoint.retiring_secrets,
      (select payload::text from ${events} as event where event.id = delivery.event_id) as body,
      ${isTracing() ? sql`(select traceparent from ${events} as event where event.id = delivery.event_id)` : sql`null::text`} as traceparent`)
  const taken = new Map<string, number>()
  for (const row of rows) taken.set(row.endpoint_id, (taken.get(row.endpoint_id) ?? 0) + 1)
  return { claims: rows.filter(({ status }) => status === 'delivering').map(claimOf), taken }
}

type ClaimedRow = {
  id: string
  attempts: number
  round_start: number
  is_test: boolean
  endpoint_id: string
  event_id: string
  status: string
  created_at_ms: number
  url: string
  sealed_secret: string
  retiring_secrets: RetiringSecret[]
  body: string
  traceparent: string | null
}

function claimOf(row: ClaimedRow): ClaimedDelivery {
  return {
    id: row.id,
    attempt: row.attempts,
    createdAtMs: row.created_at_ms,
    attemptInRound: row.attempts - row.round_start,
    isTest: row.is_test,
    endpointId: row.endpoint_id,
    eventId: row.event_id,
    url: row.url,
    sealedSecret: row.sealed_secret,
    retiringSecrets: row.retiring_secrets,
    body: row.body,
    traceparent: row.traceparent ?? undefined,
  }
}

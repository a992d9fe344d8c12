import type { Context } from '../core/context.ts'
import { batchRows } from '../db/in-batches.ts'
import { rowCountChanges, rowCounts } from '../db/schema/row-counts.ts'
import { deliveryAttempts, events, webhookDeliveries, webhookRecoveries } from '../db/schema/webhooks.ts'
import { sql } from '../db/sql.ts'
import { deletedRows, deleteInBatches } from '../retention/delete-in-batches.ts'

/**
 * Maintenance: deliveries that ended go with their attempts, once they are old and nothing happened to them for as long.
 * One that will be tried again stays. The oldest of each kind are found in the index of the lists.
 */
export function deleteOldDeliveries(ctx: Context): Promise<void> {
  return deleteInBatches(
    ctx,
    { kept: 'deliveries', days: ctx.config.keepDays.deliveries },
    (before) => sql`
      with kind as (
        select distinct facets[1]::uuid as endpoint_id, facets[2] as event_type, facets[3] as status from (
          select facets from ${rowCounts} where list = 'deliveries' and hour = '-infinity'
          union all select facets from ${rowCountChanges} where list = 'deliveries'
        ) as counted where facets[3] in ('delivered', 'dead_lettered')
      ), old as (
        select oldest.id from kind cross join lateral (
          select id from ${webhookDeliveries} as delivery
          where delivery.endpoint_id = kind.endpoint_id and delivery.event_type = kind.event_type
            and delivery.status = kind.status and created_at < ${before} and updated_at < ${before}
          order by created_at, id limit ${batchRows}
        ) as oldest limit ${batchRows}
      ), taken as materialized (
        select id from ${webhookDeliveries} where id = any (array(select id from old))
          and status in ('delivered', 'dead_lettered') and updated_at < ${before}
        for update skip locked
      ), attempts as (
        delete from ${deliveryAttempts} as attempt where delivery_id = any (array(select id from taken))
        returning pg_column_size(attempt) as bytes
      ), gone as (
        delete from ${webhookDeliveries} as delivery where id = any (array(select id from taken))
        returning pg_column_size(delivery) as bytes
      )
      select (select count(*)::int from gone) as rows,
        ((select coalesce(sum(bytes), 0) from gone) + (select coalesce(sum(bytes), 0) from attempts))::float8 as bytes`,
  )
}

/** Maintenance: what was sent and answered goes from old attempts; when they were made and how they ended stays. */
export function emptyOldAttempts(ctx: Context): Promise<void> {
  return deleteInBatches(
    ctx,
    { kept: 'attempt_bodies', days: ctx.config.keepDays.attempt_bodies },
    (before) => sql`
      with old as materialized (
        select delivery_id, attempt, pg_column_size(request_headers) + coalesce(pg_column_size(response_excerpt), 0)
          + coalesce(pg_column_size(response_headers), 0) as bytes
        from ${deliveryAttempts}
        where at < ${before} and (response_excerpt is not null or request_headers <> '{}')
        order by at limit ${batchRows} for update skip locked
      ), emptied as (
        update ${deliveryAttempts} as attempt set request_headers = '{}', response_excerpt = null, response_headers = null
        from old where attempt.delivery_id = old.delivery_id and attempt.attempt = old.attempt
        returning old.bytes
      )
      select count(*)::int as rows, coalesce(sum(bytes), 0)::float8 as bytes from emptied`,
  )
}

/**
 * Maintenance: old events go, but never before their deliveries. While deliveries are kept longer, so are all events: each
 * visit would pass every old event whose deliveries are still there.
 */
export function deleteOldEvents(ctx: Context): Promise<void> {
  const { events: ofEvents, deliveries } = ctx.config.keepDays
  const days = ofEvents === null || deliveries === null ? null : Math.max(ofEvents, deliveries)
  return deleteInBatches(ctx, { kept: 'events', days }, (before) =>
    deletedRows(
      events,
      sql`${events.createdAt} < ${before}
        and not exists (select from ${webhookDeliveries} as delivery where delivery.event_id = ${events.id})
        order by ${events.createdAt}`,
    ),
  )
}

/** Maintenance: recoveries that ended long ago. */
export function deleteOldRecoveries(ctx: Context): Promise<void> {
  const { createdAt, status } = webhookRecoveries
  return deleteInBatches(ctx, { kept: 'run_logs', days: ctx.config.keepDays.run_logs }, (before) =>
    deletedRows(webhookRecoveries, sql`${createdAt} < ${before} and ${status} not in ('queued', 'running')`),
  )
}

import type { Context } from '../core/context.ts'
import { pageDayOrigins, pageDays } from '../db/schema/results.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { sql } from '../db/sql.ts'
import { batchRows, deleteInBatches } from '../retention/delete-in-batches.ts'

/** Retention: days that are older than their tenant keeps them. */
export async function deleteOldDays(ctx: Context): Promise<void> {
  for (const table of [pageDays, pageDayOrigins]) {
    await deleteInBatches(
      ctx,
      { kept: 'results', days: 0 },
      (today) => sql`
        with old as materialized (
          select counted.ctid as place from ${table} as counted join ${tenantSettings} as kept
            on kept.tenant_id = counted.tenant_id
          where counted.day < ${today}::date - kept.result_retention_days
          limit ${batchRows} for update of counted skip locked
        ), gone as (
          delete from ${table} as counted where ctid = any (array(select place from old))
          returning pg_column_size(counted) as bytes
        )
        select count(*)::int as rows, coalesce(sum(bytes), 0)::float8 as bytes from gone`,
    )
  }
}

import type { Context } from '../core/context.ts'
import { pageDayOrigins, pageDays } from '../db/schema/results.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { sql } from '../db/sql.ts'
import { deletedRows, deleteInBatches } from '../retention/delete-in-batches.ts'

/** Retention: days that are older than their tenant keeps them. */
export async function deleteOldDays(ctx: Context): Promise<void> {
  for (const table of [pageDays, pageDayOrigins]) {
    await deleteInBatches(ctx, { kept: 'results', days: 0 }, (today) =>
      deletedRows(
        table,
        sql`exists (
          select from ${tenantSettings} as kept where kept.tenant_id = ${table.tenantId}
            and ${table.day} < ${today}::date - kept.result_retention_days
        )`,
      ),
    )
  }
}

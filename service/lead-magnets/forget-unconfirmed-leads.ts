import { unconfirmedLeadDays } from '#contract/unconfirmed-leads.ts'
import type { Context } from '../core/context.ts'
import { leads } from '../db/schema/lead-magnets.ts'
import { sql } from '../db/sql.ts'
import { deletedRows, deleteInBatches } from '../retention/delete-in-batches.ts'

/** Retention: deletes unconfirmed email addresses. */
export function forgetUnconfirmedLeads(ctx: Context): Promise<void> {
  return deleteInBatches(ctx, { kept: 'unconfirmed_leads', days: unconfirmedLeadDays }, (before) =>
    deletedRows(leads, sql`${leads.status} = 'pending' and ${leads.consentedAt} < ${before}`),
  )
}

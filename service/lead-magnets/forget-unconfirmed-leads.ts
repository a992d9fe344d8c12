import type { Context } from '../core/context.ts'
import { leads } from '../db/schema/lead-magnets.ts'
import { and, eq, lt } from '../db/sql.ts'

/** Longer than the lifetime of the link in the confirmation email. */
const unconfirmedDays = 3

/** Maintenance: deletes unconfirmed email addresses. */
export async function forgetUnconfirmedLeads(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - unconfirmedDays * 86_400_000)
  await ctx.db.delete(leads).where(and(eq(leads.status, 'pending'), lt(leads.consentedAt, before)))
}

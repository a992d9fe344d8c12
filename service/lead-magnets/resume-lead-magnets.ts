import type { Context } from '../context.ts'
import { leads } from '../db/schema/lead-magnets.ts'
import { and, eq, lt } from '../db/sql.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import { resumeRuns } from '../runs/resume-runs.ts'
import { leadMagnetRun } from './lead-magnet-run.ts'

/** Longer than the link in the confirmation mail works. */
const unconfirmedDays = 3

/** Housekeeping: what was given up is made after all, and addresses that nobody confirmed are forgotten. */
export async function resumeLeadMagnets(ctx: Context): Promise<void> {
  await resumeRuns(ctx, leadMagnetRun, (tx, runIds) =>
    enqueueAll(
      tx,
      'lead-magnet.make',
      runIds.map((id) => ({ lead_magnet_id: id })),
    ),
  )
  const before = new Date(ctx.now().getTime() - unconfirmedDays * 86_400_000)
  await ctx.db.delete(leads).where(and(eq(leads.status, 'pending'), lt(leads.consentedAt, before)))
}

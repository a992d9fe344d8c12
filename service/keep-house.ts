import { deleteOldRegistrations } from './agents/delete-old-registrations.ts'
import { resumeArticles } from './articles/resume-articles.ts'
import { resumeBrandScans } from './brand-scans/brand-scan-run.ts'
import type { Context } from './context.ts'
import { sql } from './db/sql.ts'
import { deleteOldAnswers } from './idempotency/keep-answer.ts'
import { backfillEmbeddings } from './knowledge/backfill-embeddings.ts'
import { resumeLeadMagnets } from './lead-magnets/resume-lead-magnets.ts'
import { releaseAbandonedChecks } from './page-tools/release-abandoned-checks.ts'
import { enqueueAll } from './queue/enqueue.ts'
import { resumeRuns } from './runs/resume-runs.ts'
import { scoutRunKind } from './scout-runs/scout-run-kind.ts'
import { eraseOldContacts } from './warm-leads/erase-contacts.ts'
import { warmLeadRunKind } from './warm-leads/warm-lead-run-kind.ts'
import { recoveryRunKind } from './webhooks/recovery-run-kind.ts'

/** Every few minutes: what is past its time goes, and the queue's statistics stay fresh for the planner. */
export async function keepHouse(ctx: Context): Promise<void> {
  await deleteOldAnswers(ctx)
  await deleteOldRegistrations(ctx)
  await resumeArticles(ctx)
  await resumeRuns(ctx, scoutRunKind, (inside, runIds) =>
    enqueueAll(
      inside,
      'scout.run',
      runIds.map((run_id) => ({ run_id })),
    ),
  )
  await resumeBrandScans(ctx)
  await resumeLeadMagnets(ctx)
  await backfillEmbeddings(ctx)
  await releaseAbandonedChecks(ctx)
  await resumeRuns(ctx, warmLeadRunKind, (inside, ids) =>
    enqueueAll(
      inside,
      'warm-lead.run',
      ids.map((id) => ({ run_id: id })),
    ),
  )
  await eraseOldContacts(ctx)
  await resumeRuns(ctx, recoveryRunKind, (inside, ids) =>
    enqueueAll(
      inside,
      'webhook.recover',
      ids.map((id) => ({ recovery_id: id })),
    ),
  )
  await ctx.db.execute(sql`delete from cache_entries where expires_at < now()`)
  await ctx.db.execute(sql`delete from rate_limit_counts where expire < ${ctx.now().getTime() - 3_600_000}`)
  await ctx.db.execute(sql`analyze pgboss.job_common`)
  await ctx.db.execute(sql`analyze webhook_deliveries`)
}

import { Counter } from 'prom-client'
import type { Context } from './core/context.ts'
import { sql } from './db/sql.ts'
import { maintenanceSteps, retentionSteps, runs } from './registry/registry.ts'
import { deleteCacheEntries, deleteRateLimitCounts } from './retention/delete-expired-entries.ts'
import { resumeRuns } from './runs/resume-runs.ts'

const failures = new Counter({
  name: 'masthead_housekeeping_failures_total',
  help: 'Housekeeping steps that failed.',
  labelNames: ['step'],
})

/** By the name that logs and metrics use. */
type Steps = Readonly<Record<string, (ctx: Context) => Promise<unknown>>>

const maintenance: Steps = {
  ...Object.fromEntries(
    runs.map((kind) => [`resume_${kind.name}`, (ctx: Context) => resumeRuns(ctx, kind)] as const),
  ),
  ...maintenanceSteps,
  analyze_jobs: (ctx) => ctx.db.execute(sql`analyze pgboss.job_common`),
  analyze_deliveries: (ctx) => ctx.db.execute(sql`analyze webhook_deliveries`),
}

const retention: Steps = {
  ...retentionSteps,
  delete_cache_entries: deleteCacheEntries,
  delete_rate_limit_counts: deleteRateLimitCounts,
}

for (const step of Object.keys({ ...maintenance, ...retention })) failures.inc({ step }, 0)

/** Every few minutes: lost work is taken up, and the queue's statistics stay fresh for the planner. */
export function runMaintenance(ctx: Context, signal = ctx.stopping): Promise<void> {
  return runSteps(ctx, maintenance, signal)
}

/** Every few minutes: what is past its time goes. Apart from maintenance, which must not wait for a large backlog. */
export function runRetention(ctx: Context, signal = ctx.stopping): Promise<void> {
  return runSteps(ctx, retention, signal)
}

/**
 * Steps are independent: one that fails is logged and counted, and the others run. It is tried again the next time, and so
 * is what is left once `signal` is aborted.
 */
async function runSteps(ctx: Context, steps: Steps, signal: AbortSignal): Promise<void> {
  const stopping = AbortSignal.any([ctx.stopping, signal])
  for (const [step, run] of Object.entries(steps)) {
    if (stopping.aborted) return
    try {
      await run({ ...ctx, stopping })
    } catch (error) {
      failures.inc({ step })
      ctx.log.error({ err: error, step }, 'housekeeping step failed')
    }
  }
}

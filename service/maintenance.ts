import { Counter } from 'prom-client'
import type { Context } from './core/context.ts'
import { sql } from './db/sql.ts'
import { maintenanceSteps, runs } from './registry/registry.ts'
import { resumeRuns } from './runs/resume-runs.ts'

const failures = new Counter({
  name: 'masthead_housekeeping_failures_total',
  help: 'Housekeeping steps that failed.',
  labelNames: ['step'],
})

/** By the name that logs and metrics use. */
const steps: Record<string, (ctx: Context) => Promise<unknown>> = {
  ...maintenanceSteps,
  ...Object.fromEntries(
    runs.map((kind) => [`resume_${kind.name}`, (ctx: Context) => resumeRuns(ctx, kind)] as const),
  ),
  delete_cache_entries: (ctx) => ctx.db.execute(sql`delete from cache_entries where expires_at < now()`),
  delete_rate_limit_counts: (ctx) =>
    ctx.db.execute(sql`delete from rate_limit_counts where expire < ${ctx.now().getTime() - 3_600_000}`),
  analyze_jobs: (ctx) => ctx.db.execute(sql`analyze pgboss.job_common`),
  analyze_deliveries: (ctx) => ctx.db.execute(sql`analyze webhook_deliveries`),
}

for (const step of Object.keys(steps)) failures.inc({ step }, 0)

/**
 * Every few minutes: what is past its time goes, and the queue's statistics stay fresh for the planner. Steps are
 * independent: one that fails is logged and counted, and the others run. It is tried again the next time.
 */
export async function runMaintenance(ctx: Context): Promise<void> {
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run(ctx)
    } catch (error) {
      failures.inc({ step })
      ctx.log.error({ err: error, step }, 'housekeeping step failed')
    }
  }
}

import { sql } from 'drizzle-orm'
import type { Health } from '#contract/health.ts'
import type { Context } from '../context.ts'
import { version } from '../version.ts'

const patienceMs = 2000

/** Asks what the service stands on; a check that does not answer in two seconds is false. */
export async function getHealth(ctx: Context): Promise<{ healthy: boolean; health: Health }> {
  const [database, cache] = await Promise.all([
    answers(ctx.db.execute(sql`select 1`).then(() => true)),
    answers(ctx.engines.limiter.isReachable()),
  ])
  const healthy = database && cache
  return {
    healthy,
    health: {
      status: healthy ? 'healthy' : 'degraded',
      checks: { cache, database },
      timestamp: ctx.now().toISOString(),
      version,
    },
  }
}

function answers(check: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs).unref())
  return Promise.race([check.catch(() => false), late])
}

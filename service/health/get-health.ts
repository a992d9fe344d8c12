import type { Health } from '#contract/health.ts'
import { version } from '../config/version.ts'
import type { Context } from '../core/context.ts'
import { sql } from '../db/sql.ts'

type Checks = { cache: boolean; database: boolean }

const timeoutMs = 2000

/** Checks under way, by the database they ask. */
const inProgress = new WeakMap<Context['db'], Promise<Checks>>()

/**
 * Asks what the service stands on; a check that does not answer in two seconds is false. Whoever asks while a check is
 * under way is told what it finds: however many ask, one does.
 */
export async function getHealth(ctx: Context): Promise<{ healthy: boolean; health: Health }> {
  const checking = inProgress.get(ctx.db) ?? check(ctx).finally(() => inProgress.delete(ctx.db))
  inProgress.set(ctx.db, checking)
  const checks = await checking
  const healthy = checks.database && checks.cache
  return {
    healthy,
    health: {
      status: healthy ? 'healthy' : 'degraded',
      checks,
      timestamp: ctx.now().toISOString(),
      version,
    },
  }
}

async function check(ctx: Context): Promise<Checks> {
  const [database, cache] = await Promise.all([
    answers(ctx.db.execute(sql`select 1`).then(() => true)),
    answers(ctx.engines.cache.isReachable()),
  ])
  return { cache, database }
}

async function answers(check: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), timeoutMs)
  const answer = await Promise.race([check.catch(() => false), promise])
  clearTimeout(timer)
  return answer
}

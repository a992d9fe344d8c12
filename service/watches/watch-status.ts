import { runPrepared } from '../db/prepared.ts'
import { watches, watchRuns } from '../db/schema/watches.ts'
import { and, count, eq, gte, inArray, sql } from '../db/sql.ts'
import type { StatusPart } from '../health/status-part.ts'
import { afterDays } from './after-days.ts'

const newsDays = 7

/** Watches that no longer run by themselves, and what they saw in the last days. */
export const watchStatus: StatusPart = async (ctx) => {
  const { tenantId } = ctx.caller
  const [[stuck], [news]] = await Promise.all([
    runPrepared(
      ctx.db
        .select({ total: count() })
        .from(watches)
        .where(
          and(
            eq(watches.tenantId, tenantId),
            eq(watches.status, 'paused'),
            inArray(watches.reason, ['rejected', 'insufficient_credits']),
          ),
        ),
    ),
    runPrepared(
      ctx.db
        .select({ total: count() })
        .from(watchRuns)
        .where(
          and(
            eq(watchRuns.tenantId, tenantId),
            gte(watchRuns.completedAt, afterDays(ctx.now(), -newsDays)),
            sql`(${watchRuns.change}->>'matters')::boolean`,
          ),
        ),
    ),
  ])
  const paused = stuck?.total ?? 0
  const changes = news?.total ?? 0
  return {
    actions: [
      paused > 0 && {
        id: 'watches_paused',
        priority: 3,
        title: paused === 1 ? 'A watch is paused' : `${paused} watches are paused`,
        detail: 'See the reason, and resume what should go on.',
        path: '/watches?status=paused',
        count: paused,
      },
      changes > 0 && {
        id: 'watches_changed',
        priority: 4,
        title: changes === 1 ? 'A watch saw a change' : `Watches saw ${changes} changes`,
        detail: `In the last ${newsDays} days.`,
        path: '/watches',
        count: changes,
      },
    ],
  }
}

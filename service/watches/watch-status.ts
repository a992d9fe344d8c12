import { runPrepared } from '../db/prepared.ts'
import { watches, watchRuns } from '../db/schema/watches.ts'
import { and, count, desc, eq, gte, inArray, max, sql } from '../db/sql.ts'
import type { StatusPart } from '../health/status-part.ts'
import { afterDays } from './after-days.ts'

const newsDays = 7
const namedWatches = 3

/** Watches that no longer run by themselves, and what they saw in the last days. */
export const watchStatus: StatusPart = async (ctx) => {
  const { tenantId } = ctx.caller
  const [[stuck], changed] = await Promise.all([
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
        .select({ id: watches.id, label: watches.label, total: count() })
        .from(watchRuns)
        .innerJoin(watches, eq(watches.id, watchRuns.watchId))
        .where(
          and(
            eq(watchRuns.tenantId, tenantId),
            gte(watchRuns.completedAt, afterDays(ctx.now(), -newsDays)),
            sql`(${watchRuns.change}->>'matters')::boolean`,
          ),
        )
        .groupBy(watches.id)
        .orderBy(desc(max(watchRuns.completedAt))),
    ),
  ])
  const paused = stuck?.total ?? 0
  const changes = changed.reduce((sum, { total }) => sum + total, 0)
  const [only] = changed
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
        detail: `In the last ${newsDays} days: ${namesOf(changed)}.`,
        path: only && changed.length === 1 ? `/watches/${only.id}` : '/watches',
        count: changes,
      },
    ],
  }
}

/** Of many, the first are named. */
function namesOf(changed: readonly { label: string }[]): string {
  const named = changed.slice(0, namedWatches).map(({ label }) => label)
  const more = changed.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

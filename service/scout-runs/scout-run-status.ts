import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { scoutRuns } from '../db/schema/scout-runs.ts'
import { and, count, eq, gte } from '../db/sql.ts'
import { countInWords, type StatusPart } from '../health/status-part.ts'
import { isNotCancelled } from '../runs/cancel-run.ts'

/** A failure older than this needs no action any more. */
const recentMs = 7 * 86_400_000

/** How many scout runs failed in the last seven days. */
async function countScoutRuns(ctx: AgentContext): Promise<{ failedLately: number }> {
  const mine = eq(scoutRuns.tenantId, ctx.caller.tenantId)
  const since = new Date(ctx.now().getTime() - recentMs)
  const [row] = await runPrepared(
    ctx.db
      .select({ count: count() })
      .from(scoutRuns)
      .where(
        and(mine, eq(scoutRuns.status, 'failed'), gte(scoutRuns.createdAt, since), isNotCancelled(scoutRuns)),
      ),
  )
  return { failedLately: row?.count ?? 0 }
}

export const scoutRunStatus: StatusPart = async (ctx) => {
  const scouts = await countScoutRuns(ctx)
  return {
    actions: [
      scouts.failedLately > 0 && {
        id: 'failed_scout_runs',
        priority: 4,
        title: countInWords(scouts.failedLately, 'scout run failed', 'scout runs failed'),
        detail: 'See the reason and try again. Credits were refunded.',
        path: '/scout-runs?status=failed',
        count: scouts.failedLately,
      },
    ],
  }
}

import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { destinations, placements } from '../db/schema/destinations.ts'
import { and, count, eq, isNull } from '../db/sql.ts'
import { countInWords, type StatusPart } from '../health/status-part.ts'

export const destinationStatus: StatusPart = async (ctx) => {
  const [failing, stuckCount] = await Promise.all([countFailing(ctx), countStuck(ctx)])
  return {
    actions: [
      failing > 0 && {
        id: 'failing_destinations',
        priority: 2,
        title: countInWords(failing, 'destination needs reconnecting', 'destinations need reconnecting'),
        detail: 'Its credentials were rejected, and articles wait.',
        path: '/settings/destinations',
        count: failing,
      },
      stuckCount > 0 && {
        id: 'failed_placements',
        priority: 2,
        title: countInWords(
          stuckCount,
          'article did not reach its destination',
          'articles did not reach their destinations',
        ),
        detail: 'Each says why, with a retry.',
        path: '/articles?status=publishing',
        count: stuckCount,
      },
    ],
  }
}

async function countStuck(ctx: AgentContext): Promise<number> {
  const [row] = await runPrepared(
    ctx.db
      .select({ count: count() })
      .from(placements)
      .where(
        and(
          eq(placements.tenantId, ctx.caller.tenantId),
          eq(placements.status, 'failed'),
          isNull(placements.nextAttemptAt),
        ),
      ),
  )
  return row?.count ?? 0
}

async function countFailing(ctx: AgentContext): Promise<number> {
  const [row] = await runPrepared(
    ctx.db
      .select({ count: count() })
      .from(destinations)
      .where(
        and(
          eq(destinations.tenantId, ctx.caller.tenantId),
          eq(destinations.status, 'failing'),
          isNull(destinations.deletedAt),
        ),
      ),
  )
  return row?.count ?? 0
}

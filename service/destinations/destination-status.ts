import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { destinations, placements } from '../db/schema/destinations.ts'
import { and, count, eq, isNull } from '../db/sql.ts'
import { countInWords, type StatusPart } from '../health/status-part.ts'
import { getSite } from '../site/find-site.ts'

export const destinationStatus: StatusPart = async (ctx) => {
  const [{ connected, failing }, stuckCount, site] = await Promise.all([
    countDestinations(ctx),
    countStuck(ctx),
    getSite(ctx),
  ])
  // A site with a name or a domain of its own is where articles go, too: nobody has to publish elsewhere.
  const hasOwnSite = site.brand.name !== null || site.root === ''
  return {
    area: {
      step: 5,
      id: 'destinations',
      title: 'Destinations',
      ready: connected + failing > 0 ? failing === 0 : hasOwnSite,
      detail:
        connected + failing > 0
          ? countInWords(connected + failing, 'destination', 'destinations')
          : `No destinations. Articles are published on ${site.title}.`,
      path: '/settings/destinations',
    },
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

async function countDestinations(ctx: AgentContext): Promise<{ connected: number; failing: number }> {
  const rows = await runPrepared(
    ctx.db
      .select({ status: destinations.status, count: count() })
      .from(destinations)
      .where(and(eq(destinations.tenantId, ctx.caller.tenantId), isNull(destinations.deletedAt)))
      .groupBy(destinations.status),
  )
  const countOf = (status: 'connected' | 'failing') => rows.find((row) => row.status === status)?.count ?? 0
  return { connected: countOf('connected'), failing: countOf('failing') }
}

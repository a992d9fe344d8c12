import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { and, count, eq, gte } from '../db/sql.ts'
import { countInWords, type StatusPart } from '../health/status-part.ts'
import { isNotCancelled } from '../runs/cancel-run.ts'

/** A failure older than this needs no action any more. */
const recentMs = 7 * 86_400_000

/** How many lead magnets could not be made in the last seven days. */
async function countLeadMagnets(ctx: AgentContext): Promise<{ failedLately: number }> {
  const mine = eq(leadMagnets.tenantId, ctx.caller.tenantId)
  const since = new Date(ctx.now().getTime() - recentMs)
  const [row] = await runPrepared(
    ctx.db
      .select({ count: count() })
      .from(leadMagnets)
      .where(
        and(
          mine,
          eq(leadMagnets.status, 'failed'),
          gte(leadMagnets.createdAt, since),
          isNotCancelled(leadMagnets),
        ),
      ),
  )
  return { failedLately: row?.count ?? 0 }
}

export const leadMagnetStatus: StatusPart = async (ctx) => {
  const leadMagnets = await countLeadMagnets(ctx)
  return {
    actions: [
      leadMagnets.failedLately > 0 && {
        id: 'failed_lead_magnets',
        priority: 4,
        title: countInWords(leadMagnets.failedLately, 'lead magnet failed', 'lead magnets failed'),
        detail: 'See the reason and try again. Credits were refunded.',
        path: '/lead-magnets?status=failed',
        count: leadMagnets.failedLately,
      },
    ],
  }
}

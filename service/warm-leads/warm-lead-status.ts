import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { warmLeadRuns } from '../db/schema/warm-leads.ts'
import { and, count, eq, gte } from '../db/sql.ts'
import { countInWords, type StatusPart } from '../health/status-part.ts'
import { isNotCancelled } from '../runs/cancel-run.ts'

const weekMs = 7 * 86_400_000

/** How the tenant's runs of the last seven days ended, by status. */
async function countRecentEnds(
  ctx: AgentContext,
): Promise<{ completed: number; failed: number; blocked: number }> {
  const rows = await runPrepared(
    ctx.db
      .select({ status: warmLeadRuns.status, count: count() })
      .from(warmLeadRuns)
      .where(
        and(
          eq(warmLeadRuns.tenantId, ctx.caller.tenantId),
          gte(warmLeadRuns.createdAt, new Date(ctx.now().getTime() - weekMs)),
          isNotCancelled(warmLeadRuns),
        ),
      )
      .groupBy(warmLeadRuns.status),
  )
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { completed: of('completed'), failed: of('failed'), blocked: of('blocked') }
}

export const warmLeadStatus: StatusPart = async (ctx) => {
  const warmLeads = await countRecentEnds(ctx)
  return {
    actions: [
      warmLeads.failed > 0 && {
        id: 'failed_warm_leads',
        priority: 3,
        title: countInWords(warmLeads.failed, 'warm-lead report failed', 'warm-lead reports failed'),
        detail: 'This week. See the reason and try again. Credits were refunded.',
        path: '/warm-leads?status=failed',
        count: warmLeads.failed,
      },
    ],
  }
}

import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { accounts } from '../db/schema/accounts.ts'
import { and, count, eq, isNull } from '../db/sql.ts'
import { countInWords, type StatusPart } from '../health/status-part.ts'

export const accountStatus: StatusPart = async (ctx) => {
  const accounts = await countAccounts(ctx)
  return {
    actions: [
      accounts.refused > 0 && {
        id: 'refused_accounts',
        priority: 3,
        title: countInWords(accounts.refused, 'account needs reconnecting', 'accounts need reconnecting'),
        detail: 'The network rejected the saved credentials.',
        path: '/settings/accounts',
        count: accounts.refused,
      },
    ],
  }
}

/** How many accounts are connected, and how many of them have to be connected again. */
async function countAccounts(ctx: AgentContext): Promise<{ connected: number; refused: number }> {
  const rows = await runPrepared(
    ctx.db
      .select({ status: accounts.status, count: count() })
      .from(accounts)
      .where(and(eq(accounts.tenantId, ctx.caller.tenantId), isNull(accounts.deletedAt)))
      .groupBy(accounts.status),
  )
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { connected: of('connected'), refused: of('refused') }
}

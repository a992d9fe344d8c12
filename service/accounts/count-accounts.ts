import type { AgentContext } from '../core/context.ts'
import { accounts } from '../db/schema/accounts.ts'
import { and, count, eq, isNull } from '../db/sql.ts'

/** How many accounts are connected, and how many of them have to be connected again. */
export async function countAccounts(ctx: AgentContext): Promise<{ connected: number; refused: number }> {
  const rows = await ctx.db
    .select({ status: accounts.status, count: count() })
    .from(accounts)
    .where(and(eq(accounts.tenantId, ctx.caller.tenantId), isNull(accounts.deletedAt)))
    .groupBy(accounts.status)
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { connected: of('connected'), refused: of('refused') }
}

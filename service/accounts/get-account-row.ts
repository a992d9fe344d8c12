import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { accounts } from '../db/schema/accounts.ts'
import { and, eq, inArray, isNull } from '../db/sql.ts'
import type { AccountRow } from './account-json.ts'

/** @throws {ServiceError} `not_found`, also for one that was disconnected and for another tenant's */
export async function getAccountRow(ctx: AgentContext, accountId: string): Promise<AccountRow> {
  const [row] = await ctx.db
    .select()
    .from(accounts)
    .where(
      and(eq(accounts.id, accountId), eq(accounts.tenantId, ctx.caller.tenantId), isNull(accounts.deletedAt)),
    )
  if (!row) throw notFound('connected account')
  return row
}

/** How posts name the accounts that they went to, those included that were disconnected since. */
export async function listAccountNames(
  ctx: AgentContext,
  accountIds: readonly string[],
): Promise<Map<string, { network: string; handle: string }>> {
  if (accountIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: accounts.id, network: accounts.network, handle: accounts.handle })
    .from(accounts)
    .where(and(eq(accounts.tenantId, ctx.caller.tenantId), inArray(accounts.id, [...accountIds])))
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}

import type { AccountList } from '#contract/accounts.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { AgentContext } from '../core/context.ts'
import { accounts } from '../db/schema/accounts.ts'
import { and, desc, eq, isNull } from '../db/sql.ts'
import { accountJson } from './account-json.ts'

/** The connected accounts, newest first. */
export async function listAccounts(ctx: AgentContext): Promise<Sent<typeof AccountList>> {
  const rows = await ctx.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.tenantId, ctx.caller.tenantId), isNull(accounts.deletedAt)))
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
  return { accounts: rows.map(accountJson) }
}

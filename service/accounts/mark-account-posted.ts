import type { AgentContext } from '../core/context.ts'
import { accounts } from '../db/schema/accounts.ts'
import { and, eq, isNull } from '../db/sql.ts'

export async function markAccountPosted(ctx: AgentContext, accountId: string): Promise<void> {
  const now = ctx.now()
  await ctx.db
    .update(accounts)
    .set({ lastPostedAt: now, updatedAt: now })
    .where(
      and(eq(accounts.id, accountId), eq(accounts.tenantId, ctx.caller.tenantId), isNull(accounts.deletedAt)),
    )
}

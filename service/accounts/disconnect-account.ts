import type { Deleted } from '#contract/primitives.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { accounts } from '../db/schema/accounts.ts'
import { and, eq, isNull } from '../db/sql.ts'

/**
 * Erases an account's credentials. Its row stays for the posts that name it.
 * @throws {ServiceError} `not_found`
 */
export async function disconnectAccount(ctx: AgentContext, accountId: string): Promise<Deleted> {
  const now = ctx.now()
  const gone = await ctx.db
    .update(accounts)
    .set({ sealedSecret: '', deletedAt: now, updatedAt: now })
    .where(
      and(eq(accounts.id, accountId), eq(accounts.tenantId, ctx.caller.tenantId), isNull(accounts.deletedAt)),
    )
    .returning({ id: accounts.id })
  if (gone.length === 0) throw notFound('connected account')
  return { success: true }
}

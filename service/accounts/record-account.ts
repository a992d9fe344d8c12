import type { AgentContext } from '../core/context.ts'
import { accounts } from '../db/schema/accounts.ts'
import { and, eq, isNull } from '../db/sql.ts'
import type { SocialSecret } from '../engines/social/social.ts'
import { sealAccountSecret } from './seal-account-secret.ts'

/** Keeps new tokens of an account; one that was disconnected meanwhile stays erased. */
export async function storeAccountSecret(
  ctx: AgentContext,
  accountId: string,
  secret: SocialSecret,
): Promise<void> {
  await change(ctx, accountId, { sealedSecret: sealAccountSecret(ctx.config, accountId, secret) })
}

/** The network no longer takes the credentials: it has to be connected again. */
export async function markAccountRefused(ctx: AgentContext, accountId: string): Promise<void> {
  await change(ctx, accountId, { status: 'refused' })
}

export async function markAccountPosted(ctx: AgentContext, accountId: string): Promise<void> {
  await change(ctx, accountId, { lastPostedAt: ctx.now() })
}

async function change(
  ctx: AgentContext,
  accountId: string,
  members: Partial<typeof accounts.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({ ...members, updatedAt: ctx.now() })
    .where(
      and(eq(accounts.id, accountId), eq(accounts.tenantId, ctx.caller.tenantId), isNull(accounts.deletedAt)),
    )
}

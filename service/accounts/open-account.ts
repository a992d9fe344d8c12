import type { AgentContext } from '../core/context.ts'
import { accounts } from '../db/schema/accounts.ts'
import { and, eq, isNull } from '../db/sql.ts'
import type { SocialAccount, SocialSecret } from '../engines/social/social.ts'
import type { AccountRow } from './account-json.ts'
import { sealAccountSecret, unsealAccountSecret } from './seal-account-secret.ts'

/**
 * An account as its network takes it, and what the network says of its credentials. An account that was disconnected, or
 * connected again, since the row was read keeps what it has: the answer is about credentials that are not its own any more.
 */
export type OpenAccount = {
  access: SocialAccount
  /** Keeps new tokens. */
  storeSecret(secret: SocialSecret): Promise<void>
  /** The network no longer takes the credentials: it has to be connected again. */
  markRefused(): Promise<void>
}

export function openAccount(ctx: AgentContext, row: AccountRow): OpenAccount {
  const { id, server, identity, handle } = row
  let sealed = row.sealedSecret
  const change = (members: Pick<Partial<AccountRow>, 'sealedSecret' | 'status'>) =>
    ctx.db
      .update(accounts)
      .set({ ...members, updatedAt: ctx.now() })
      .where(
        and(
          eq(accounts.id, id),
          eq(accounts.tenantId, ctx.caller.tenantId),
          eq(accounts.sealedSecret, sealed),
          isNull(accounts.deletedAt),
        ),
      )
  return {
    access: { server, identity, handle, secret: unsealAccountSecret(ctx.config, id, sealed) },
    async storeSecret(secret) {
      const sealedSecret = sealAccountSecret(ctx.config, id, secret)
      await change({ sealedSecret })
      sealed = sealedSecret
    },
    async markRefused() {
      await change({ status: 'refused' })
    },
  }
}

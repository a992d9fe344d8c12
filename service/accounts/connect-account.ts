import { randomUUID } from 'node:crypto'
import type { Account, ConnectAccountInput } from '#contract/accounts.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { AgentContext, Context } from '../core/context.ts'
import { conflict, invalid, ServiceError } from '../core/errors.ts'
import { accounts } from '../db/schema/accounts.ts'
import { and, count, eq, isNull, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { SocialError, type SocialIdentity, type SocialSecret } from '../engines/social/social.ts'
import { parseOutboundAllowance } from '../outbound/outbound-allowance.ts'
import { ReadError } from '../outbound/read-error.ts'
import { parseWebAddress } from '../outbound/vet-address.ts'
import { accountJson } from './account-json.ts'
import { sealAccountSecret } from './seal-account-secret.ts'

const maxAccounts = 20

/**
 * Verifies the credentials with the network and stores them sealed. Reconnecting an account replaces its credentials
 * and keeps its id.
 * @throws {ServiceError} `invalid` at the field that the network rejected, `conflict` at the twenty-first account
 */
export async function connectAccount(
  ctx: AgentContext,
  input: ConnectAccountInput,
  signal: AbortSignal,
): Promise<Sent<typeof Account>> {
  const server = checkServer(ctx, input.server)
  const identity = await ask(ctx, input, server, signal)
  return inTransaction(ctx, async (tx) => {
    const { db, caller, config } = tx
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`accounts ${caller.tenantId}`}, 0))`)
    const live = and(eq(accounts.tenantId, caller.tenantId), isNull(accounts.deletedAt))
    const [known] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          live,
          eq(accounts.network, input.network),
          eq(accounts.server, server),
          eq(accounts.identity, identity.identity),
        ),
      )
    const id = known?.id ?? randomUUID()
    const { secret, ...facts } = identity
    const now = tx.now()
    const members = {
      ...facts,
      status: 'connected' as const,
      sealedSecret: sealAccountSecret(config, id, secret),
      updatedAt: now,
    }
    if (!known) await rejectTooMany(tx)
    const [row] = known
      ? await db.update(accounts).set(members).where(eq(accounts.id, id)).returning()
      : await db
          .insert(accounts)
          .values({
            id,
            tenantId: caller.tenantId,
            network: input.network,
            server,
            ...members,
            createdAt: now,
          })
          .returning()
    if (!row) throw new Error('A written row is returned.')
    return accountJson(row)
  })
}

async function ask(
  ctx: AgentContext,
  input: ConnectAccountInput,
  server: string,
  signal: AbortSignal,
): Promise<SocialIdentity> {
  try {
    return await ctx.engines.social[input.network].connect(server, credentialsOf(input), signal)
  } catch (error) {
    if (!(error instanceof SocialError)) throw error
    if (error.failure === 'rate_limited')
      throw new ServiceError(
        { kind: 'rate_limited', retryAfterSeconds: error.retryAfterSeconds },
        error.message,
      )
    const member = input.network === 'mastodon' ? 'access_token' : 'app_password'
    throw invalid(error.failure === 'credentials' ? member : 'server', error.message)
  }
}

function credentialsOf(input: ConnectAccountInput): SocialSecret {
  if (input.network === 'mastodon') return { access_token: input.access_token.trim() }
  return { identifier: input.handle.trim().replace(/^@/, ''), password: input.app_password.trim() }
}

async function rejectTooMany(ctx: AgentContext): Promise<void> {
  const [live] = await ctx.db
    .select({ count: count() })
    .from(accounts)
    .where(and(eq(accounts.tenantId, ctx.caller.tenantId), isNull(accounts.deletedAt)))
  if ((live?.count ?? 0) < maxAccounts) return
  throw conflict(
    'too_many_accounts',
    `You've reached ${maxAccounts} connected accounts. Disconnect one first.`,
  )
}

/**
 * The origin of the server that an account lives at. Credentials go there, so it is https unless the operator opened
 * the host. Whether it is a public address is decided when it is called.
 * @throws {ServiceError} `invalid` at `server`
 */
function checkServer(ctx: Context, server: string): string {
  try {
    const url = parseWebAddress(server)
    const allowance = parseOutboundAllowance(ctx.config.outboundAllow)
    const opened =
      allowance.fixed.has(url.hostname) || allowance.open.has(`${url.hostname}:${url.port || '80'}`)
    if (url.protocol !== 'https:' && !opened)
      throw invalid('server', 'Credentials are only sent over https. Write https:// before the name.')
    return url.origin
  } catch (error) {
    throw error instanceof ReadError ? invalid('server', error.message) : error
  }
}

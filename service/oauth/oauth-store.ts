import { AsyncLocalStorage } from 'node:async_hooks'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { endAccess } from '../agents/end-access.ts'
import type { Context } from '../core/context.ts'
import { batchRows } from '../db/in-batches.ts'
import { agentKeys, agents } from '../db/schema/agents.ts'
import { oauthRecords } from '../db/schema/oauth.ts'
import { and, eq, gt, isNotNull, isNull, lt, type SQL, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { deletedRows, deleteInBatches } from '../retention/delete-in-batches.ts'
import { hashToken } from '../secrets/sealing.ts'
import { graceSeconds } from './oauth-terms.ts'
import { resourcePath } from './resources.ts'

const dayMs = 24 * 3600 * 1000

const joined = new AsyncLocalStorage<Context>()

/** What the library stores within `work` belongs to the transaction of `tx`: it takes no database of its own. */
export function storeWithin<T>(tx: Context, work: () => Promise<T>): Promise<T> {
  return joined.run(tx, work)
}

/** The error for a code or a refresh token that is used a second time, or whose consent has ended meanwhile. */
export async function ended(why: string): Promise<Error> {
  const { errors } = await import('oidc-provider')
  return new errors.InvalidGrant(why)
}

/**
 * Where the authorization server keeps one kind of record. Invariants: no id of a code, a token or a browser is stored;
 * a code is consumed once; nothing is added to a consent that has ended.
 */
export function createOauthStore(ctx: Context, kind: string): Adapter {
  const is = (id: string) => and(eq(oauthRecords.kind, kind), eq(oauthRecords.idHash, hashToken(id)))
  const live = () => gt(oauthRecords.expiresAt, ctx.now())
  const read = async (condition: ReturnType<typeof and>, id?: string) => {
    const [row] = await ctx.db.select().from(oauthRecords).where(and(condition, live()))
    return row && { ...payloadOf(row, ctx.now()), ...(id !== undefined && { jti: id }) }
  }
  return {
    async upsert(id, { jti: _secret, ...payload }, expiresIn) {
      const now = ctx.now()
      const expiresAt = new Date(now.getTime() + (expiresIn === undefined ? dayMs : expiresIn * 1000))
      await inTransaction(joined.getStore() ?? ctx, async (tx) => {
        const grantId = kind === 'Grant' ? id : payload.grantId
        const belongs = grantId !== undefined && kind !== 'Interaction'
        const grantHash = belongs ? hashToken(grantId) : null
        const agent = belongs
          ? await findAgent(tx, { kind, grantId, accountId: payload.accountId })
          : undefined
        const values = {
          payload,
          uidHash: typeof payload.uid === 'string' ? hashToken(payload.uid) : null,
          grantHash,
          agentId: agent?.id ?? null,
          expiresAt,
        }
        await tx.db
          .insert(oauthRecords)
          .values({ kind, idHash: hashToken(id), createdAt: now, ...values })
          .onConflictDoUpdate({ target: [oauthRecords.kind, oauthRecords.idHash], set: values })
        if (agent && kind === 'AccessToken') {
          const boundTo = resourcePath(ctx.config.serviceUrl, String(payload.aud)) ?? '/mcp'
          await addKey(tx, { agent, hash: hashToken(id), boundTo, expiresAt })
        }
        if (grantHash && ['AccessToken', 'RefreshToken'].includes(kind))
          await prolong(tx, { grantHash, clientId: payload.clientId, expiresAt })
      })
    },
    find: (id) => read(is(id), id),
    findByUid: (uid) => read(and(eq(oauthRecords.kind, kind), eq(oauthRecords.uidHash, hashToken(uid)))),
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const consumed = await ctx.db
        .update(oauthRecords)
        .set({ consumedAt: ctx.now() })
        .where(and(is(id), isNull(oauthRecords.consumedAt)))
        .returning({ kind: oauthRecords.kind })
      if (consumed.length > 0) return
      // Of two uses at once, the library saw neither: the second ends the consent, as it does for a later use.
      const [row] = await ctx.db.select({ grant: oauthRecords.grantHash }).from(oauthRecords).where(is(id))
      if (row?.grant) await endConsent(ctx, row.grant)
      throw await ended('Used before.')
    },
    async destroy(id) {
      if (kind === 'Grant') return endConsent(ctx, hashToken(id))
      await ctx.db.delete(oauthRecords).where(is(id))
      if (kind !== 'AccessToken') return
      await ctx.db.delete(agentKeys).where(eq(agentKeys.hash, hashToken(id)))
      ctx.cached.callers.forget()
    },
    revokeByGrantId: (grantId) => endConsent(ctx, hashToken(grantId)),
  }
}

/**
 * Its own expiry counts, because a consent lives as long as its newest refresh token. The library ends the consent of a
 * refresh token that was used; in the grace {@link rotateRefreshToken} decides that.
 */
function payloadOf(row: typeof oauthRecords.$inferSelect, now: Date): AdapterPayload {
  const { consumedAt } = row
  const inGrace =
    row.kind === 'RefreshToken' && consumedAt && now.getTime() - consumedAt.getTime() < graceSeconds * 1000
  return {
    ...row.payload,
    ...(row.kind !== 'Client' && { exp: Math.floor(row.expiresAt.getTime() / 1000) }),
    ...(consumedAt && !inGrace && { consumed: Math.floor(consumedAt.getTime() / 1000) }),
  }
}

/**
 * Locks the agent, so that the consent cannot end while something is added to it. Whatever ends one locks the agent
 * first, too: no two of them wait for each other.
 */
export async function findAgent(
  tx: Context,
  { kind, grantId, accountId }: { kind: string; grantId: string; accountId: string | undefined },
): Promise<{ id: string; tenantId: string }> {
  if (accountId === undefined) throw await ended('It belongs to no agent.')
  const [agent] = await tx.db
    .select({ id: agents.id, tenantId: agents.tenantId })
    .from(agents)
    .where(and(eq(agents.id, accountId), isNull(agents.revokedAt)))
    .for('share')
  if (!agent) throw await ended('The agent was revoked.')
  if (kind === 'Grant') return agent
  const [grant] = await tx.db
    .select({ agentId: oauthRecords.agentId })
    .from(oauthRecords)
    .where(and(eq(oauthRecords.kind, 'Grant'), eq(oauthRecords.idHash, hashToken(grantId))))
  if (grant?.agentId !== agent.id) throw await ended('The consent has ended.')
  return agent
}

/** A token counts as a key of the agent, and takes over when the agent was used last; those that expired go. */
async function addKey(
  tx: Context,
  key: { agent: { id: string; tenantId: string }; hash: Buffer; boundTo: string; expiresAt: Date },
): Promise<void> {
  const { agent, ...rest } = key
  const ofAgent = and(eq(agentKeys.agentId, agent.id), isNotNull(agentKeys.boundTo))
  const [used] = await tx.db
    .select({ last: sql<string | null>`max(${agentKeys.lastUsedAt})` })
    .from(agentKeys)
    .where(ofAgent)
  await tx.db.insert(agentKeys).values({
    ...rest,
    tenantId: agent.tenantId,
    agentId: agent.id,
    hint: '',
    createdAt: tx.now(),
    lastUsedAt: used?.last ? new Date(used.last) : null,
  })
  await tx.db.delete(agentKeys).where(and(ofAgent, lt(agentKeys.expiresAt, tx.now())))
}

/** The consent and its program are kept as long as the newest token. */
async function prolong(
  tx: Context,
  { grantHash, clientId, expiresAt }: { grantHash: Buffer; clientId: string | undefined; expiresAt: Date },
): Promise<void> {
  const kept = [
    { kind: 'Grant', idHash: grantHash },
    { kind: 'Client', idHash: hashToken(clientId ?? '') },
  ]
  for (const one of kept) {
    await tx.db
      .update(oauthRecords)
      .set({ expiresAt: sql`greatest(${oauthRecords.expiresAt}, ${expiresAt.toISOString()}::timestamptz)` })
      .where(and(eq(oauthRecords.kind, one.kind), eq(oauthRecords.idHash, one.idHash)))
  }
}

/**
 * Ends the consent, all its tokens, the agent that it made, and the endpoints that this one added.
 * @param once what must hold of the consent; without it, it ends in any case
 */
export async function endConsent(
  ctx: Context,
  grantHash: Buffer,
  once?: (tx: Context) => SQL,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const ofConsent = eq(oauthRecords.grantHash, grantHash)
    const [member] = await tx.db
      .select({ agentId: oauthRecords.agentId })
      .from(oauthRecords)
      .where(and(ofConsent, isNotNull(oauthRecords.agentId)))
      .limit(1)
    const agentId = member?.agentId
    if (!agentId) return
    await tx.db.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId)).for('update')
    if (once) {
      const [still] = await tx.db
        .select({ kind: oauthRecords.kind })
        .from(oauthRecords)
        .where(and(ofConsent, eq(oauthRecords.kind, 'Grant'), once(tx)))
      if (!still) return
    }
    await tx.db
      .update(agents)
      .set({ revokedAt: tx.now() })
      .where(and(eq(agents.id, agentId), isNull(agents.revokedAt)))
    await endAccess(tx, agentId)
  })
  ctx.cached.callers.forget()
}

/** Maintenance: what expired goes, and with an expired consent its agent, unless a refresh was faster. */
export async function deleteExpiredRecords(ctx: Context): Promise<void> {
  const expired = ({ now }: Context) => lt(oauthRecords.expiresAt, now())
  const grants = await ctx.db
    .select({ grantHash: oauthRecords.idHash })
    .from(oauthRecords)
    .where(and(eq(oauthRecords.kind, 'Grant'), expired(ctx)))
    .limit(batchRows)
  for (const { grantHash } of grants) await endConsent(ctx, grantHash, expired)
  const { kind, expiresAt } = oauthRecords
  await deleteInBatches(ctx, { kept: 'oauth_records', days: 0 }, (before) =>
    deletedRows(oauthRecords, sql`${kind} <> 'Grant' and ${expiresAt} < ${before}`),
  )
}

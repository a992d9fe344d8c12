import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '../core/context.ts'
import { oauthRecords } from '../db/schema/oauth.ts'
import { and, eq, gt, isNull } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashToken, seal, unseal } from '../secrets/sealing.ts'
import { createOauthStore, endConsent, ended, findAgent, storeWithin } from './oauth-store.ts'
import { graceSeconds, tokenSeconds } from './oauth-terms.ts'

const kind = 'RefreshToken'
const sealLabel = 'refresh token successor'

/**
 * Exchanges a refresh token for its successor. Whoever lost the answer sends the same token again, and for
 * {@link graceSeconds} gets the same successor, unless that was used: then two hold the token, as they do when it comes
 * later, and the sign-in ends.
 * @throws `InvalidGrant` of the library
 */
export async function rotateRefreshToken(ctx: Context, token: string): Promise<string> {
  const [row] = await ctx.db
    .select({ payload: oauthRecords.payload, grantHash: oauthRecords.grantHash })
    .from(oauthRecords)
    .where(and(is(token), gt(oauthRecords.expiresAt, ctx.now())))
  if (!row) throw await ended('refresh token not found')
  const successor = await inTransaction(ctx, async (tx) => {
    const { grantId, accountId } = row.payload
    await findAgent(tx, { kind, grantId: String(grantId), accountId: String(accountId) })
    return (await exchange(tx, token, row.payload)) ?? findSuccessor(tx, token)
  })
  if (successor !== undefined) return successor
  if (row.grantHash) await endConsent(ctx, row.grantHash)
  throw await ended('Used before.')
}

/** Undefined where the token was exchanged before; of several at once, one does it and the others wait here. */
async function exchange(
  tx: Context,
  token: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const now = tx.now()
  const successor = randomBytes(32).toString('base64url')
  const sealed = seal(sealingKey(token), sealLabel, successor)
  const exchanged = await tx.db
    .update(oauthRecords)
    .set({ consumedAt: now, payload: { ...payload, successor: sealed } })
    .where(and(is(token), isNull(oauthRecords.consumedAt)))
    .returning({ kind: oauthRecords.kind })
  if (exchanged.length === 0) return undefined
  const next = {
    ...payload,
    iat: Math.floor(now.getTime() / 1000),
    rotations: Number(payload.rotations ?? 0) + 1,
  }
  await storeWithin(tx, () => createOauthStore(tx, kind).upsert(successor, next, tokenSeconds.RefreshToken))
  return successor
}

/** The successor of a token that was exchanged, while it may be handed out again. */
async function findSuccessor(tx: Context, token: string): Promise<string | undefined> {
  const inGrace = gt(oauthRecords.consumedAt, new Date(tx.now().getTime() - graceSeconds * 1000))
  const [row] = await tx.db
    .select({ payload: oauthRecords.payload })
    .from(oauthRecords)
    .where(and(is(token), inGrace))
  const sealed = row?.payload.successor
  if (typeof sealed !== 'string') return undefined
  const successor = unseal(sealingKey(token), sealLabel, sealed)
  const [unused] = await tx.db
    .select({ kind: oauthRecords.kind })
    .from(oauthRecords)
    .where(and(is(successor), isNull(oauthRecords.consumedAt)))
  return unused && successor
}

const is = (token: string) => and(eq(oauthRecords.kind, kind), eq(oauthRecords.idHash, hashToken(token)))

/** Made of the token itself, which is not stored: so that the table alone gives no successor away. */
function sealingKey(token: string): Buffer {
  return createHmac('sha256', token).update(sealLabel).digest()
}

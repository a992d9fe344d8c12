import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import type { KnownKey } from '../core/process-cache.ts'
import { agentKeys, agents } from '../db/schema/agents.ts'
import { oauthRecords } from '../db/schema/oauth.ts'
import { and, eq, inArray, isNull, lt, or } from '../db/sql.ts'
import { hashAgentKey, isAgentKey } from './agent-key.ts'
import { grantedScope, isGrantOfAgent } from './granted-scope.ts'

/** Last use is stored to the minute: one write a minute for each key, however busy it is. */
const lastUseStepMs = 60_000

/** The length of an access token: 256 random bits in base64url. */
export const accessToken = /^[\w-]{43}$/

/**
 * Whose key or access token this is; undefined when it is unknown, expired, rotated away or revoked.
 * @param path what is called: an access token works only there where it is bound to
 */
export async function findCaller(
  ctx: Context,
  key: string,
  path: () => string | undefined = () => undefined,
): Promise<Caller | undefined> {
  const hash = hashAgentKey(key)
  const found = await ctx.cached.callers.find(hash.toString('base64'), async () =>
    isAgentKey(key) || accessToken.test(key) ? findKey(ctx, hash) : undefined,
  )
  const now = ctx.now()
  if (found && found.boundTo !== null && !covers(found.boundTo, path())) return undefined
  if (!found || (found.expiresAt && found.expiresAt <= now)) return undefined
  await noteUse(ctx, found, now)
  return found.caller
}

async function findKey(ctx: Context, hash: Buffer): Promise<KnownKey | undefined> {
  const [found] = await ctx.db
    .select({
      id: agentKeys.id,
      tenantId: agents.tenantId,
      agentId: agents.id,
      expiresAt: agentKeys.expiresAt,
      lastUsedAt: agentKeys.lastUsedAt,
      boundTo: agentKeys.boundTo,
      scope: grantedScope,
    })
    .from(agentKeys)
    .innerJoin(agents, eq(agents.id, agentKeys.agentId))
    .leftJoin(oauthRecords, isGrantOfAgent)
    .where(and(eq(agentKeys.hash, hash), isNull(agents.revokedAt)))
  if (!found) return undefined
  const { id, tenantId, agentId, expiresAt, lastUsedAt, boundTo, scope } = found
  const caller: Caller = { tenantId, agentId, ...(scope === 'agent:read' && { onlyReads: true }) }
  return { id, caller, expiresAt, lastUsedAt, boundTo }
}

/** Passes over a row that somebody has locked: a request must not wait for it, and the next minute writes again. */
async function noteUse(ctx: Context, key: KnownKey, now: Date): Promise<void> {
  const step = new Date(now.getTime() - lastUseStepMs)
  if (key.lastUsedAt && key.lastUsedAt >= step) return
  // Also updates the cached row, and first: of many concurrent requests, one writes.
  key.lastUsedAt = now
  const stale = ctx.db
    .select({ id: agentKeys.id })
    .from(agentKeys)
    .where(and(eq(agentKeys.id, key.id), or(isNull(agentKeys.lastUsedAt), lt(agentKeys.lastUsedAt, step))))
    .for('update', { skipLocked: true })
  await ctx.db.update(agentKeys).set({ lastUsedAt: now }).where(inArray(agentKeys.id, stale))
}

/** Whether a token that is bound to one path works at another. */
function covers(boundTo: string, path: string | undefined): boolean {
  if (path === undefined) return false
  return boundTo === '/' || path === boundTo || path.startsWith(`${boundTo}/`)
}

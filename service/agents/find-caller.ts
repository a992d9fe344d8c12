import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Caller, Context } from '../context.ts'
import { agentKeys, agents } from '../db/schema/agents.ts'
import { hashAgentKey, isAgentKey } from './agent-key.ts'

/** Last use is kept to the minute: one write a minute for each key, however busy it is. */
const lastUseStepMs = 60_000

/** Whose key this is; undefined when it is unknown, rotated away or revoked. */
export async function findCaller(ctx: Context, key: string): Promise<Caller | undefined> {
  if (!isAgentKey(key)) return undefined
  const now = ctx.now()
  const [found] = await ctx.db
    .select({
      id: agentKeys.id,
      tenantId: agents.tenantId,
      agentId: agents.id,
      lastUsedAt: agentKeys.lastUsedAt,
    })
    .from(agentKeys)
    .innerJoin(agents, eq(agents.id, agentKeys.agentId))
    .where(
      and(
        eq(agentKeys.hash, hashAgentKey(key)),
        isNull(agents.revokedAt),
        or(isNull(agentKeys.expiresAt), gt(agentKeys.expiresAt, now)),
      ),
    )
  if (!found) return undefined
  const step = new Date(now.getTime() - lastUseStepMs)
  if (!found.lastUsedAt || found.lastUsedAt < step) {
    await ctx.db
      .update(agentKeys)
      .set({ lastUsedAt: now })
      .where(
        and(eq(agentKeys.id, found.id), or(isNull(agentKeys.lastUsedAt), lt(agentKeys.lastUsedAt, step))),
      )
  }
  return { tenantId: found.tenantId, agentId: found.agentId }
}

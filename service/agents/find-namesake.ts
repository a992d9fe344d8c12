import type { Context } from '../core/context.ts'
import { agentKeys, agents, registrations, tenants } from '../db/schema/agents.ts'
import { and, desc, eq, gt, isNull, or } from '../db/sql.ts'

type Claimed = { email: string; agentName: string }

/** The agent of this name whose key a claim would replace: when it was last used; undefined where there is none. */
export async function findNamesake(
  ctx: Context,
  { email, agentName }: Claimed,
): Promise<{ lastUsedAt: Date | null } | undefined> {
  const [found] = await ctx.db
    .select({ lastUsedAt: agentKeys.lastUsedAt })
    .from(agents)
    .innerJoin(tenants, eq(tenants.id, agents.tenantId))
    .innerJoin(agentKeys, eq(agentKeys.agentId, agents.id))
    .where(
      and(
        eq(tenants.email, email),
        eq(agents.name, agentName),
        isNull(agents.revokedAt),
        isNull(agentKeys.boundTo),
        or(isNull(agentKeys.expiresAt), gt(agentKeys.expiresAt, ctx.now())),
      ),
    )
    .orderBy(desc(agentKeys.createdAt))
    .limit(1)
  return found
}

/** The name with the first number, from 2, that no agent of the address has and no other claim of it waits for. */
export async function findFreeAgentName(ctx: Context, { email, agentName }: Claimed): Promise<string> {
  const used = await ctx.db
    .select({ name: agents.name })
    .from(agents)
    .innerJoin(tenants, eq(tenants.id, agents.tenantId))
    .where(and(eq(tenants.email, email), isNull(agents.revokedAt)))
  const waiting = await ctx.db
    .select({ name: registrations.agentName })
    .from(registrations)
    .where(and(eq(registrations.email, email), eq(registrations.status, 'pending')))
  const taken = new Set([...used, ...waiting].map(({ name }) => name))
  for (let n = 2; ; n++) if (!taken.has(`${agentName} ${n}`)) return `${agentName} ${n}`
}

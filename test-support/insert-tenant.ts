import { randomUUID } from 'node:crypto'
import { createAgentKey, hashAgentKey } from '#service/agents/agent-key.ts'
import type { Caller } from '#service/core/caller.ts'
import type { Context } from '#service/core/context.ts'
import { grantCredits } from '#service/credits/grant-credits.ts'
import { agentKeys, agents, tenants } from '#service/db/schema/agents.ts'
import { tenantSettings } from '#service/db/schema/settings.ts'

export type InsertedTenant = { caller: Caller; key: string; email: string; handle: string }

/** Written straight into the tables: the claim flow has tests of its own. */
export async function insertTenant(
  ctx: Pick<Context, 'db' | 'now'>,
  credits: number,
): Promise<InsertedTenant> {
  const handle = `t${randomUUID().slice(0, 8)}`
  const email = `${handle}@example.com`
  const key = createAgentKey()
  const [tenant] = await ctx.db.insert(tenants).values({ email, handle, name: handle }).returning()
  if (!tenant) throw new Error('An insert returns its row.')
  const [agent] = await ctx.db.insert(agents).values({ tenantId: tenant.id, name: 'test agent' }).returning()
  if (!agent) throw new Error('An insert returns its row.')
  await ctx.db
    .insert(agentKeys)
    .values({ agentId: agent.id, tenantId: tenant.id, hash: hashAgentKey(key), hint: key.slice(-4) })
  await ctx.db.insert(tenantSettings).values({ tenantId: tenant.id })
  await grantCredits(ctx, { tenantId: tenant.id, credits, operation: 'first_claim' })
  return { caller: { tenantId: tenant.id, agentId: agent.id }, key, email, handle }
}

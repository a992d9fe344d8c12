import type { Context } from '../core/context.ts'
import { grantCredits } from '../credits/grant-credits.ts'
import { agentKeys, agents, tenants } from '../db/schema/agents.ts'
import { and, eq, isNull } from '../db/sql.ts'
import { createSettings } from '../settings/create-settings.ts'
import { createAgentKey, hashAgentKey } from './agent-key.ts'
import { endAccess } from './end-access.ts'
import { handleFrom, numberedHandle } from './tenant-handle.ts'

/**
 * In the caller's transaction: the tenant of the address (made once, with its free credits), the agent of the name, and
 * a key. An agent that claims again gets a new key and the old one stops.
 */
export async function issueFirstKey(
  ctx: Context,
  claim: { email: string; agentName: string },
): Promise<{ agentId: string; key: string }> {
  const tenantId = await findOrCreateTenant(ctx, claim.email)
  const agentId = await findOrCreateAgent(ctx, tenantId, claim.agentName)
  await endAccess(ctx, agentId)
  return { agentId, key: await storeNewKey(ctx, { tenantId, agentId }) }
}

/**
 * In the caller's transaction: the tenant of the address, and an agent that none was before, without a key. A number
 * follows a name that is taken.
 */
export async function createOwnAgent(
  ctx: Context,
  claim: { email: string; agentName: string },
): Promise<string> {
  const tenantId = await findOrCreateTenant(ctx, claim.email)
  for (let n = 1; ; n++) {
    const name = n === 1 ? claim.agentName : `${claim.agentName} ${n}`
    const [created] = await ctx.db
      .insert(agents)
      .values({ tenantId, name, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: agents.id })
    if (created) return created.id
  }
}

/** Writes the hash of a new key; the key itself is returned and nowhere else. */
export async function storeNewKey(
  ctx: Context,
  owner: { tenantId: string; agentId: string },
): Promise<string> {
  const key = createAgentKey()
  await ctx.db
    .insert(agentKeys)
    .values({ ...owner, hash: hashAgentKey(key), hint: key.slice(-4), createdAt: ctx.now() })
  return key
}

async function findOrCreateTenant(ctx: Context, email: string): Promise<string> {
  return (await findTenant(ctx, email)) ?? (await createTenant(ctx, email))
}

async function findTenant(ctx: Context, email: string): Promise<string | undefined> {
  const [tenant] = await ctx.db.select({ id: tenants.id }).from(tenants).where(eq(tenants.email, email))
  return tenant?.id
}

async function createTenant(ctx: Context, email: string): Promise<string> {
  const start = handleFrom(email)
  const name = email.split('@')[1] ?? email
  for (let n = 1; ; n++) {
    const [created] = await ctx.db
      .insert(tenants)
      .values({ email, handle: numberedHandle(start, n), name, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: tenants.id })
    if (created) {
      await createSettings(ctx, created.id)
      await grantCredits(ctx, {
        tenantId: created.id,
        credits: ctx.prices.first_claim,
        operation: 'first_claim',
      })
      return created.id
    }
    // Either the handle is taken, or another claim of this address was a moment faster.
    const existing = await findTenant(ctx, email)
    if (existing) return existing
  }
}

async function findOrCreateAgent(ctx: Context, tenantId: string, name: string): Promise<string> {
  const [created] = await ctx.db
    .insert(agents)
    .values({ tenantId, name, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: agents.id })
  if (created) return created.id
  const [existing] = await ctx.db
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.tenantId, tenantId), eq(agents.name, name), isNull(agents.revokedAt)))
  if (!existing) throw new Error('An agent that cannot be inserted exists.')
  return existing.id
}

import type { AgentContext } from '../core/context.ts'
import { tenants } from '../db/schema/agents.ts'
import { eq } from '../db/sql.ts'

/** The first part of every path of the caller's published site. */
export async function getHandle(ctx: AgentContext): Promise<string> {
  const [tenant] = await ctx.db
    .select({ handle: tenants.handle })
    .from(tenants)
    .where(eq(tenants.id, ctx.caller.tenantId))
  if (!tenant) throw new Error('Caller has no tenant.')
  return tenant.handle
}

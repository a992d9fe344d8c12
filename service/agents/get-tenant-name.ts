import type { AgentContext } from '../core/context.ts'
import { tenants } from '../db/schema/agents.ts'
import { eq } from '../db/sql.ts'

/** The tenant's name if its site has none. */
export async function getTenantName(ctx: AgentContext): Promise<string> {
  const [tenant] = await ctx.db
    .select({ name: tenants.name })
    .from(tenants)
    .where(eq(tenants.id, ctx.caller.tenantId))
  if (!tenant) throw new Error('Caller has no tenant.')
  return tenant.name
}

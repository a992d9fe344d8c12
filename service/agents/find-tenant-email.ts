import type { AgentContext } from '../core/context.ts'
import { tenants } from '../db/schema/agents.ts'
import { eq } from '../db/sql.ts'

/** The email address of the tenant's owner; undefined for a deleted tenant. */
export async function findTenantEmail(ctx: AgentContext): Promise<string | undefined> {
  const [tenant] = await ctx.db
    .select({ email: tenants.email })
    .from(tenants)
    .where(eq(tenants.id, ctx.caller.tenantId))
  return tenant?.email
}

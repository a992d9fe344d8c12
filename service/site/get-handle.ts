import type { AgentContext } from '../core/context.ts'
import { prepared } from '../db/prepared.ts'
import { tenants } from '../db/schema/agents.ts'
import { eq, sql } from '../db/sql.ts'

/** The first part of every path of the caller's published site. */
export async function getHandle(ctx: AgentContext): Promise<string> {
  const query = prepared(ctx.db, 'tenant-handle', (db, name) =>
    db
      .select({ handle: tenants.handle })
      .from(tenants)
      .where(eq(tenants.id, sql.placeholder('tenantId')))
      .prepare(name),
  )
  const [tenant] = await query.execute({ tenantId: ctx.caller.tenantId })
  if (!tenant) throw new Error('Caller has no tenant.')
  return tenant.handle
}

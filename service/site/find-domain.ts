import type { Context } from '../core/context.ts'
import type { SiteHost } from '../core/process-cache.ts'
import { tenants } from '../db/schema/agents.ts'
import { siteDomains } from '../db/schema/site.ts'
import { and, eq, isNotNull } from '../db/sql.ts'

/** Whose site a proven domain is; undefined for every other host name. */
export async function findDomain(ctx: Context, domain: string): Promise<SiteHost | undefined> {
  if (!/^[a-z0-9.-]{4,253}$/.test(domain)) return undefined
  return ctx.cached.domains.find(domain, async () => {
    const [row] = await ctx.db
      .select({ handle: tenants.handle, isMain: siteDomains.isMain })
      .from(siteDomains)
      .innerJoin(tenants, eq(tenants.id, siteDomains.tenantId))
      .where(and(eq(siteDomains.domain, domain), isNotNull(siteDomains.verifiedAt)))
    return row
  })
}

import type { Context } from '../core/context.ts'
import { tenants } from '../db/schema/agents.ts'
import { publishedPages, siteRevisions } from '../db/schema/site.ts'
import { eq, sql } from '../db/sql.ts'
import { findSite } from './find-site.ts'
import { absoluteUrl, homePath } from './site-address.ts'

/** A server for more sites is a service for strangers: a list of them would be a list of its customers. */
const maxListed = 5

/** The sites of this server that have something published; none where there are more than a few. */
export async function listPublicSites(ctx: Context): Promise<{ title: string; url: string }[]> {
  const rows = await ctx.db
    .select({ handle: tenants.handle })
    .from(siteRevisions)
    .innerJoin(tenants, eq(tenants.id, siteRevisions.tenantId))
    .where(
      sql`exists (select from ${publishedPages} where ${publishedPages.handle} = ${tenants.handle} and ${publishedPages.tenantId} = ${tenants.id})`,
    )
    .orderBy(tenants.handle)
    .limit(maxListed + 1)
  if (rows.length > maxListed) return []
  const sites = await Promise.all(rows.map(({ handle }) => findSite(ctx, handle)))
  return sites.flatMap((site) =>
    site ? [{ title: site.title, url: absoluteUrl(site, homePath(site)) }] : [],
  )
}

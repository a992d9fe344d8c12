import type { AgentContext, Context } from '../core/context.ts'
import { tenants } from '../db/schema/agents.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { siteRevisions } from '../db/schema/site.ts'
import { eq } from '../db/sql.ts'
import type { Site } from './site-article.ts'

export type TenantSite = Site & {
  tenantId: string
  /** Another one after each change of what is published; null while nothing ever was. */
  revision: string | null
  /** Whether its pages say when they were read to the end. */
  countsReads: boolean
}

/** The site at the first part of a path; undefined when no tenant has it. Its labels are in `language`. */
export function findSite(ctx: Context, handle: string): Promise<TenantSite | undefined> {
  return readSite(ctx, eq(tenants.handle, handle))
}

/** The site of the caller's tenant. */
export async function getSite(ctx: AgentContext): Promise<TenantSite> {
  const site = await readSite(ctx, eq(tenants.id, ctx.caller.tenantId))
  if (!site) throw new Error('Caller has no tenant.')
  return site
}

async function readSite(ctx: Context, condition: ReturnType<typeof eq>): Promise<TenantSite | undefined> {
  const [row] = await ctx.db
    .select({
      tenantId: tenants.id,
      handle: tenants.handle,
      name: tenants.name,
      siteTitle: tenantSettings.siteTitle,
      profile: tenantSettings.profile,
      countReads: tenantSettings.countReads,
      countViews: tenantSettings.countViews,
      revision: siteRevisions.revision,
    })
    .from(tenants)
    .leftJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
    .leftJoin(siteRevisions, eq(siteRevisions.tenantId, tenants.id))
    .where(condition)
  return (
    row && {
      tenantId: row.tenantId,
      revision: row.revision,
      countsReads: row.countReads === true && row.countViews === true,
      handle: row.handle,
      title: row.siteTitle ?? row.profile?.name ?? row.name,
      description: '',
      baseUrl: ctx.config.serviceUrl,
      language: 'en',
    }
  )
}

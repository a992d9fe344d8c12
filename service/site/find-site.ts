import type { AgentContext, Context } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { tenants } from '../db/schema/agents.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { siteBranding, siteDomains, siteRevisions } from '../db/schema/site.ts'
import { and, eq } from '../db/sql.ts'
import type { Site } from './site-article.ts'
import { defaultBranding } from './site-brand.ts'

export type TenantSite = Site & {
  tenantId: string
  /** Another one after each change of what is published; null while nothing ever was. */
  revision: string | null
  /** The name in the company profile, if it has one. */
  company: string | null
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
  const [row] = await runPrepared(
    ctx.db
      .select({
        tenantId: tenants.id,
        handle: tenants.handle,
        name: tenants.name,
        siteTitle: tenantSettings.siteTitle,
        profile: tenantSettings.profile,
        countReads: tenantSettings.countReads,
        countViews: tenantSettings.countViews,
        revision: siteRevisions.revision,
        branding: siteBranding.branding,
        domain: siteDomains.domain,
        timeZone: tenantSettings.timeZone,
      })
      .from(tenants)
      .leftJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
      .leftJoin(siteRevisions, eq(siteRevisions.tenantId, tenants.id))
      .leftJoin(siteBranding, eq(siteBranding.tenantId, tenants.id))
      .leftJoin(siteDomains, and(eq(siteDomains.tenantId, tenants.id), eq(siteDomains.isMain, true)))
      .where(condition),
  )
  if (!row) return undefined
  const { profile, domain } = row
  const brand = { ...defaultBranding, ...row.branding }
  const { callToAction } = profile ?? {}
  return {
    tenantId: row.tenantId,
    revision: row.revision,
    countsReads: row.countReads === true && row.countViews === true,
    handle: row.handle,
    root: domain === null ? `/${row.handle}` : '',
    company: profile?.name ?? null,
    title: brand.name ?? publisherName(row.siteTitle ?? profile?.name ?? row.name),
    description: brand.tagline,
    baseUrl: domain === null ? ctx.config.serviceUrl : domainUrl(ctx, domain),
    language: brand.language ?? 'en',
    timeZone: row.timeZone ?? undefined,
    brand,
    nextStep: callToAction
      ? { text: callToAction.text, url: callToAction.url, line: profile?.offer ?? '' }
      : null,
  }
}

const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?$/u

/** A tenant begins with the host of its mail for a name; readers see the part that is a name. */
function publisherName(name: string): string {
  if (!host.test(name)) return name
  const [first = ''] = name.replace(/^www\./, '').split('.')
  return first.charAt(0).toUpperCase() + first.slice(1)
}

/** Scheme and port are those of the service, so that a desk on one machine can be tried. */
export function domainUrl(ctx: Pick<Context, 'config'>, domain: string): string {
  const { protocol, port } = new URL(ctx.config.serviceUrl)
  return `${protocol}//${domain}${port ? `:${port}` : ''}`
}

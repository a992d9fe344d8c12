import type { Site, SiteDomain } from '#contract/site.ts'
import type { AgentContext, Context } from '../core/context.ts'
import { siteDomains } from '../db/schema/site.ts'
import { asc, eq } from '../db/sql.ts'
import { brandPalettes, contrast } from '../site/brand-colors.ts'
import { domainUrl, getSite } from '../site/find-site.ts'
import { absoluteUrl, atomPath, feedPath, homePath, jsonFeedPath } from '../site/site-address.ts'
import { proofPath, proofRecord } from './domain-proof.ts'

type DomainRow = typeof siteDomains.$inferSelect

/** The caller's site: its look, its colours as they are used, its domains and addresses. */
export async function describeSite(ctx: AgentContext): Promise<Site> {
  const site = await getSite(ctx)
  const rows = await ctx.db
    .select()
    .from(siteDomains)
    .where(eq(siteDomains.tenantId, ctx.caller.tenantId))
    .orderBy(asc(siteDomains.createdAt))
  return {
    url: absoluteUrl(site, homePath(site)),
    title: site.title,
    branding: site.brand,
    colors: usedColors(site.brand),
    domains: rows.map((row) => domainJson(ctx, row)),
    feeds: {
      rss: absoluteUrl(site, feedPath(site)),
      atom: absoluteUrl(site, atomPath(site)),
      json: absoluteUrl(site, jsonFeedPath(site)),
    },
  }
}

/** The accent by day and by night, and whether it had to change to be read. */
export function usedColors(brand: { accent: string; paper: string }): Site['colors'] {
  const palettes = brandPalettes(brand)
  return (['light', 'dark'] as const).map((theme) => {
    const { accent: used, paper } = palettes[theme]
    const given = brand.accent.toLowerCase()
    return {
      theme,
      given,
      used,
      ratio: Math.round(contrast(used, paper) * 100) / 100,
      adjusted: used !== given,
    }
  })
}

export function domainJson(ctx: Pick<Context, 'config'>, row: DomainRow): SiteDomain {
  const { name, value } = proofRecord(row)
  return {
    domain: row.domain,
    status: row.verifiedAt ? 'live' : 'waiting',
    main: row.isMain,
    dnsName: name,
    dnsValue: value,
    fileUrl: `${domainUrl(ctx, row.domain)}${proofPath}`,
    ...(row.problem !== null && { problem: row.problem }),
    ...(row.checkedAt && { checkedAt: row.checkedAt.toISOString() }),
  }
}

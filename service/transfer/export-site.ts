import type { ExportSiteQuery, SiteExport } from '#contract/site-transfer.ts'
import { zipMediaType } from '#contract/site-transfer.ts'
import { type AgentContext, asAgent, type Context } from '../core/context.ts'
import { tenants } from '../db/schema/agents.ts'
import { articles } from '../db/schema/articles.ts'
import { and, count, eq, isNull } from '../db/sql.ts'
import { type AddressSignature, isSignedAddress, signedAddress } from '../secrets/signed-address.ts'
import { getSite } from '../site/find-site.ts'
import { markdownEntries } from './export-markdown.ts'
import { staticEntries } from './export-static.ts'
import { zipStream } from './zip-stream.ts'

export type ExportFile = {
  content: ReadableStream<Uint8Array<ArrayBuffer>>
  mediaType: string
  fileName: string
}

const hourMs = 3_600_000

/** Where the archive can be downloaded without a key; it is made when it is read. */
export async function describeExport(ctx: AgentContext, query: ExportSiteQuery): Promise<SiteExport> {
  const { tenantId, agentId } = ctx.caller
  const site = await getSite(ctx)
  const expiresAt = new Date((Math.floor(ctx.now().getTime() / hourMs) + 2) * hourMs)
  const isPublished = and(eq(articles.tenantId, tenantId), eq(articles.status, 'published'))
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(articles)
    .where(query.format === 'static' ? and(isPublished, isNull(articles.homeId)) : isPublished)
  const path = exportPath({ tenantId, agentId, ...query })
  return {
    format: query.format,
    articles: counted?.total ?? 0,
    fileName: fileNameOf(site.handle, query.format),
    url: signedAddress(ctx, path, expiresAt),
    expiresAt: expiresAt.toISOString(),
  }
}

/** The archive itself, written as it is sent. */
export async function exportSite(ctx: AgentContext, query: ExportSiteQuery): Promise<ExportFile> {
  const { format, address } = query
  const site = await getSite(ctx)
  const entries = format === 'static' ? await staticEntries(ctx, address) : await markdownEntries(ctx, format)
  return { content: zipStream(entries), mediaType: zipMediaType, fileName: fileNameOf(site.handle, format) }
}

/** The archive behind an address of {@link describeExport}; undefined for one that was changed or has run out. */
export async function openExport(
  ctx: Context,
  given: { wanted: string } & AddressSignature,
): Promise<ExportFile | undefined> {
  if (!isSignedAddress(ctx, `site-exports/${given.wanted}`, given)) return undefined
  const { tenantId, agentId, format, address } = wantedOf(given.wanted)
  const [tenant] = await ctx.db.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId))
  return tenant && exportSite(asAgent(ctx, { tenantId, agentId }), { format, ...(address && { address }) })
}

type Wanted = ExportSiteQuery & { tenantId: string; agentId: string }

function exportPath(wanted: Wanted): string {
  return `site-exports/${Buffer.from(JSON.stringify(wanted)).toString('base64url')}`
}

/** Only this service signs such a path, so what is in it is what {@link exportPath} wrote. */
function wantedOf(text: string): Wanted {
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
}

function fileNameOf(handle: string, format: ExportSiteQuery['format']): string {
  return `${handle}-${format}.zip`
}

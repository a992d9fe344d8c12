import { randomBytes } from 'node:crypto'
import type { AddTrackedSiteInput, TrackedSite } from '#contract/results.ts'
import type { AgentContext, Context } from '../core/context.ts'
import { conflict, notFound } from '../core/errors.ts'
import { trackedSites } from '../db/schema/results.ts'
import { and, asc, count, eq, isNull, lt, or } from '../db/sql.ts'
import { escapeHtml } from '../text/escape-html.ts'

type Row = typeof trackedSites.$inferSelect

const maxSites = 20
const hourMs = 3_600_000

export async function listTrackedSites(ctx: AgentContext): Promise<TrackedSite[]> {
  const rows = await ctx.db
    .select()
    .from(trackedSites)
    .where(eq(trackedSites.tenantId, ctx.caller.tenantId))
    .orderBy(asc(trackedSites.host))
  return rows.map((row) => siteJson(ctx, row))
}

/**
 * Adds a site, or finds it again: a host has one tag.
 * @throws {ServiceError} `conflict` at 20 sites
 */
export async function addTrackedSite(
  ctx: AgentContext,
  input: AddTrackedSiteInput,
): Promise<{ site: TrackedSite; isNew: boolean }> {
  const { tenantId } = ctx.caller
  const host = input.host.replace(/^www\./, '')
  const own = eq(trackedSites.tenantId, tenantId)
  const find = () =>
    ctx.db
      .select()
      .from(trackedSites)
      .where(and(own, eq(trackedSites.host, host)))
  const [known] = await find()
  if (known) return { site: siteJson(ctx, known), isNew: false }
  const [all] = await ctx.db.select({ count: count() }).from(trackedSites).where(own)
  if ((all?.count ?? 0) >= maxSites)
    throw conflict('too_many_sites', `You count ${maxSites} sites already. Remove one first.`)
  const key = randomBytes(12).toString('base64url')
  const [added] = await ctx.db
    .insert(trackedSites)
    .values({ tenantId, host, key, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning()
  const [row] = added ? [added] : await find()
  if (!row) throw new Error('A site that was added is there.')
  return { site: siteJson(ctx, row), isNew: added !== undefined }
}

/** @throws {ServiceError} `not_found` */
export async function deleteTrackedSite(ctx: AgentContext, id: string): Promise<void> {
  const gone = await ctx.db
    .delete(trackedSites)
    .where(and(eq(trackedSites.id, id), eq(trackedSites.tenantId, ctx.caller.tenantId)))
    .returning({ id: trackedSites.id })
  if (gone.length === 0) throw notFound('site')
}

/** The tenant whose tag it is; undefined for another key, and for a page of a host that the tag was not made for. */
export async function findTrackedSite(
  ctx: Context,
  { key, host }: { key: string; host: string },
): Promise<{ tenantId: string } | undefined> {
  const [site] = await ctx.db.select().from(trackedSites).where(eq(trackedSites.key, key))
  if (site?.host !== host.replace(/^www\./, '')) return undefined
  const now = ctx.now()
  const stale = lt(trackedSites.lastSeenAt, new Date(now.getTime() - hourMs))
  if (site.lastSeenAt === null || now.getTime() - site.lastSeenAt.getTime() > hourMs) {
    await ctx.db
      .update(trackedSites)
      .set({ lastSeenAt: now })
      .where(and(eq(trackedSites.id, site.id), or(isNull(trackedSites.lastSeenAt), stale)))
  }
  return { tenantId: site.tenantId }
}

function siteJson(ctx: Pick<Context, 'config'>, row: Row): TrackedSite {
  const source = escapeHtml(`${ctx.config.serviceUrl}/t.js`)
  return {
    id: row.id,
    host: row.host,
    tag: `<script defer src="${source}" data-site="${escapeHtml(row.key)}"></script>`,
    created_at: row.createdAt.toISOString(),
    ...(row.lastSeenAt && { last_seen_at: row.lastSeenAt.toISOString() }),
  }
}

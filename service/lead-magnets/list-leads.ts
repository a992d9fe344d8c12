import type { Lead, LeadList, ListLeadsQuery } from '#contract/lead-magnets.ts'
import type { AgentContext } from '../core/context.ts'
import { leads } from '../db/schema/lead-magnets.ts'
import { and, count, desc, eq, ilike, type SQL } from '../db/sql.ts'
import { countLeads } from './count-leads.ts'
import type { LeadRow } from './find-lead.ts'
import { getLeadMagnetRow } from './get-lead-magnet-row.ts'
import type { LeadCounts } from './lead-magnet-json.ts'

type Asked = { leadMagnetId: string; query: ListLeadsQuery }

/** One page of sign-ups for a PDF, newest first. @throws {ServiceError} `not_found` */
export async function listLeads(ctx: AgentContext, { leadMagnetId, query }: Asked): Promise<LeadList> {
  await getLeadMagnetRow(ctx, leadMagnetId)
  const matching = conditionOf(ctx, leadMagnetId, query.q)
  const [rows, counted] = await Promise.all([
    find(ctx, and(matching, query.status && eq(leads.status, query.status)), query),
    query.q ? countMatching(ctx, matching) : (await countLeads(ctx, [leadMagnetId]))(leadMagnetId),
  ])
  const counts = { all: counted.confirmed + counted.pending, ...counted }
  const { limit, offset } = query
  return { leads: rows.map(leadJson), counts, total: counts[query.status ?? 'all'], limit, offset }
}

async function countMatching(ctx: AgentContext, matching: SQL | undefined): Promise<LeadCounts> {
  const rows = await ctx.db
    .select({ status: leads.status, count: count() })
    .from(leads)
    .where(matching)
    .groupBy(leads.status)
  const of = (status: LeadRow['status']) => rows.find((row) => row.status === status)?.count ?? 0
  return { confirmed: of('confirmed'), pending: of('pending') }
}

/** All matching sign-ups, for a file. @throws {ServiceError} `not_found` */
export async function listAllLeads(ctx: AgentContext, { leadMagnetId, query }: Asked): Promise<Lead[]> {
  await getLeadMagnetRow(ctx, leadMagnetId)
  const condition = and(
    conditionOf(ctx, leadMagnetId, query.q),
    query.status && eq(leads.status, query.status),
  )
  return (await find(ctx, condition)).map(leadJson)
}

function conditionOf(ctx: AgentContext, leadMagnetId: string, q: string | undefined): SQL | undefined {
  return and(
    eq(leads.tenantId, ctx.caller.tenantId),
    eq(leads.leadMagnetId, leadMagnetId),
    // The text is looked for as it is: its `%` and `_` are no wildcards.
    q ? ilike(leads.email, `%${q.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
}

function find(ctx: AgentContext, condition: SQL | undefined, page?: { limit: number; offset: number }) {
  const all = ctx.db.select().from(leads).where(condition).orderBy(desc(leads.createdAt), desc(leads.id))
  return page ? all.limit(page.limit).offset(page.offset) : all
}

function leadJson(row: LeadRow): Lead {
  return {
    id: row.id,
    email: row.email,
    status: row.status,
    consent_text: row.consentText,
    consent_version: row.consentVersion,
    consented_at: row.consentedAt.toISOString(),
    ...(row.confirmedAt !== null && { confirmed_at: row.confirmedAt.toISOString() }),
    downloads: row.downloads,
    ...(row.lastDownloadAt !== null && { last_download_at: row.lastDownloadAt.toISOString() }),
    language: row.language,
  }
}

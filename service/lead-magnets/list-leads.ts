import type { Lead, LeadList, ListLeadsQuery } from '#contract/lead-magnets.ts'
import type { TimeSort } from '#contract/primitives.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { isFirstPage, limitOfFirstPage } from '../counts/first-page.ts'
import { findPlace } from '../counts/row-counts.ts'
import { orderByTime } from '../db/order-by-time.ts'
import { runPreparedFor } from '../db/prepared.ts'
import { leadMagnets, leads } from '../db/schema/lead-magnets.ts'
import { and, count, eq, ilike, lt, type SQL, sql } from '../db/sql.ts'
import { countLeads } from './count-leads.ts'
import type { LeadRow } from './find-lead.ts'
import type { LeadCounts } from './lead-magnet-json.ts'
import { nameOrigins } from './lead-origin.ts'

type Asked = { leadMagnetId: string; query: ListLeadsQuery }

/** One page of sign-ups for a PDF, newest first. @throws {ServiceError} `not_found` */
export async function listLeads(ctx: AgentContext, { leadMagnetId, query }: Asked): Promise<LeadList> {
  const matching = conditionOf(ctx, leadMagnetId, query.q)
  const [rows, counted] = await Promise.all([
    findPage(ctx, matching, { leadMagnetId, query }),
    query.q ? countMatching(ctx, matching) : countLeads(ctx, [leadMagnetId]).then((of) => of(leadMagnetId)),
    rejectUnknown(ctx, leadMagnetId),
  ])
  const counts = { all: counted.confirmed + counted.pending, ...counted }
  const { limit, offset } = query
  return { leads: await asJson(ctx, rows), counts, total: counts[query.status ?? 'all'], limit, offset }
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

/** Without a text to look for, its place is found in the counts: a deep page costs what the first one does. */
async function findPage(
  ctx: AgentContext,
  matching: SQL | undefined,
  { leadMagnetId, query: { q, status, limit, offset, sort } }: Asked,
): Promise<LeadRow[]> {
  if (q) return find(ctx, and(matching, status && eq(leads.status, status)), { limit, offset, sort })
  if (sort === 'when') return findPlaced(ctx, { leadMagnetId, status, limit, skip: offset, sort })
  const { before, skip } = await findPlace(ctx, 'leads', {
    matching: sql`facets[1] = ${leadMagnetId} and ${status === undefined ? sql`true` : sql`facets[2] = ${status}`}`,
    offset,
    limit,
    newest: () => Promise.resolve(0),
  })
  return findPlaced(ctx, { leadMagnetId, status, limit, skip, before })
}

type Placed = {
  leadMagnetId: string
  status: LeadRow['status'] | undefined
  limit: number
  skip: number
  before?: Date | undefined
  sort?: TimeSort
}

function findPlaced(ctx: AgentContext, { sort, ...asked }: Placed): Promise<LeadRow[]> {
  const { skip, limit } = asked
  const values = {
    ...asked,
    tenantId: ctx.caller.tenantId,
    skip: isFirstPage(limit, skip) ? undefined : skip,
  }
  return runPreparedFor(ctx.db, sort === 'when' ? 'leads, oldest' : 'leads', values, (at) => {
    const own = eq(leads.tenantId, at.tenantId)
    const order = orderByTime(sort, leads.createdAt, leads.id)
    const wanted = and(
      own,
      eq(leads.leadMagnetId, at.leadMagnetId),
      at.status && eq(leads.status, at.status),
      at.before && lt(leads.createdAt, at.before),
    )
    const query = ctx.db.select().from(leads)
    if (at.skip !== undefined)
      return query
        .where(wanted)
        .orderBy(...order)
        .limit(at.limit)
        .offset(at.skip)
    const near = sql`select ${leads.id} from ${leads} where ${wanted} order by ${sql.join(order, sql`, `)} ${limitOfFirstPage}`
    return query
      .where(and(own, sql`${leads.id} = any (array(select id from (${near}) as near limit ${at.limit}))`))
      .orderBy(...order)
  })
}

async function rejectUnknown(ctx: AgentContext, leadMagnetId: string): Promise<void> {
  const values = { id: leadMagnetId, tenantId: ctx.caller.tenantId }
  const found = await runPreparedFor(ctx.db, 'lead magnet', values, (at) =>
    ctx.db
      .select({ id: leadMagnets.id })
      .from(leadMagnets)
      .where(and(eq(leadMagnets.id, at.id), eq(leadMagnets.tenantId, at.tenantId))),
  )
  if (found.length === 0) throw notFound('lead magnet')
}

/** All matching sign-ups, for a file. @throws {ServiceError} `not_found` */
export async function listAllLeads(ctx: AgentContext, { leadMagnetId, query }: Asked): Promise<Lead[]> {
  await rejectUnknown(ctx, leadMagnetId)
  const condition = and(
    conditionOf(ctx, leadMagnetId, query.q),
    query.status && eq(leads.status, query.status),
  )
  return asJson(ctx, await findAll(ctx, condition))
}

function conditionOf(ctx: AgentContext, leadMagnetId: string, q: string | undefined): SQL | undefined {
  return and(
    eq(leads.tenantId, ctx.caller.tenantId),
    eq(leads.leadMagnetId, leadMagnetId),
    // The text is looked for as it is: its `%` and `_` are no wildcards.
    q ? ilike(leads.email, `%${q.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
}

function findAll(ctx: AgentContext, condition: SQL | undefined, sort?: TimeSort) {
  const order = orderByTime(sort, leads.createdAt, leads.id)
  return ctx.db
    .select()
    .from(leads)
    .where(condition)
    .orderBy(...order)
}

type Page = { limit: number; offset: number; sort?: TimeSort }

function find(ctx: AgentContext, condition: SQL | undefined, { limit, offset, sort }: Page) {
  return findAll(ctx, condition, sort).limit(limit).offset(offset)
}

async function asJson(ctx: AgentContext, rows: readonly LeadRow[]): Promise<Lead[]> {
  const originOf = await nameOrigins(
    ctx,
    rows.map(({ cameFrom }) => cameFrom),
  )
  return rows.map((row) => leadJson(row, originOf(row.cameFrom)))
}

function leadJson(row: LeadRow, cameFrom: Lead['came_from']): Lead {
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
    ...(cameFrom && { came_from: cameFrom }),
  }
}

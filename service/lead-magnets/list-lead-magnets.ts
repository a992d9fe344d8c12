import type { Sent } from '#contract/always-sent.ts'
import type { LeadMagnetList, ListLeadMagnetsQuery } from '#contract/lead-magnets.ts'
import type { AgentContext } from '../core/context.ts'
import { totalsOf } from '../counts/row-counts.ts'
import { orderByColumn } from '../db/order-by-column.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { and, count, eq, getTableColumns, ilike, or, type SQL, sql } from '../db/sql.ts'
import { getHandle } from '../site/get-handle.ts'
import { countLeads } from './count-leads.ts'
import { leadMagnetJson } from './lead-magnet-json.ts'

/** How many are confirmed and how many pending, as a pair: the second decides where the first is equal. */
const sortedColumns = {
  leads: sql`array[coalesce(sign_ups.confirmed, 0), coalesce(sign_ups.pending, 0)]`,
  when: leadMagnets.createdAt,
}

/** A tenant's lead magnets, newest first. `counts` are those of the search text and type, whatever the status shown. */
export async function listLeadMagnets(
  ctx: AgentContext,
  query: ListLeadMagnetsQuery,
): Promise<Sent<typeof LeadMagnetList>> {
  const { limit, offset, status, type, q, sort } = query
  const matching = and(
    eq(leadMagnets.tenantId, ctx.caller.tenantId),
    type && eq(leadMagnets.type, type),
    q ? contains(q) : undefined,
  )
  const [rows, counts, handle] = await Promise.all([
    ctx.db
      .select(getTableColumns(leadMagnets))
      .from(leadMagnets)
      .leftJoin(signUpsOf(ctx), sql`sign_ups.id = ${leadMagnets.id}::text`)
      .where(and(matching, status && eq(leadMagnets.status, status)))
      .orderBy(...orderByColumn(sort, sortedColumns, leadMagnets))
      .limit(limit)
      .offset(offset),
    countLeadMagnets(ctx, matching),
    getHandle(ctx),
  ])
  const leadsOf = await countLeads(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    lead_magnets: rows.map((row) =>
      leadMagnetJson(ctx, row, { handle, leads: leadsOf(row.id), withContent: false }),
    ),
    counts,
    total: counts[status ?? 'all'],
    limit,
    offset,
  }
}

function signUpsOf(ctx: AgentContext): SQL {
  return sql`(
    select facets[1] as id,
      sum(count) filter (where facets[2] = 'confirmed') as confirmed,
      sum(count) filter (where facets[2] = 'pending') as pending
    from (${totalsOf(ctx.caller.tenantId, 'leads')}) as totals group by facets[1]
  ) as sign_ups`
}

type Counts = Record<'all' | 'generating' | 'draft' | 'published' | 'failed', number>

/** How many there are in each state. */
export async function countLeadMagnets(
  ctx: AgentContext,
  matching: SQL | undefined = eq(leadMagnets.tenantId, ctx.caller.tenantId),
): Promise<Counts> {
  const rows = await ctx.db
    .select({ status: leadMagnets.status, count: count() })
    .from(leadMagnets)
    .where(matching)
    .groupBy(leadMagnets.status)
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return {
    all: rows.reduce((sum, row) => sum + row.count, 0),
    generating: of('generating'),
    draft: of('draft'),
    published: of('published'),
    failed: of('failed'),
  }
}

/** The text is looked for as it is: its `%` and `_` are no wildcards. */
function contains(q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(leadMagnets.title, pattern), ilike(leadMagnets.topic, pattern))
}

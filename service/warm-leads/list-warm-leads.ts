import type { Sent } from '#contract/always-sent.ts'
import type { ListWarmLeadsQuery, WarmLeadList } from '#contract/warm-leads.ts'
import type { AgentContext } from '../core/context.ts'
import { totalOf, totalsOf } from '../counts/row-counts.ts'
import { orderByColumn } from '../db/order-by-column.ts'
import { executePrepared } from '../db/prepared.ts'
import { warmLeadRuns } from '../db/schema/warm-leads.ts'
import { and, count, eq, getTableColumns, ilike, or, type SQL, sql } from '../db/sql.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { warmLeadJson } from './warm-lead-json.ts'

// A list shows no reports, and they are nearly all of a row.
const { report, ...columnsOfRun } = getTableColumns(warmLeadRuns)
const summaryColumns = {
  ...columnsOfRun,
  // Reports of earlier releases have the name in themselves alone.
  companyName: sql<string | null>`coalesce(${warmLeadRuns.companyName}, ${report} #>> '{account,name}')`,
}

/** What each order looks at; the table has an index on each, written the same way. */
const columns = {
  domain: warmLeadRuns.normalizedDomain,
  fit: sql`coalesce(${warmLeadRuns.fitScore}, -1)`,
  intent: sql`coalesce(${warmLeadRuns.intentScore}, -1)`,
  when: warmLeadRuns.createdAt,
}

/** A tenant's runs, newest first unless sorted otherwise. */
export async function listWarmLeads(
  ctx: AgentContext,
  query: ListWarmLeadsQuery,
): Promise<Sent<typeof WarmLeadList>> {
  const { limit, offset, status, q, sort } = query
  const matching = and(eq(warmLeadRuns.tenantId, ctx.caller.tenantId), q ? mentions(q) : undefined)
  const [rows, counts, settings] = await Promise.all([
    ctx.db
      .select(summaryColumns)
      .from(warmLeadRuns)
      .where(and(matching, status && eq(warmLeadRuns.status, status)))
      .orderBy(...orderByColumn(sort, columns, warmLeadRuns))
      .limit(limit)
      .offset(offset),
    q ? countMatching(ctx, matching) : countAll(ctx),
    getSettingsRow(ctx),
  ])
  const retentionDays = settings.contactRetentionDays
  return {
    runs: rows.map((row) => warmLeadJson(row, { retentionDays })),
    counts,
    total: totalOf(counts, status),
    limit,
    offset,
  }
}

/** A list shows the name and the domain of a company, and either finds it. */
function mentions(words: string): SQL | undefined {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(warmLeadRuns.domain, pattern), ilike(warmLeadRuns.companyName, pattern))
}

/** By status; counted as they change, so this reads none of them. */
async function countAll(ctx: AgentContext): Promise<Record<string, number>> {
  const rows = await executePrepared<{ status: string; count: number }>(
    ctx.db,
    sql`select facets[1] as status, count from (${totalsOf(ctx.caller.tenantId, 'warm_leads')}) as totals`,
  )
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

async function countMatching(ctx: AgentContext, matching: SQL | undefined): Promise<Record<string, number>> {
  const rows = await ctx.db
    .select({ status: warmLeadRuns.status, count: count() })
    .from(warmLeadRuns)
    .where(matching)
    .groupBy(warmLeadRuns.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

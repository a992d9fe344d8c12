import type { ListWarmLeadsQuery, WarmLeadList } from '#contract/warm-leads.ts'
import type { AgentContext } from '../core/context.ts'
import { totalsOf } from '../counts/row-counts.ts'
import { orderByColumn } from '../db/order-by-column.ts'
import { warmLeadRuns } from '../db/schema/warm-leads.ts'
import { and, count, eq, getTableColumns, ilike, sql } from '../db/sql.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { warmLeadJson } from './warm-lead-json.ts'

// A list shows no reports, and they are nearly all of a row.
const { report, ...summaryColumns } = getTableColumns(warmLeadRuns)

/** What each order looks at; the table has an index on each, written the same way. */
const columns = {
  domain: warmLeadRuns.normalizedDomain,
  fit: sql`coalesce(${warmLeadRuns.fitScore}, -1)`,
  intent: sql`coalesce(${warmLeadRuns.intentScore}, -1)`,
  when: warmLeadRuns.createdAt,
}

/** A tenant's runs, newest first unless sorted otherwise. */
export async function listWarmLeads(ctx: AgentContext, query: ListWarmLeadsQuery): Promise<WarmLeadList> {
  const { limit, offset, status, q, sort } = query
  const matching = and(
    eq(warmLeadRuns.tenantId, ctx.caller.tenantId),
    status && eq(warmLeadRuns.status, status),
    q ? ilike(warmLeadRuns.domain, `%${q.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
  const [rows, [counted], settings] = await Promise.all([
    ctx.db
      .select(summaryColumns)
      .from(warmLeadRuns)
      .where(matching)
      .orderBy(...orderByColumn(sort, columns, warmLeadRuns))
      .limit(limit)
      .offset(offset),
    q
      ? ctx.db.select({ total: count() }).from(warmLeadRuns).where(matching)
      : ctx.db
          .execute<{ total: number }>(
            sql`select coalesce(sum(count), 0)::int as total from (${totalsOf(ctx.caller.tenantId, 'warm_leads')}) as totals
              where ${status === undefined ? sql`true` : sql`facets[1] = ${status}`}`,
          )
          .then((result) => result.rows),
    getSettingsRow(ctx),
  ])
  const retentionDays = settings.contactRetentionDays
  return {
    runs: rows.map((row) => warmLeadJson(row, { retentionDays })),
    total: counted?.total ?? 0,
    limit,
    offset,
  }
}

import type { Ledger, LedgerEntry, ListLedgerQuery, Spending } from '#contract/credits.ts'
import type { AgentContext } from '../core/context.ts'
import { divideSpan, hoursOf, totalsOf } from '../counts/row-counts.ts'
import { creditLedger } from '../db/schema/credits.ts'
import { and, desc, eq, gte, lt, type SQL, sql } from '../db/sql.ts'
import { getSettingsRow } from '../settings/get-settings.ts'

type LedgerRow = typeof creditLedger.$inferSelect
type LedgerFilter = Omit<ListLedgerQuery, 'limit' | 'offset'>

const spendingDays = 30
/** More rows than this are a report for a database, not for a spreadsheet. */
const exportRows = 100_000

/** Rows of the ledger, newest first, and what was spent in the last 30 days by day and operation. */
export async function listLedger(ctx: AgentContext, query: ListLedgerQuery): Promise<Ledger> {
  const [rows, total, spending] = await Promise.all([
    findPage(ctx, query),
    countEntries(ctx, query),
    listSpending(ctx),
  ])
  return { entries: rows.map(entryJson), spending, total, limit: query.limit, offset: query.offset }
}

/** The place of the page is found in an index alone. */
function findPage(ctx: AgentContext, query: ListLedgerQuery): Promise<LedgerRow[]> {
  const ids = ctx.db
    .select({ id: creditLedger.id })
    .from(creditLedger)
    .where(matching(ctx, query))
    .orderBy(desc(creditLedger.id))
    .limit(query.limit)
    .offset(query.offset)
  return ctx.db
    .select()
    .from(creditLedger)
    .where(and(eq(creditLedger.tenantId, ctx.caller.tenantId), sql`${creditLedger.id} = any (array(${ids}))`))
    .orderBy(desc(creditLedger.id))
}

/** Whole hours are counted as they change; only the rest of a span is counted row by row. */
async function countEntries(ctx: AgentContext, filter: LedgerFilter): Promise<number> {
  const { kind, operation, since, until } = filter
  const { hours, ends } = divideSpan({
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
  })
  const isBounded = since !== undefined || until !== undefined
  const parts = ends.map(
    (end) =>
      sql` union all select count(*) from ${creditLedger} where ${matching(ctx, {
        kind,
        operation,
        since: end.since?.toISOString(),
        until: end.until?.toISOString(),
      })}`,
  )
  const { rows } = await ctx.db.execute<{ total: number }>(sql`
    select coalesce(sum(count), 0)::int as total from (
      select count from (${isBounded ? hoursOf(ctx, 'ledger', hours) : totalsOf(ctx, 'ledger')}) as counted
      where ${kind === undefined ? sql`true` : sql`facets[1] = ${kind}`}
        and ${operation === undefined ? sql`true` : sql`facets[2] = ${operation}`}
      ${sql.join(parts)}
    ) as parts`)
  return rows[0]?.total ?? 0
}

/** Every row that matches, for an export. */
export async function listLedgerEntries(ctx: AgentContext, filter: LedgerFilter): Promise<LedgerEntry[]> {
  const rows = await ctx.db
    .select()
    .from(creditLedger)
    .where(matching(ctx, filter))
    .orderBy(desc(creditLedger.id))
    .limit(exportRows)
  return rows.map(entryJson)
}

function matching(ctx: AgentContext, filter: LedgerFilter): SQL | undefined {
  return and(
    eq(creditLedger.tenantId, ctx.caller.tenantId),
    filter.kind && eq(creditLedger.kind, filter.kind),
    filter.operation ? eq(creditLedger.operation, filter.operation) : undefined,
    filter.since ? gte(creditLedger.createdAt, new Date(filter.since)) : undefined,
    filter.until ? lt(creditLedger.createdAt, new Date(filter.until)) : undefined,
  )
}

async function listSpending(ctx: AgentContext): Promise<Spending[]> {
  const { timeZone } = await getSettingsRow(ctx)
  const zone = sql`${canonicalName(timeZone)}::text`
  const since = sql`${new Date(ctx.now().getTime() - spendingDays * 24 * 3600 * 1000).toISOString()}::timestamptz`
  const until = sql`${ctx.now().toISOString()}::timestamptz`
  // Day by day, since its rows are next to each other in the index and only its ends need the time zone.
  const { rows } = await ctx.db.execute<Spending>(sql`
    select to_char(day, 'YYYY-MM-DD') as date, spent.operation, spent.credits
    from generate_series(
      date_trunc('day', ${since} at time zone ${zone}), ${until} at time zone ${zone}, interval '1 day'
    ) as day
    cross join lateral (
      select operation, sum(${creditLedger.spent})::int as credits from ${creditLedger}
      where tenant_id = ${ctx.caller.tenantId} and kind = 'settle'
        and created_at >= greatest(${since}, day at time zone ${zone})
        and created_at < (day + interval '1 day') at time zone ${zone}
      group by operation
    ) as spent order by day, spent.operation`)
  return rows
}

/** PostgreSQL does not know every alias that `Intl` takes, and means another zone by some, such as IST. */
function canonicalName(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
}

function entryJson(row: LedgerRow): LedgerEntry {
  return {
    id: String(row.id),
    created_at: row.createdAt.toISOString(),
    kind: row.kind,
    credits: row.credits,
    balance: row.balance,
    held: row.held,
    operation: row.operation,
    ...(row.spent > 0 && { spent: row.spent }),
    ...(row.breakdown && { breakdown: row.breakdown }),
    ...(row.runId && { run_id: row.runId }),
  }
}

import type { Ledger, LedgerEntry, ListLedgerQuery, Spending } from '#contract/credits.ts'
import type { AgentContext } from '../core/context.ts'
import { creditLedger } from '../db/schema/credits.ts'
import { and, count, desc, eq, gte, lt, type SQL, sql } from '../db/sql.ts'
import { getSettingsRow } from '../settings/get-settings.ts'

type LedgerRow = typeof creditLedger.$inferSelect
type LedgerFilter = Omit<ListLedgerQuery, 'limit' | 'offset'>

const spendingDays = 30
/** More rows than this are a report for a database, not for a spreadsheet. */
const exportRows = 100_000

/** Rows of the ledger, newest first, and what was spent in the last 30 days by day and operation. */
export async function listLedger(ctx: AgentContext, query: ListLedgerQuery): Promise<Ledger> {
  const where = matching(ctx, query)
  const [rows, [total], spending] = await Promise.all([
    ctx.db
      .select()
      .from(creditLedger)
      .where(where)
      .orderBy(desc(creditLedger.id))
      .limit(query.limit)
      .offset(query.offset),
    ctx.db.select({ count: count() }).from(creditLedger).where(where),
    listSpending(ctx),
  ])
  return {
    entries: rows.map(entryJson),
    spending,
    total: total?.count ?? 0,
    limit: query.limit,
    offset: query.offset,
  }
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
  const day = sql<string>`to_char(${creditLedger.createdAt} at time zone ${canonicalName(timeZone)}, 'YYYY-MM-DD')`
  const since = new Date(ctx.now().getTime() - spendingDays * 24 * 3600 * 1000)
  return ctx.db
    .select({
      date: day,
      operation: creditLedger.operation,
      credits: sql<number>`sum(${creditLedger.spent})::int`,
    })
    .from(creditLedger)
    .where(
      and(
        eq(creditLedger.tenantId, ctx.caller.tenantId),
        eq(creditLedger.kind, 'settle'),
        gte(creditLedger.createdAt, since),
      ),
    )
    .groupBy(sql`1`, creditLedger.operation)
    .orderBy(sql`1`, creditLedger.operation)
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

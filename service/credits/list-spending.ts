import type { Spending } from '#contract/credits.ts'
import type { AgentContext } from '../core/context.ts'
import { executePrepared } from '../db/prepared.ts'
import { creditLedger } from '../db/schema/credits.ts'
import { type SQL, sql } from '../db/sql.ts'
import { getSettingsRow } from '../settings/get-settings.ts'

const dayMs = 86_400_000
export const spendingMs = 30 * dayMs
/** Days begin at multiples of it, whatever the time zone. */
const quarterMs = 900_000
const maxTenants = 1000

/** Sums of the span `of`, up to and with the entry `through` of the ledger. */
type Kept = { of: string; through: number; spending: Spending[] }

/**
 * By tenant, for a quarter of an hour: the ledger is only ever added to, and a tenant's entries get their ids while its
 * balance is locked, so who has summed up to one entry needs only those with a greater id.
 */
const kept = new Map<string, Kept>()

/** What the tenant spent in the last 30 days (from the start of a quarter of an hour), by day of its time zone and operation. */
export async function listSpending(ctx: AgentContext): Promise<Spending[]> {
  const { tenantId } = ctx.caller
  const zone = canonicalName((await getSettingsRow(ctx)).timeZone)
  const quarter = Math.floor(ctx.now().getTime() / quarterMs) * quarterMs
  const of = `${zone} ${quarter}`
  const known = kept.get(tenantId)
  const before = known?.of === of ? known : undefined
  const since = sql`${new Date(quarter - spendingMs).toISOString()}::timestamptz`
  const now = before
    ? add(before, await executePrepared<Sum>(ctx.db, sumAfter(ctx, { zone, since, through: before.through })))
    : add({ of, through: 0, spending: [] }, await executePrepared<Sum>(ctx.db, sumAll(ctx, { zone, since })))
  keep(tenantId, now)
  return now.spending
}

/** `last` is the id of the newest entry that was looked at; a sum without a date says only that. */
type Sum = { date: string | null; operation: string; credits: number; last: string | null }

function add(before: Kept, sums: readonly Sum[]): Kept {
  if (sums.length === 0) return before
  const spent = new Map(before.spending.map((day) => [`${day.date} ${day.operation}`, day]))
  for (const { date, operation, credits } of sums) {
    if (date === null || credits === 0) continue
    const key = `${date} ${operation}`
    spent.set(key, { date, operation, credits: (spent.get(key)?.credits ?? 0) + credits })
  }
  return {
    of: before.of,
    through: Math.max(before.through, ...sums.map(({ last }) => Number(last))),
    spending: [...spent].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, day]) => day),
  }
}

function keep(tenantId: string, sums: Kept): void {
  kept.delete(tenantId)
  kept.set(tenantId, sums)
  const [oldest] = kept.keys()
  if (kept.size > maxTenants && oldest !== undefined) kept.delete(oldest)
}

type Span = { zone: string; since: SQL }

/** Day by day, since a day's rows are next to each other in the index and only its ends need the time zone. */
function sumAll(ctx: AgentContext, { zone: name, since }: Span): SQL {
  const zone = sql`${name}::text`
  // A day more: another machine's clock may be ahead at midnight.
  const end = sql`${new Date(ctx.now().getTime() + dayMs).toISOString()}::timestamptz`
  return sql`
    select to_char(day, 'YYYY-MM-DD') as date, spent.operation, spent.credits, null::bigint as last
    from generate_series(
      date_trunc('day', ${since} at time zone ${zone}), ${end} at time zone ${zone}, interval '1 day'
    ) as day
    cross join lateral (
      select operation, sum(${creditLedger.spent})::int as credits from ${creditLedger}
      where tenant_id = ${ctx.caller.tenantId} and kind = 'settle'
        and created_at >= greatest(${since}, day at time zone ${zone})
        and created_at < (day + interval '1 day') at time zone ${zone}
      group by operation
    ) as spent
    union all select null, '', 0, max(id) from ${creditLedger} where tenant_id = ${ctx.caller.tenantId}`
}

function sumAfter(ctx: AgentContext, { zone, since, through }: Span & { through: number }): SQL {
  return sql`
    select to_char(created_at at time zone ${zone}::text, 'YYYY-MM-DD') as date, operation,
      sum(${creditLedger.spent})::int as credits, max(id) as last
    from ${creditLedger}
    where tenant_id = ${ctx.caller.tenantId} and id > ${through} and created_at >= ${since}
    group by 1, 2`
}

const canonicalNames = new Map<string, string>()

/** PostgreSQL does not know every alias that `Intl` takes, and means another zone by some, such as IST. */
function canonicalName(timeZone: string): string {
  const name =
    canonicalNames.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  canonicalNames.set(timeZone, name)
  return name
}

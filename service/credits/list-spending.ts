import type { Spending } from '#contract/credits.ts'
import type { AgentContext } from '../core/context.ts'
import { executePrepared, type Place } from '../db/prepared.ts'
import { creditLedger } from '../db/schema/credits.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { type SQL, sql } from '../db/sql.ts'
import { getSettingsRow } from '../settings/get-settings.ts'

const dayMs = 86_400_000
export const spendingMs = 30 * dayMs
/** Days begin at multiples of it, whatever the time zone. */
const quarterMs = 900_000
const maxTenants = 1000

/**
 * Sums up to and with the entry `through` of the ledger; `quarter` is the start of a quarter of an hour, and `entries` how
 * many there were just before they were summed up, where that was known.
 */
type Kept = {
  quarter: number
  timeZone: string
  through: number
  entries?: number | undefined
  spending: Spending[]
}

/**
 * By tenant, for a quarter of an hour: the ledger is only ever added to, and a tenant's entries get their ids while its
 * balance is locked, so who has summed up to one entry needs only those with a greater id.
 */
const kept = new Map<string, Kept>()

/** What sums are kept for: as many entries as there are, and a time zone. */
export type SummedFor = { entries: number; timeZone: string }

/** A query for a tenant's time zone. */
export function timeZoneOf(tenantId: Place<string>): SQL {
  return sql`select time_zone from ${tenantSettings} where tenant_id = ${tenantId}`
}

/**
 * What the tenant spent in the last 30 days (from the start of a quarter of an hour), by day of its time zone and operation.
 * @param current as the caller has just read it: where nothing has changed, the ledger is not asked again
 */
export async function listSpending(ctx: AgentContext, current?: SummedFor): Promise<Spending[]> {
  const { tenantId } = ctx.caller
  const quarter = Math.floor(ctx.now().getTime() / quarterMs) * quarterMs
  const known = kept.get(tenantId)
  const isCurrent =
    current !== undefined &&
    known?.quarter === quarter &&
    known.entries === current.entries &&
    known.timeZone === current.timeZone
  if (isCurrent) return known.spending
  const now = (known?.quarter === quarter && (await withNewer(ctx, known))) || (await sumAnew(ctx, quarter))
  keep(tenantId, { ...now, entries: current?.entries })
  return now.spending
}

/** Adds what came since; undefined when the tenant's days have become other ones. */
async function withNewer(ctx: AgentContext, known: Kept): Promise<Kept | undefined> {
  const sums = await executePrepared<Sum & { timeZone: string }>(ctx.db, sumAfter(ctx, known))
  return sums[0]?.timeZone === known.timeZone ? add(known, sums) : undefined
}

async function sumAnew(ctx: AgentContext, quarter: number): Promise<Kept> {
  const { timeZone } = await getSettingsRow(ctx)
  const sums = await executePrepared<Sum>(ctx.db, sumAll(ctx, { quarter, timeZone }))
  return add({ quarter, timeZone, through: 0, spending: [] }, sums)
}

/** `last` is the id of the newest entry that was looked at; a sum without a date says no more. */
type Sum = { date: string | null; operation: string | null; credits: number | null; last: string | null }

function add(before: Kept, sums: readonly Sum[]): Kept {
  const spent = new Map(before.spending.map((day) => [`${day.date} ${day.operation}`, day]))
  for (const { date, operation, credits } of sums) {
    if (!date || !operation || !credits) continue
    const key = `${date} ${operation}`
    spent.set(key, { date, operation, credits: (spent.get(key)?.credits ?? 0) + credits })
  }
  return {
    ...before,
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

type Span = Pick<Kept, 'quarter' | 'timeZone'>

const sinceOf = ({ quarter }: Span) => sql`${new Date(quarter - spendingMs).toISOString()}::timestamptz`

/** Day by day, since a day's rows are next to each other in the index and only its ends need the time zone. */
function sumAll(ctx: AgentContext, span: Span): SQL {
  const zone = sql`${canonicalName(span.timeZone)}::text`
  const since = sinceOf(span)
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
    union all select null, null, null, max(id) from ${creditLedger} where tenant_id = ${ctx.caller.tenantId}`
}

/** One row at least, which says the tenant's time zone. */
function sumAfter(ctx: AgentContext, { through, ...span }: Kept): SQL {
  return sql`
    select setting.time_zone as "timeZone", newer.* from ${tenantSettings} as setting
    left join lateral (
      select to_char(created_at at time zone ${canonicalName(span.timeZone)}::text, 'YYYY-MM-DD') as date, operation,
        sum(${creditLedger.spent})::int as credits, max(id) as last
      from ${creditLedger}
      where tenant_id = ${ctx.caller.tenantId} and id > ${through} and created_at >= ${sinceOf(span)}
      group by 1, 2
    ) as newer on true
    where setting.tenant_id = ${ctx.caller.tenantId}`
}

const canonicalNames = new Map<string, string>()

/** PostgreSQL does not know every alias that `Intl` takes, and means another zone by some, such as IST. */
function canonicalName(timeZone: string): string {
  const name =
    canonicalNames.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  canonicalNames.set(timeZone, name)
  return name
}

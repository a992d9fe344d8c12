import type { Spending } from '#contract/credits.ts'
import type { AgentContext } from '../core/context.ts'
import { executePrepared } from '../db/prepared.ts'
import { creditLedger } from '../db/schema/credits.ts'
import { sql } from '../db/sql.ts'
import { getSettingsRow } from '../settings/get-settings.ts'

const dayMs = 86_400_000
export const spendingMs = 30 * dayMs
/** After a day, until nothing is written any more that belongs to it. */
const settledAfterMs = 3_600_000
/** Days begin at multiples of it, whatever the time zone. */
const quarterMs = 900_000
const maxTenants = 1000

type Kept = { of: string; spending: Spending[] }

/**
 * Of the whole days that are over, by tenant: the ledger is only ever added to, so they change no more. Kept for a quarter
 * of an hour, after which other days may be the last 30.
 */
const kept = new Map<string, Kept>()

/** What the tenant spent in the last 30 days, by day of its time zone and operation. */
export async function listSpending(ctx: AgentContext): Promise<Spending[]> {
  const { tenantId } = ctx.caller
  const zone = canonicalName((await getSettingsRow(ctx)).timeZone)
  const now = ctx.now()
  const of = `${zone} ${Math.floor(now.getTime() / quarterMs)}`
  const known = kept.get(tenantId)
  const [over, open] = await Promise.all([
    known?.of === of ? known.spending : sumDays(ctx, { zone, now, which: 'over' }),
    sumDays(ctx, { zone, now, which: 'open' }),
  ])
  keep(tenantId, { of, spending: over })
  return [...over, ...open].sort((a, b) => compare(a.date, b.date) || compare(a.operation, b.operation))
}

function keep(tenantId: string, days: Kept): void {
  kept.delete(tenantId)
  kept.set(tenantId, days)
  const [oldest] = kept.keys()
  if (kept.size > maxTenants && oldest !== undefined) kept.delete(oldest)
}

/** Whole days that are over, or the others: the first of the 30, of which a part is told, and the newest. */
function sumDays(
  ctx: AgentContext,
  { zone: name, now, which }: { zone: string; now: Date; which: 'over' | 'open' },
): Promise<Spending[]> {
  const zone = sql`${name}::text`
  const at = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`
  const since = at(now.getTime() - spendingMs)
  const isOver = sql`(day >= ${since} at time zone ${zone}
    and day + interval '1 day' <= ${at(now.getTime() - settledAfterMs)} at time zone ${zone})`
  // Day by day, since its rows are next to each other in the index and only its ends need the time zone.
  return executePrepared<Spending>(
    ctx.db,
    sql`
    select to_char(day, 'YYYY-MM-DD') as date, spent.operation, spent.credits
    from generate_series(
      date_trunc('day', ${since} at time zone ${zone}), ${at(now.getTime())} at time zone ${zone}, interval '1 day'
    ) as day
    cross join lateral (
      select operation, sum(${creditLedger.spent})::int as credits from ${creditLedger}
      where tenant_id = ${ctx.caller.tenantId} and kind = 'settle'
        and created_at >= greatest(${since}, day at time zone ${zone})
        and created_at < (day + interval '1 day') at time zone ${zone}
      group by operation
    ) as spent where ${which === 'over' ? isOver : sql`not ${isOver}`}`,
  )
}

/** PostgreSQL does not know every alias that `Intl` takes, and means another zone by some, such as IST. */
function canonicalName(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

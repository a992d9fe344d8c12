import type { AgentContext } from '../core/context.ts'
import { watchRuns } from '../db/schema/watches.ts'
import { and, eq, gte, inArray, sql } from '../db/sql.ts'
import { addDays, dayOf, startOfDay } from '../schedule/zone-clock.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import type { WatchRow } from './watch-json.ts'
import { watchedKinds } from './watched-kinds.ts'

/** The calendar month that it is for the tenant, as instants. */
export type Month = { from: Date; until: Date }

export async function currentMonth(ctx: AgentContext): Promise<Month> {
  const { timeZone } = await getSettingsRow(ctx)
  const first = `${dayOf(ctx.now().getTime(), timeZone).slice(0, 7)}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return { from: new Date(startOfDay(first, timeZone)), until: new Date(startOfDay(next, timeZone)) }
}

/** Credits of the month's runs by watch, reserved ones included. */
export async function sumSpent(
  ctx: AgentContext,
  month: Month,
  watchIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (watchIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: watchRuns.watchId, spent: sql<number>`sum(${watchRuns.credits})::int` })
    .from(watchRuns)
    .where(
      and(
        eq(watchRuns.tenantId, ctx.caller.tenantId),
        inArray(watchRuns.watchId, [...watchIds]),
        gte(watchRuns.createdAt, month.from),
      ),
    )
    .groupBy(watchRuns.watchId)
  return new Map(rows.map(({ id, spent }) => [id, spent]))
}

/** What this month's runs cost where another one would exceed the budget; undefined where it fits. */
export async function findOverspending(
  ctx: AgentContext,
  row: Pick<WatchRow, 'id' | 'kind' | 'monthlyBudget'>,
): Promise<{ spent: number; price: number; month: Month } | undefined> {
  const price = watchedKinds[row.kind].price(ctx)
  const month = await currentMonth(ctx)
  const spent = (await sumSpent(ctx, month, [row.id])).get(row.id) ?? 0
  return spent + price > row.monthlyBudget ? { spent, price, month } : undefined
}

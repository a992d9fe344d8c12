import type { AgentContext } from '../core/context.ts'
import type { CountedList } from '../db/count-rows.ts'
import type { Place } from '../db/prepared.ts'
import { rowCountChanges, rowCounts, rowCountsByDay } from '../db/schema/row-counts.ts'
import { type SQL, sql } from '../db/sql.ts'

/** From the first instant on, before the second. */
export type TimeSpan = { since?: Date | undefined; until?: Date | undefined }

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * A query for the rows (`facets`, `count`) of a list of a tenant: what is summed up and what is not yet,
 * exactly what the transaction sees. `count` is never 0.
 */
export function totalsOf(tenantId: Place<string>, list: CountedList): SQL {
  return sql`
    select facets, sum(count)::int as count from (${changesOf(tenantId, list)}) as counted
    group by facets having sum(count) <> 0`
}

/** The same before it is summed up by facets, for who sums up all of it: less work for PostgreSQL. */
export function changesOf(tenantId: Place<string>, list: CountedList): SQL {
  return sql`
    select facets, count from ${rowCounts}
    where list = ${list} and tenant_id = ${tenantId} and hour = '-infinity'
    union all
    select facets, change from ${rowCountChanges} where list = ${list} and tenant_id = ${tenantId}`
}

/** The same by hour (`hour`, `facets`, `count`), of the whole hours within the span. */
export function hoursOf(ctx: AgentContext, list: CountedList, { from, to }: WholeHours): SQL {
  return sql`
    select hour, facets, sum(count)::int as count from (${partsOf(ctx, list, { from, to })}) as counted
    group by hour, facets having sum(count) <> 0`
}

function partsOf(ctx: AgentContext, list: CountedList, { from, to }: WholeHours): SQL {
  const { tenantId } = ctx.caller
  const within = sql`${from ? sql`hour >= ${from.toISOString()}` : sql`hour > '-infinity'`}
    and ${to ? sql`hour < ${to.toISOString()}` : sql`true`}`
  return sql`
    select hour, facets, count from ${rowCounts}
    where list = ${list} and tenant_id = ${tenantId} and ${within}
    union all
    select hour, facets, change from ${rowCountChanges}
    where list = ${list} and tenant_id = ${tenantId} and ${within}`
}

/** From the start of the first hour to the start of the hour after the last; undefined is unbounded. */
export type WholeHours = { from: Date | undefined; to: Date | undefined }

/** The whole hours of a span, and what is left of it at its ends, where rows have to be counted one by one. */
export function divideSpan({ since, until }: TimeSpan): { hours: WholeHours; ends: Required<TimeSpan>[] } {
  const from = since && new Date(Math.ceil(since.getTime() / hourMs) * hourMs)
  const to = until && new Date(Math.floor(until.getTime() / hourMs) * hourMs)
  if (since && until && from && to && from >= to)
    return { hours: { from, to: from }, ends: [{ since, until }] }
  const ends = [
    ...(to && until && to < until ? [{ since: to, until }] : []),
    ...(since && from && since < from ? [{ since, until: from }] : []),
  ]
  return { hours: { from, to }, ends }
}

/** How many rows a list has: those of one status, or of all. */
export function totalOf(counts: Readonly<Record<string, number>>, status: string | undefined): number {
  if (status !== undefined) return counts[status] ?? 0
  return Object.values(counts).reduce((all, one) => all + one, 0)
}

export type PageStart = {
  /** Rows from here on come before the page. */
  before: Date | undefined
  /** No row of the page is older than this. */
  notBefore: Date | undefined
  /** How many rows between `before` and the page. */
  skip: number
}

/** Above this, hopping over rows costs more than finding the place of a page. */
export const deepOffset = 1000

/**
 * Where a page of a list begins that is ordered by creation, newest first: found in the counts by day and then by hour, so
 * that a deep page costs little more than the first one does.
 * @param matching a condition on `facets`
 * @param newest counts the matching rows of the span after its last whole hour
 */
export async function findPlace(
  ctx: AgentContext,
  list: CountedList,
  asked: {
    matching: SQL
    offset: number
    limit: number
    until?: Date | undefined
    newest(): Promise<number>
  },
): Promise<PageStart> {
  const { matching, limit, until } = asked
  const plain = { before: until, notBefore: undefined, skip: asked.offset }
  if (asked.offset <= deepOffset) return plain
  const newest = until ? await asked.newest() : 0
  if (asked.offset < newest) return plain
  const offset = asked.offset - newest
  const days = until
    ? undefined
    : await findIn(ctx, daysOf(ctx, list), { matching, offset, limit, stepMs: dayMs })
  const hours = await findIn(
    ctx,
    partsOf(ctx, list, days ? { from: days.notBefore, to: days.before } : divideSpan({ until }).hours),
    { matching, offset: days?.skip ?? offset, limit, stepMs: hourMs },
  )
  const found = hours ?? days
  return found ? { ...found, notBefore: found.notBefore ?? days?.notBefore } : plain
}

/** Counts by day under the name of hours. */
function daysOf(ctx: AgentContext, list: CountedList): SQL {
  const { tenantId } = ctx.caller
  return sql`
    select day as hour, facets, count from ${rowCountsByDay} where list = ${list} and tenant_id = ${tenantId}
    union all
    select date_trunc('day', hour, 'UTC'), facets, change from ${rowCountChanges}
    where list = ${list} and tenant_id = ${tenantId}`
}

/** Undefined where all rows that are counted come before the page. */
async function findIn(
  ctx: AgentContext,
  parts: SQL,
  asked: { matching: SQL; offset: number; limit: number; stepMs: number },
): Promise<(PageStart & { before: Date }) | undefined> {
  const { matching, offset, limit, stepMs } = asked
  const { rows } = await ctx.db.execute<{
    first: string | null
    newer: number | null
    last: string | null
  }>(sql`
    select min(hour) filter (where newer <= ${offset}) as first,
      max(newer) filter (where newer <= ${offset})::int as newer,
      max(hour) filter (where newer + count >= ${offset + limit}) as last
    from (
      select hour, count, sum(count) over (order by hour desc) - count as newer
      from (
        select hour, sum(count)::int as count from (${parts}) as parts where ${matching}
        group by hour having sum(count) <> 0
      ) as summed
    ) as placed`)
  const [found] = rows
  if (!found?.first || found.newer === null) return undefined
  return {
    before: new Date(new Date(found.first).getTime() + stepMs),
    notBefore: found.last === null ? undefined : new Date(found.last),
    skip: offset - found.newer,
  }
}

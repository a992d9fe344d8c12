import type { Sent } from '#contract/always-sent.ts'
import type { Ledger, LedgerEntry, ListLedgerQuery, ReturnedCredits } from '#contract/credits.ts'
import type { AgentContext } from '../core/context.ts'
import { isFirstPage, limitOfFirstPage } from '../counts/first-page.ts'
import { changesOf, deepOffset, divideSpan, hoursOf, totalsOf } from '../counts/row-counts.ts'
import { executePrepared, type Place, runPreparedFor } from '../db/prepared.ts'
import { creditHolds, creditLedger } from '../db/schema/credits.ts'
import { and, asc, desc, eq, gte, lt, lte, type SQL, sql } from '../db/sql.ts'
import { findRunTitles } from './find-run-titles.ts'
import { findLedgerPlace, keepLedgerPlace } from './ledger-places.ts'
import { listSpending, type SummedFor, spendingMs, timeZoneOf } from './list-spending.ts'

type LedgerRow = typeof creditLedger.$inferSelect
type LedgerFilter = Omit<ListLedgerQuery, 'limit' | 'offset' | 'sort'>

/** More rows than this are a report for a database, not for a spreadsheet. */
const exportRows = 100_000

/** Rows of the ledger, newest first unless sorted otherwise, and what was spent in the last 30 days by day and operation. */
export async function listLedger(ctx: AgentContext, query: ListLedgerQuery): Promise<Sent<typeof Ledger>> {
  const isCounted = !(query.folded || query.since || query.until)
  const [page, counted, returned] = await Promise.all([
    findPage(ctx, query),
    isCounted ? undefined : query.folded ? countOperations(ctx, query) : countEntries(ctx, query),
    query.folded ? listReturned(ctx) : undefined,
  ])
  const { rows, all } = page
  const [entries, spending] = await Promise.all([withTitles(ctx, rows), listSpending(ctx, all)])
  const { limit, offset } = query
  return { entries, spending, ...(returned && { returned }), total: counted ?? page.total, limit, offset }
}

/** Every operation has one row that is no reservation, or a reservation that is still held. */
async function countOperations(ctx: AgentContext, filter: LedgerFilter): Promise<number> {
  const { kind } = filter
  if (kind !== undefined && kind !== 'hold') return countEntries(ctx, filter)
  const held = countHeld(ctx, filter)
  if (kind === 'hold') return held
  const [all, holds] = await Promise.all([
    countEntries(ctx, filter),
    countEntries(ctx, { ...filter, kind: 'hold' }),
  ])
  return all - holds + (await held)
}

/** There are as many as runs are going on. */
async function countHeld(ctx: AgentContext, { operation, since, until }: LedgerFilter): Promise<number> {
  const { rows } = await ctx.db.execute<{ total: number }>(sql`
    select count(*)::int as total from ${creditLedger}
    where ${matching(ctx, { kind: 'hold', operation, since, until })} and ${isHeld}`)
  return rows[0]?.total ?? 0
}

/** Whether the reservation of a row of the ledger has not ended. */
const isHeld = sql`exists (
  select from ${creditHolds} where ${creditHolds.runId} = ${creditLedger.runId}
    and ${creditHolds.operation} = ${creditLedger.operation} and ${creditHolds.state} = 'held'
)`

type Page = { rows: LedgerRow[]; total: number; all: SummedFor }

/** Entries may come while the place of a page is found. */
const maxTries = 3

function findPage(ctx: AgentContext, query: ListLedgerQuery): Promise<Page> {
  const { since, until, folded, sort, offset } = query
  const isWhole = !(since || until || folded)
  return isWhole && sort !== 'when' && offset > deepOffset ? findDeepPage(ctx, query) : readPage(ctx, query)
}

/** From the nearest row whose place is known: a walk over a million entries is made once. */
async function findDeepPage(ctx: AgentContext, query: ListLedgerQuery): Promise<Page> {
  const list = [ctx.caller.tenantId, query.kind ?? '', query.operation ?? ''].join(' ')
  let total = await countEntries(ctx, query)
  for (let tries = 0; tries < maxTries; tries++) {
    const rank = total - query.offset
    const near = findLedgerPlace(list, rank)
    const start = near && near.rank <= total ? { from: near.id, skip: near.rank - rank } : undefined
    const page = await readPage(ctx, query, start)
    if (page.total === total) {
      const [first] = page.rows
      if (first && (start?.skip ?? query.offset) > deepOffset) keepLedgerPlace(list, { rank, id: first.id })
      return page
    }
    total = page.total
  }
  return readPage(ctx, query)
}

/**
 * The rows of a page, and in the same statement how many match and how many there are, at all times.
 * @param start the id that the newest row may have, and how many rows from there on come before the page
 */
async function readPage(
  ctx: AgentContext,
  query: ListLedgerQuery,
  start?: { from: number; skip: number },
): Promise<Page> {
  const { kind, operation, since, until, folded, sort, limit } = query
  const offset = start?.skip ?? query.offset
  const values = {
    tenantId: ctx.caller.tenantId,
    kind,
    operation: operation || undefined,
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
    from: start?.from,
    limit,
    offset: isFirstPage(limit, offset) ? undefined : offset,
  }
  // Ids grow with time.
  const order = sort === 'when' ? asc(creditLedger.id) : desc(creditLedger.id)
  const found = await runPreparedFor(ctx.db, `ledger${folded ? ', folded' : ''} ${sort}`, values, (at) => {
    // There without rows too.
    const head = sql`(
      select coalesce(sum(count) filter (where ${matchingFacets(at)}), 0)::int as total,
        coalesce(sum(count), 0)::int as entries, (${timeZoneOf(at.tenantId)}) as zone
      from (${changesOf(at.tenantId, 'ledger')}) as counted
    ) as head`
    const ids = idsOf({ ...at, folded }, order)
    return ctx.db
      .select({
        total: sql<number>`head.total`,
        all: { entries: sql<number>`head.entries`, timeZone: sql<string>`head.zone` },
        row: creditLedger,
      })
      .from(head)
      .leftJoin(
        creditLedger,
        and(eq(creditLedger.tenantId, at.tenantId), sql`${creditLedger.id} = any (array(${ids}))`),
      )
      .orderBy(order)
  })
  const [first] = found
  if (!first) throw new Error('The head is there without rows too.')
  return { rows: found.flatMap(({ row }) => row ?? []), total: first.total, all: first.all }
}

type PagePlaces = Places & {
  folded?: boolean | undefined
  from?: Place<number> | undefined
  limit: Place<number>
  offset?: Place<number> | undefined
}

/** A query for the ids of a page, which is a first one where it has no offset. */
function idsOf(at: PagePlaces, order: SQL): SQL {
  const matching = sql`select ${creditLedger.id} from ${creditLedger}
    where ${and(conditionOf(at), at.from === undefined ? undefined : lte(creditLedger.id, at.from))} order by ${order}`
  return at.offset === undefined
    ? sql`select id from (${matching} ${limitOfFirstPage}) as near limit ${at.limit}`
    : sql`${matching} limit ${at.limit} offset ${at.offset}`
}

/** A condition on the facets of an entry, as `service/db/count-rows.ts` counts them. */
function matchingFacets({ kind, operation }: Pick<Places, 'kind' | 'operation'>): SQL {
  return sql`${kind === undefined ? sql`true` : sql`facets[1] = ${kind}`}
    and ${operation === undefined ? sql`true` : sql`facets[2] = ${operation}`}`
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
  const rows = await executePrepared<{ total: number }>(
    ctx.db,
    sql`
    select coalesce(sum(count), 0)::int as total from (
      select count from (${isBounded ? hoursOf(ctx, 'ledger', hours) : totalsOf(ctx.caller.tenantId, 'ledger')}) as counted
      where ${matchingFacets({ kind, operation })}
      ${sql.join(parts)}
    ) as parts`,
  )
  return rows[0]?.total ?? 0
}

/** Every row that matches, for an export. */
export async function listLedgerEntries(
  ctx: AgentContext,
  filter: LedgerFilter,
): Promise<Sent<typeof LedgerEntry>[]> {
  const rows = await ctx.db
    .select()
    .from(creditLedger)
    .where(matching(ctx, filter))
    .orderBy(desc(creditLedger.id))
    .limit(exportRows)
  return withTitles(ctx, rows)
}

function matching(ctx: AgentContext, { since, until, ...filter }: LedgerFilter): SQL | undefined {
  return conditionOf({
    ...filter,
    tenantId: ctx.caller.tenantId,
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
  })
}

type Places = {
  tenantId: Place<string>
  kind?: Place<LedgerRow['kind']> | undefined
  operation?: Place<string> | undefined
  since: Place<Date> | undefined
  until: Place<Date> | undefined
}

function conditionOf(at: Places & { folded?: boolean | undefined }): SQL | undefined {
  return and(
    eq(creditLedger.tenantId, at.tenantId),
    at.kind && eq(creditLedger.kind, at.kind),
    at.operation ? eq(creditLedger.operation, at.operation) : undefined,
    at.since && gte(creditLedger.createdAt, at.since),
    at.until && lt(creditLedger.createdAt, at.until),
    at.folded ? sql`(${creditLedger.kind} <> 'hold' or ${isHeld})` : undefined,
  )
}

/** What came back in the same days, by operation and by how the runs ended. */
async function listReturned(ctx: AgentContext): Promise<ReturnedCredits[]> {
  const since = new Date(ctx.now().getTime() - spendingMs).toISOString()
  const { rows } = await ctx.db.execute<ReturnedCredits>(sql`
    select operation, kind, count(*)::int as runs, sum(credits)::int as credits from ${creditLedger}
    where tenant_id = ${ctx.caller.tenantId} and kind in ('settle', 'release') and credits > 0
      and created_at >= ${since}::timestamptz
    group by operation, kind order by credits desc, operation`)
  return rows
}

async function withTitles(
  ctx: AgentContext,
  rows: readonly LedgerRow[],
): Promise<Sent<typeof LedgerEntry>[]> {
  const titles = await findRunTitles(ctx, rows)
  return rows.map((row) => {
    const title = row.runId === null ? undefined : titles.get(row.runId)
    return { ...entryJson(row), ...(title !== undefined && { title }) }
  })
}

function entryJson(row: LedgerRow): Sent<typeof LedgerEntry> {
  return {
    id: String(row.id),
    created_at: row.createdAt.toISOString(),
    kind: row.kind,
    credits: row.credits,
    balance: row.balance,
    held: row.held,
    operation: row.operation,
    ...(row.kind === 'settle' && { spent: row.spent }),
    ...(row.breakdown && { breakdown: row.breakdown }),
    ...(row.runId && { run_id: row.runId }),
  }
}

import type { AgentContext } from '../core/context.ts'
import { batchRows, inBatches } from '../db/in-batches.ts'
import { searchRows } from '../db/schema/results.ts'
import { sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import type { SearchFigure } from '../engines/search-console/search-console.ts'

const maxText = 1000

type Reading = { origin: 'api' | 'csv'; from: string; to: string; figures: readonly SearchFigure[] }

/**
 * Puts what was read now in the place of what was read before from the same origin. It is what `findSearchFigures` finds
 * from the commit on; earlier rows are then deleted in batches, by the next reading where this one is interrupted.
 * @param alongside belongs to the same transaction; false if the reading is not wanted any more
 */
export async function replaceSearchFigures(
  ctx: AgentContext,
  read: Reading,
  alongside: (tx: AgentContext) => Promise<boolean>,
): Promise<void> {
  const readAt = await inTransaction(ctx, async (tx) => {
    await lockFigures(tx)
    if (!(await alongside(tx))) return undefined
    const now = await momentAfterAll(tx)
    await insertFigures(tx, read, now)
    return now
  })
  if (readAt !== undefined) await deleteEarlier(ctx, read.origin, readAt)
}

/** One reading of a tenant at a time. */
async function lockFigures({ db, caller: { tenantId } }: AgentContext): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`search figures ${tenantId}`}, 0))`)
}

/** Now, and later than every reading before, by whatever clock that was stored: the latest moment is what is shown. */
async function momentAfterAll({ db, caller: { tenantId }, now }: AgentContext): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select greatest(${now().toISOString()}::timestamptz, max(read_at) + interval '1 millisecond')::text as at
    from ${searchRows} where tenant_id = ${tenantId}`)
  return rows[0]?.at ?? now().toISOString()
}

async function insertFigures(tx: AgentContext, read: Reading, readAt: string): Promise<void> {
  const figures = read.figures.filter(({ page, query }) => page.length <= maxText && query.length <= maxText)
  if (figures.length === 0) return
  const column = <T>(of: (one: SearchFigure) => T) => sql.param(figures.map(of))
  await tx.db.execute(sql`
    insert into ${searchRows} (tenant_id, origin, from_day, to_day, page, query, clicks, impressions, position, read_at)
    select distinct on (one.page, one.query)
      ${tx.caller.tenantId}::uuid, ${read.origin}, ${read.from}::date, ${read.to}::date, one.*, ${readAt}::timestamptz
    from unnest(
      ${column(({ page }) => page)}::text[], ${column(({ query }) => query)}::text[],
      ${column(({ clicks }) => Math.round(clicks))}::int[],
      ${column(({ impressions }) => Math.round(impressions))}::int[],
      ${column(({ position }) => position)}::float8[]
    ) as one (page, query, clicks, impressions, position)
    on conflict (tenant_id, origin, from_day, to_day, page, query) do update set clicks = excluded.clicks,
      impressions = excluded.impressions, position = excluded.position, read_at = excluded.read_at`)
}

async function deleteEarlier(ctx: AgentContext, origin: Reading['origin'], readAt: string): Promise<void> {
  await inBatches(ctx, async () => {
    const deleted = await ctx.db.execute(sql`
      delete from ${searchRows} where ctid = any (array(
        select ctid from ${searchRows}
        where tenant_id = ${ctx.caller.tenantId} and origin = ${origin} and read_at < ${readAt}
        limit ${batchRows} for update skip locked
      ))`)
    return deleted.rowCount ?? 0
  })
}

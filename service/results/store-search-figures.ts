import type { AgentContext } from '../core/context.ts'
import { searchRows } from '../db/schema/results.ts'
import { and, eq, sql } from '../db/sql.ts'
import type { SearchFigure } from '../engines/search-console/search-console.ts'

const maxText = 1000

/** Puts what was read now in the place of what was read before from the same origin. Part of the caller's transaction. */
export async function storeSearchFigures(
  tx: AgentContext,
  origin: 'api' | 'csv',
  read: { from: string; to: string; figures: readonly SearchFigure[] },
): Promise<void> {
  const { tenantId } = tx.caller
  await tx.db.delete(searchRows).where(and(eq(searchRows.tenantId, tenantId), eq(searchRows.origin, origin)))
  const figures = read.figures.filter(({ page, query }) => page.length <= maxText && query.length <= maxText)
  if (figures.length === 0) return
  const column = <T>(of: (one: SearchFigure) => T) => sql.param(figures.map(of))
  await tx.db.execute(sql`
    insert into ${searchRows} (tenant_id, origin, from_day, to_day, page, query, clicks, impressions, position, read_at)
    select ${tenantId}, ${origin}, ${read.from}::date, ${read.to}::date, one.*, ${tx.now().toISOString()}::timestamptz
    from unnest(
      ${column(({ page }) => page)}::text[], ${column(({ query }) => query)}::text[],
      ${column(({ clicks }) => Math.round(clicks))}::int[],
      ${column(({ impressions }) => Math.round(impressions))}::int[],
      ${column(({ position }) => position)}::float8[]
    ) as one (page, query, clicks, impressions, position)
    on conflict do nothing`)
}

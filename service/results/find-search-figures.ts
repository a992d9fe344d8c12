import type { Sent } from '#contract/always-sent.ts'
import type { Results, SearchFigures } from '#contract/results.ts'
import type { AgentContext } from '../core/context.ts'
import { searchRows } from '../db/schema/results.ts'
import { and, desc, eq, sql } from '../db/sql.ts'
import { isShownFigure } from './delete-search-figures.ts'
import { namePages, type PageName } from './page-totals.ts'

const maxQueries = 50

export type FoundFigures = {
  search: NonNullable<Sent<typeof Results>['search']>
  /** What each page is called, and its figures. */
  pages: (PageName & { search: SearchFigures })[]
}

/**
 * What was read last, from the API or a file; undefined where nothing ever was. Figures of the pages of one article are
 * one: the average place is weighted by how often each was shown.
 */
export async function findSearchFigures(
  ctx: AgentContext,
  only: { articleId: string } | undefined,
): Promise<FoundFigures | undefined> {
  const own = and(eq(searchRows.tenantId, ctx.caller.tenantId), isShownFigure)
  const [newest] = await ctx.db.select().from(searchRows).where(own).orderBy(desc(searchRows.readAt)).limit(1)
  if (!newest) return undefined
  const { origin, from, to, readAt } = newest
  const rows = await ctx.db
    .select()
    .from(searchRows)
    .where(and(own, eq(searchRows.origin, origin), eq(searchRows.readAt, readAt)))
    .orderBy(desc(searchRows.clicks), desc(searchRows.impressions), sql`${searchRows.query}`)
  const pages = rows.filter((row) => row.page !== '' && row.query === '')
  const named = await namePages(ctx, [...new Set(rows.map(({ page }) => page))])
  const wanted = only && `article:${only.articleId}`
  const queries = rows.filter((row) =>
    row.query === '' ? false : wanted ? row.page !== '' && named(row.page).page === wanted : row.page === '',
  )
  const totals = wanted
    ? pages.filter((row) => named(row.page).page === wanted)
    : pages.length > 0
      ? pages
      : queries
  return {
    pages: [...Map.groupBy(pages, (row) => named(row.page).page).values()].flatMap((same) =>
      same.slice(0, 1).map((row) => ({ ...named(row.page), search: together(same) })),
    ),
    search: {
      origin,
      from,
      to,
      read_at: newest.readAt.toISOString(),
      ...together(totals),
      queries: [...Map.groupBy(queries, ({ query }) => query)]
        .slice(0, maxQueries)
        .map(([query, same]) => ({ query, ...together(same) })),
    },
  }
}

function together(figures: readonly SearchFigures[]): SearchFigures {
  const sum = (of: (one: SearchFigures) => number) => figures.reduce((total, one) => total + of(one), 0)
  const impressions = sum((one) => one.impressions)
  const position = sum((one) => one.position * one.impressions) / (impressions || 1)
  return { clicks: sum((one) => one.clicks), impressions, position: Math.round(position * 10) / 10 }
}

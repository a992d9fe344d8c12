import type { Sent } from '#contract/always-sent.ts'
import type { GetResultsQuery, ResultPage, Results } from '#contract/results.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { articles } from '../db/schema/articles.ts'
import { pageDayOrigins, pageDays } from '../db/schema/results.ts'
import { and, eq, type SQL, sql } from '../db/sql.ts'
import { daysBetween } from '../schedule/zone-clock.ts'
import { advise } from './advise.ts'
import { allPages } from './create-view-counter.ts'
import { findPostCounts } from './find-post-counts.ts'
import { findSearchFigures } from './find-search-figures.ts'
import { type Counts, countSums, noCounts, type PageName, pageTotals } from './page-totals.ts'
import { type Period, readPeriod } from './read-period.ts'

const maxSources = 100

/**
 * What became of what was published.
 * @throws {ServiceError} `invalid` for a period, `not_found` for an article
 */
export async function getResults(ctx: AgentContext, query: GetResultsQuery): Promise<Sent<typeof Results>> {
  const periods = await readPeriod(ctx, query)
  const { period, before } = periods
  const which = query.article_id ? await pagesOf(ctx, query.article_id) : sql`page = ${allPages}`
  const landing = query.article_id ? sql`false` : sql`page like 'guide:%'`
  const only = query.article_id ? { articleId: query.article_id } : undefined
  const [all, totals, totalsBefore, days, origins, found, answers] = await Promise.all([
    pageTotals(ctx, periods),
    sumOf(ctx, period, which, landing),
    sumOf(ctx, before, which, landing),
    daysOf(ctx, period, which),
    originsOf(ctx, period, which),
    findSearchFigures(ctx, only),
    findPostCounts(ctx, periods, only),
  ])
  const shown = withFigures(withFigures(all, found?.pages ?? []), answers.pages).filter((page) =>
    only ? page.article_id === only.articleId : true,
  )
  const listed = query.kind ? shown.filter(({ kind }) => kind === query.kind) : shown
  const { limit, offset } = query
  return {
    period,
    before,
    totals,
    totals_before: totalsBefore,
    days,
    sources: origins
      .filter(({ kind }) => kind !== 'country' && kind !== 'own')
      .slice(0, maxSources)
      .map(({ kind, name, views }) => ({ group: kind, name, views })),
    countries: origins.flatMap(({ kind, name, views }) =>
      kind === 'country' ? [{ country: name, views }] : [],
    ),
    pages: listed.slice(offset, offset + limit),
    ...(found && { search: found.search }),
    ...(answers.posts && { posts: answers.posts }),
    advice: advise(shown, all),
    total: listed.length,
    limit,
    offset,
  }
}

/** All pages of a period, for a file. */
export async function listResultPages(
  ctx: AgentContext,
  query: GetResultsQuery,
): Promise<Sent<typeof ResultPage>[]> {
  const most = { limit: Number.MAX_SAFE_INTEGER, offset: 0 }
  return (await getResults(ctx, { ...query, ...most })).pages
}

/** The rows of an article: its page here, and those elsewhere that end with its slug. */
async function pagesOf(ctx: AgentContext, articleId: string): Promise<SQL> {
  const [article] = await ctx.db
    .select({ slug: articles.slug })
    .from(articles)
    .where(and(eq(articles.id, articleId), eq(articles.tenantId, ctx.caller.tenantId)))
  if (!article) throw notFound('article')
  const elsewhere =
    article.slug === null
      ? sql`false`
      : sql`(page like 'http%' and regexp_replace(page, '^.*/([^/]+?)(\\.html?)?/*$', '\\1') = ${article.slug})`
  return sql`(page = ${`article:${articleId}`} or ${elsewhere})`
}

function inPeriod(ctx: AgentContext, { from, to }: Period, which: SQL): SQL {
  return sql`tenant_id = ${ctx.caller.tenantId} and day between ${from} and ${to} and ${which}`
}

/** The totals of a period, and the views of what can be read to its end. */
async function sumOf(
  ctx: AgentContext,
  period: Period,
  which: SQL,
  landing: SQL,
): Promise<Counts & { text_views: number }> {
  const { rows } = await ctx.db.execute<Counts & { landing_views: number }>(
    sql`select ${countSums}, (
        select coalesce(sum(views), 0)::int from ${pageDays}
        where ${inPeriod(ctx, period, landing)}
      ) as landing_views
      from ${pageDays} where ${inPeriod(ctx, period, which)}`,
  )
  const { landing_views: landingViews, ...counts } = rows[0] ?? { ...noCounts, landing_views: 0 }
  return { ...counts, text_views: Math.max(0, counts.views - landingViews) }
}

async function daysOf(ctx: AgentContext, period: Period, which: SQL): Promise<Sent<typeof Results>['days']> {
  const { rows } = await ctx.db.execute<Counts & { day: string }>(
    sql`select day::text, ${countSums} from ${pageDays} where ${inPeriod(ctx, period, which)} group by day`,
  )
  const found = new Map(rows.map((row) => [row.day, row]))
  return daysBetween(period.from, period.to).map((day) => found.get(day) ?? { day, ...noCounts })
}

async function originsOf(ctx: AgentContext, period: Period, which: SQL) {
  const { rows } = await ctx.db.execute<{ kind: string; name: string; views: number }>(
    sql`select kind, name, sum(views)::int as views from ${pageDayOrigins}
      where ${inPeriod(ctx, period, which)} group by kind, name order by views desc, kind, name`,
  )
  return rows
}

type Figures = PageName & Pick<Sent<typeof ResultPage>, 'search' | 'posts'>

/** A page that nobody opened is there too if it was shown in search, or if a network told of its posts. */
function withFigures(
  pages: readonly Sent<typeof ResultPage>[],
  figures: readonly Figures[],
): Sent<typeof ResultPage>[] {
  const found = new Map(figures.map((page) => [page.page, page]))
  const opened = pages.map((page) => ({ ...page, ...found.get(page.page) }))
  const known = new Set(pages.map(({ page }) => page))
  const others = figures.filter(({ page }) => !known.has(page))
  return [...opened, ...others.map((page) => ({ ...noCounts, views_before: 0, ...page }))]
}

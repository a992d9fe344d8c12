import type { Sent } from '#contract/always-sent.ts'
import type { ArticleList, ArticleSort, ListArticlesQuery } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { findPlace } from '../counts/row-counts.ts'
import { orderByColumn } from '../db/order-by-column.ts'
import { type Place, runPreparedFor } from '../db/prepared.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, ilike, lt, or, type SQL, sql } from '../db/sql.ts'
import { getHandle } from '../site/get-handle.ts'
import { articleJson } from './article-json.ts'
import { countArticles, countMatchingArticles, isScheduled, isUnscheduled } from './count-articles.ts'
import { statusColumns } from './find-article-status.ts'

/** What each order looks at; the table has an index on each of these, written the same way. */
const columns = {
  title: sql`lower(coalesce(${articles.title}, ${articles.topic}, ''))`,
  words: sql`coalesce(${articles.wordCount}, 0)`,
  when: sql`coalesce(${articles.publishedAt}, ${articles.scheduledAt}, ${articles.updatedAt})`,
  created: sql`${articles.createdAt}`,
}

/** Of the list and of its page. */
const orderOf = (sort: ArticleSort | undefined) => orderByColumn(sort, columns, articles)

// A list shows no texts, and they are nearly all of a row.
const { extractionResults, ...summaryColumns } = statusColumns

/** A tenant's articles, newest first unless sorted otherwise. `counts` are those of the search text, whatever the status that is shown. */
export async function listArticles(
  ctx: AgentContext,
  query: ListArticlesQuery,
): Promise<Sent<typeof ArticleList>> {
  const { limit, offset, status, q } = query
  const matching = q ? contains(q) : undefined
  const [rows, counts, handle] = await Promise.all([
    findPage(ctx, query, matching),
    matching ? countMatchingArticles(ctx, matching) : countArticles(ctx),
    getHandle(ctx),
  ])
  return {
    articles: rows.map((row) => articleJson(ctx, row, handle)),
    counts,
    total: counts[status ?? 'all'],
    limit,
    offset,
  }
}

async function findPage(
  ctx: AgentContext,
  { limit, offset, status, sort }: ListArticlesQuery,
  matching?: SQL,
) {
  const isPlaced = !matching && !sort
  const { before, skip } = isPlaced
    ? await findPlace(ctx, 'articles', {
        matching: countedAs(status),
        offset,
        limit,
        newest: () => Promise.resolve(0),
      })
    : { before: undefined, skip: offset }
  const values = { tenantId: ctx.caller.tenantId, limit, skip, before }
  if (matching) return pageOf(ctx, values, { matching, status, sort })
  return runPreparedFor(ctx.db, `articles ${status} ${sort}`, values, (at) =>
    pageOf(ctx, at, { status, sort }),
  )
}

/** The place of the page is found in an index, without the rows before it. */
function pageOf(
  ctx: AgentContext,
  at: {
    tenantId: Place<string>
    limit: Place<number>
    skip: Place<number>
    before: Place<Date> | undefined
  },
  { matching, status, sort }: Pick<ListArticlesQuery, 'status' | 'sort'> & { matching?: SQL },
) {
  const own = eq(articles.tenantId, at.tenantId)
  const ids = ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(and(own, matching, status && hasStatus(status), at.before && lt(articles.createdAt, at.before)))
    .orderBy(...orderOf(sort))
    .limit(at.limit)
    .offset(at.skip)
  return ctx.db
    .select(summaryColumns)
    .from(articles)
    .where(and(own, sql`${articles.id} = any (array(${ids}))`))
    .orderBy(...orderOf(sort))
}

/** What the counts have for a status: a condition on their `facets`. */
function countedAs(status: ListArticlesQuery['status']): SQL {
  if (status === undefined) return sql`true`
  if (status === 'scheduled' || status === 'unscheduled') {
    return sql`facets[1] = 'generated' and facets[2] = ${status}`
  }
  return sql`facets[1] = ${status}`
}

function hasStatus(status: NonNullable<ListArticlesQuery['status']>): SQL | undefined {
  if (status === 'scheduled') return isScheduled
  return status === 'unscheduled' ? isUnscheduled : eq(articles.status, status)
}

/** The text is looked for as it is: its `%` and `_` are no wildcards. */
function contains(q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(articles.title, pattern), ilike(articles.topic, pattern))
}

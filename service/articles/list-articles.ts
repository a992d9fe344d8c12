import type { Sent } from '#contract/always-sent.ts'
import type { ArticleList, ArticleSort, ListArticlesQuery } from '#contract/articles.ts'
import { tenantHandleSql } from '../agents/tenant-handle-sql.ts'
import type { AgentContext } from '../core/context.ts'
import { isFirstPage, limitOfFirstPage } from '../counts/first-page.ts'
import { findPlace } from '../counts/row-counts.ts'
import { orderByColumn } from '../db/order-by-column.ts'
import { type Place, runPreparedFor } from '../db/prepared.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, ilike, lt, or, type SQL, sql } from '../db/sql.ts'
import { articleJson } from './article-json.ts'
import {
  type Counted,
  countMatchingArticles,
  countsOf,
  isScheduled,
  isUnscheduled,
  sumUp,
} from './count-articles.ts'
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

// A list shows no texts, and they are nearly all of a row. First what is never null: a row without it is none.
const { id, extractionResults, ...others } = statusColumns
const summaryColumns = { id, ...others }

/** A tenant's articles, newest first unless sorted otherwise. `counts` are those of the search text and the tag, whatever the status that is shown. */
export async function listArticles(
  ctx: AgentContext,
  query: ListArticlesQuery,
): Promise<Sent<typeof ArticleList>> {
  const { limit, offset, status, q, tag } = query
  const matching = and(q ? contains(q) : undefined, tag === undefined ? undefined : hasTag(tag))
  const [page, matched] = await Promise.all([
    findPage(ctx, query, matching),
    matching && countMatchingArticles(ctx, matching),
  ])
  const counts = matched ?? page.counts
  return {
    articles: page.rows.map((row) => articleJson(ctx, row, page.handle)),
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
  const values = { tenantId: ctx.caller.tenantId, limit, before }
  const found = await (matching
    ? pageOf(ctx, { ...values, skip }, { matching, status, sort })
    : runPreparedFor(
        ctx.db,
        `articles ${status} ${sort}`,
        { ...values, skip: isFirstPage(limit, skip) ? undefined : skip },
        (at) => pageOf(ctx, at, { status, sort }),
      ))
  const [first] = found
  if (!first) throw new Error('The head is there without rows too.')
  return {
    rows: found.flatMap(({ row }) => row ?? []),
    handle: first.handle,
    // As `countsOf` says.
    counts: sumUp(JSON.parse(first.counts ?? '[]') as Counted[]),
  }
}

type Places = {
  tenantId: Place<string>
  limit: Place<number>
  /** Undefined for a first page. */
  skip?: Place<number> | undefined
  before: Place<Date> | undefined
}

/**
 * The rows of a page, and in the same statement the counts of all articles and the handle of the tenant. The place of the
 * page is found in an index, without the rows before it.
 */
function pageOf(
  ctx: AgentContext,
  at: Places,
  { matching, status, sort }: Pick<ListArticlesQuery, 'status' | 'sort'> & { matching?: SQL },
) {
  const own = eq(articles.tenantId, at.tenantId)
  const wanted = and(
    own,
    matching,
    status && hasStatus(status),
    at.before && lt(articles.createdAt, at.before),
  )
  const order = orderOf(sort)
  const near = sql`select ${articles.id} from ${articles} where ${wanted} order by ${sql.join(order, sql`, `)}`
  const ids =
    at.skip === undefined
      ? sql`select id from (${near} ${limitOfFirstPage}) as near limit ${at.limit}`
      : sql`${near} limit ${at.limit} offset ${at.skip}`
  const head = sql`(
    select json_agg(kind)::text as counts, ${tenantHandleSql(sql`${at.tenantId}`)} as handle
    from (${countsOf(at.tenantId)}) as kind
  ) as head`
  return ctx.db
    .select({
      counts: sql<string | null>`head.counts`,
      handle: sql<string>`head.handle`,
      row: summaryColumns,
    })
    .from(head)
    .leftJoin(articles, and(own, sql`${articles.id} = any (array(${ids}))`))
    .orderBy(...order)
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

function hasTag(tag: string): SQL {
  return sql`${articles.tags} @> array[${tag}]::text[]`
}

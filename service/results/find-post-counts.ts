import type { ResultPosts } from '#contract/results.ts'
import type { AgentContext } from '../core/context.ts'
import { adaptationPosts, adaptations } from '../db/schema/adaptations.ts'
import { and, eq, gte, isNotNull, lt, type SQL, type SQLWrapper, sql } from '../db/sql.ts'
import { addDays, startOfDay } from '../schedule/zone-clock.ts'
import { namePages, type PageName } from './page-totals.ts'
import type { Period } from './read-period.ts'

export type FoundPosts = {
  /** Of all of them; undefined where no network told of any. */
  posts: ResultPosts | undefined
  /** What the page of each article is called, and what became of its posts. */
  pages: (PageName & { posts: ResultPosts })[]
}

/** What networks said of posts, in a period that ends with the last moment of its last day. */
export async function findPostCounts(
  ctx: AgentContext,
  { period, timeZone }: { period: Period; timeZone: string },
  only: { articleId: string } | undefined,
): Promise<FoundPosts> {
  const start = (day: string) => new Date(startOfDay(day, timeZone))
  const { articleId } = adaptations
  const rows = await ctx.db
    .select({
      articleId,
      posts: sql<number>`count(*)::int`,
      likes: sumOf(adaptationPosts.likes),
      replies: sumOf(adaptationPosts.replies),
      reposts: sumOf(adaptationPosts.reposts),
    })
    .from(adaptationPosts)
    .innerJoin(adaptations, eq(adaptations.id, adaptationPosts.adaptationId))
    .where(
      and(
        eq(adaptationPosts.tenantId, ctx.caller.tenantId),
        eq(adaptationPosts.status, 'posted'),
        gte(adaptationPosts.postedAt, start(period.from)),
        lt(adaptationPosts.postedAt, start(addDays(period.to, 1))),
        isNotNull(adaptationPosts.likes),
        only && eq(articleId, only.articleId),
      ),
    )
    .groupBy(articleId)
  const named = await namePages(
    ctx,
    rows.map((row) => `article:${row.articleId}`),
  )
  const pages = rows.map(({ articleId: id, ...posts }) => ({ ...named(`article:${id}`), posts }))
  return { pages, posts: rows.length === 0 ? undefined : together(rows) }
}

function sumOf(count: SQLWrapper): SQL<number> {
  return sql<number>`coalesce(sum(${count}), 0)::int`
}

function together(rows: readonly ResultPosts[]): ResultPosts {
  const sum = { posts: 0, likes: 0, replies: 0, reposts: 0 }
  for (const { posts, likes, replies, reposts } of rows) {
    sum.posts += posts
    sum.likes += likes
    sum.replies += replies
    sum.reposts += reposts
  }
  return sum
}

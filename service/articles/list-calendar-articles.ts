import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, asc, eq, gte, inArray, lt, or, sql } from '../db/sql.ts'

export type CalendarArticle = {
  id: string
  kind: 'published' | 'publishing' | 'writing' | 'scheduled'
  at: Date
  title: string | null
  slug: string | null
  homeUrl: string | null
  description: string | null
  language: string
  updatedAt: Date
}

const columns = {
  id: articles.id,
  status: articles.status,
  title: articles.title,
  topic: articles.topic,
  slug: articles.slug,
  homeUrl: articles.homeUrl,
  description: articles.description,
  language: articles.language,
  scheduledAt: articles.scheduledAt,
  publishedAt: articles.publishedAt,
  updatedAt: articles.updatedAt,
}

/**
 * Articles by the time at which they appeared or will: published, publishing, being written for immediate publication,
 * and scheduled. Those not yet finished appear at `now`.
 * @param span from `from` up to, but not including, `until`.
 */
export async function listCalendarArticles(
  ctx: AgentContext,
  span: { from: Date; until: Date; limit: number },
): Promise<CalendarArticle[]> {
  const { from, until, limit } = span
  const own = eq(articles.tenantId, ctx.caller.tenantId)
  const select = () => ctx.db.select(columns).from(articles)
  const now = ctx.now()
  const [published, scheduled, inProgress] = await Promise.all([
    select()
      .where(
        and(
          own,
          eq(articles.status, 'published'),
          gte(articles.publishedAt, from),
          lt(articles.publishedAt, until),
        ),
      )
      .orderBy(asc(articles.publishedAt))
      .limit(limit),
    select()
      .where(
        and(
          own,
          eq(articles.status, 'generated'),
          gte(articles.scheduledAt, from),
          lt(articles.scheduledAt, until),
        ),
      )
      .orderBy(asc(articles.scheduledAt))
      .limit(limit),
    now >= from && now < until
      ? select()
          .where(
            and(
              own,
              inArray(articles.status, ['publishing', 'processing']),
              or(eq(articles.status, 'publishing'), sql`${articles.publishWhenWritten}`),
            ),
          )
          .limit(limit)
      : [],
  ])
  return [...published, ...scheduled, ...inProgress].flatMap(
    ({ status, scheduledAt, publishedAt, topic, ...row }) => {
      const kind = kinds[status]
      const at = status === 'published' ? publishedAt : status === 'generated' ? scheduledAt : now
      return kind && at ? [{ ...row, title: row.title ?? topic, kind, at }] : []
    },
  )
}

const kinds: Record<(typeof articles.$inferSelect)['status'], CalendarArticle['kind'] | undefined> = {
  published: 'published',
  publishing: 'publishing',
  processing: 'writing',
  generated: 'scheduled',
  failed: undefined,
}

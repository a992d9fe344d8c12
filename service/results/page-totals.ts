import type { Sent } from '#contract/always-sent.ts'
import type { ResultPage } from '#contract/results.ts'
import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { pageDays } from '../db/schema/results.ts'
import { and, eq, inArray, or, sql } from '../db/sql.ts'
import { allPages } from './create-view-counter.ts'
import { lastSegment } from './last-segment.ts'
import type { Period } from './read-period.ts'

export const countNames = ['views', 'visitors', 'reads', 'clicks', 'leads', 'confirmed_leads'] as const
export type Counts = Record<(typeof countNames)[number], number>
export const noCounts: Counts = { views: 0, visitors: 0, reads: 0, clicks: 0, leads: 0, confirmed_leads: 0 }

/** The sums of all counts, as columns of a query over `page_days`. */
export const countSums = sql.raw(
  countNames.map((name) => `coalesce(sum(${name}), 0)::int as ${name}`).join(', '),
)

/** What each page brought, most views first. The page of an article elsewhere is part of the article. */
export async function pageTotals(
  ctx: AgentContext,
  { period, before }: { period: Period; before: Period },
): Promise<Sent<typeof ResultPage>[]> {
  const { rows } = await ctx.db.execute<Counts & { page: string; views_before: number }>(sql`
    select page, ${sql.raw(
      countNames
        .map(
          (name) =>
            `coalesce(sum(${name}) filter (where day >= '${checkedDay(period.from)}'), 0)::int as ${name}`,
        )
        .join(', '),
    )}, coalesce(sum(views) filter (where day <= ${before.to}), 0)::int as views_before
    from ${pageDays} where tenant_id = ${ctx.caller.tenantId} and day between ${before.from} and ${period.to}
      and page <> ${allPages}
    group by page`)
  const named = await namePages(
    ctx,
    rows.map(({ page }) => page),
  )
  const merged = new Map<string, Sent<typeof ResultPage>>()
  for (const { page, ...counts } of rows) {
    const name = named(page)
    const known = merged.get(name.page)
    merged.set(name.page, known ? added(known, counts) : { ...name, ...counts })
  }
  return [...merged.values()].toSorted((a, b) => b.views - a.views || (a.page < b.page ? -1 : 1))
}

function added(
  page: Sent<typeof ResultPage>,
  more: Counts & { views_before: number },
): Sent<typeof ResultPage> {
  const sum = { ...page, views_before: page.views_before + more.views_before }
  for (const name of countNames) sum[name] = page[name] + more[name]
  return sum
}

/** A day is part of a statement's text here, so nothing but a day may be. */
function checkedDay(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error('A day is YYYY-MM-DD.')
  return day
}

export type PageName = Pick<
  Sent<typeof ResultPage>,
  'page' | 'kind' | 'title' | 'article_id' | 'lead_magnet_id'
>

/**
 * What pages are called. An address elsewhere belongs to the article whose slug it ends with, because destinations keep
 * the slug.
 */
export async function namePages(
  ctx: AgentContext,
  pages: readonly string[],
): Promise<(page: string) => PageName> {
  const ids = (prefix: string) =>
    pages.flatMap((page) => (page.startsWith(prefix) ? [page.slice(prefix.length)] : []))
  const slugs = pages.flatMap((page) => (/^https?:/.test(page) ? lastSegment(page) : undefined) ?? [])
  const [known, guides] = await Promise.all([
    ctx.db
      .select({ id: articles.id, title: articles.title, topic: articles.topic, slug: articles.slug })
      .from(articles)
      .where(
        and(
          eq(articles.tenantId, ctx.caller.tenantId),
          or(inArray(articles.id, ids('article:')), inArray(articles.slug, slugs)),
        ),
      ),
    ctx.db
      .select({ id: leadMagnets.id, title: leadMagnets.title, topic: leadMagnets.topic })
      .from(leadMagnets)
      .where(and(eq(leadMagnets.tenantId, ctx.caller.tenantId), inArray(leadMagnets.id, ids('guide:')))),
  ])
  const byId = new Map(known.map((one) => [one.id, one]))
  const bySlug = new Map(known.map((one) => [one.slug, one]))
  const guideById = new Map(guides.map((one) => [one.id, one]))
  return (page) => {
    const [, kind, id = ''] = /^(article|guide):(.+)$/.exec(page) ?? []
    if (kind === 'guide') {
      const guide = guideById.get(id)
      const title = guide?.title ?? guide?.topic ?? 'A deleted lead magnet'
      return { page, kind: 'lead_magnet', title, ...(guide && { lead_magnet_id: id }) }
    }
    const article = kind === 'article' ? byId.get(id) : bySlug.get(lastSegment(page) ?? '')
    if (article && (kind === 'article' || /^https?:/.test(page))) {
      const title = article.title ?? article.topic ?? 'An article'
      return { page: `article:${article.id}`, kind: 'article', title, article_id: article.id }
    }
    if (kind === 'article') return { page, kind: 'article', title: 'A deleted article' }
    return { page, kind: 'page', title: page }
  }
}

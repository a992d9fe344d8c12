import type { Context } from '../core/context.ts'
import { articles, articleVersions } from '../db/schema/articles.ts'
import { and, arrayContains, count, desc, eq, isNull, sql } from '../db/sql.ts'
import type { Site, SiteArticle, SiteArticleSummary } from './site-article.ts'
import { siteArticleOf, siteSummaryOf } from './site-article-of.ts'
import type { SiteTag } from './tag-list.ts'

type Tenant = { tenantId: string }

export const summaryColumns = {
  title: articles.title,
  slug: articles.slug,
  description: articles.description,
  tags: articles.tags,
  language: articles.language,
  publishedAt: articles.publishedAt,
  updatedAt: articles.updatedAt,
  wordCount: articles.wordCount,
  cover: articles.cover,
  problems: articles.problems,
  author: articles.author,
}

/** On this site: an article whose home is a destination is read there. */
export const isPublished = ({ tenantId }: Tenant) =>
  and(eq(articles.tenantId, tenantId), eq(articles.status, 'published'), isNull(articles.homeId))

const hasTag = ({ tag }: { tag?: string }) =>
  tag === undefined ? undefined : arrayContains(articles.tags, [tag])

/** A tenant's published articles, newest first, and how many there are; with one tag when it is given. */
export async function listPublished(
  ctx: Context,
  query: Tenant & { tag?: string; limit: number; offset: number },
): Promise<{ articles: SiteArticleSummary[]; total: number }> {
  const condition = and(isPublished(query), hasTag(query))
  const rows = await ctx.db
    .select(summaryColumns)
    .from(articles)
    .where(condition)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(query.limit)
    .offset(query.offset)
  const [counted] = await ctx.db.select({ total: count() }).from(articles).where(condition)
  return {
    articles: rows.flatMap((row) => (row.publishedAt ? [siteSummaryOf(row, row.publishedAt)] : [])),
    total: counted?.total ?? 0,
  }
}

/** The newest published articles with their texts; with one tag when it is given. */
export async function listPublishedTexts(
  ctx: Context,
  query: Site & Tenant & { tag?: string; limit: number },
): Promise<SiteArticle[]> {
  const rows = await ctx.db
    .select()
    .from(articles)
    .where(and(isPublished(query), hasTag(query)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(query.limit)
  return rows.flatMap((row) =>
    row.publishedAt ? [siteArticleOf(row, { root: query.root, publishedAt: row.publishedAt })] : [],
  )
}

/** The newest published articles with a recording of the text as it is. */
export async function listRecorded(
  ctx: Context,
  query: Site & Tenant & { limit: number },
): Promise<SiteArticle[]> {
  const rows = await ctx.db
    .select()
    .from(articles)
    .where(
      and(
        isPublished(query),
        sql`${articles.audio} ->> 'status' = 'ready'`,
        sql`(${articles.audio} ->> 'version')::int = ${articles.version}`,
      ),
    )
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(query.limit)
  return rows.flatMap((row) =>
    row.publishedAt ? [siteArticleOf(row, { root: query.root, publishedAt: row.publishedAt })] : [],
  )
}

/** One published article with its text; undefined for drafts and unknown slugs. */
export async function findPublished(
  ctx: Context,
  query: Site & Tenant & { slug: string },
): Promise<SiteArticle | undefined> {
  const [row] = await ctx.db
    .select()
    .from(articles)
    .where(and(isPublished(query), eq(articles.slug, query.slug)))
  return row?.publishedAt ? siteArticleOf(row, { root: query.root, publishedAt: row.publishedAt }) : undefined
}

/** Where a published article is now that once had this slug; links to its old address keep working. */
export async function findMovedSlug(
  ctx: Context,
  query: Tenant & { slug: string },
): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ slug: articles.slug })
    .from(articleVersions)
    .innerJoin(articles, eq(articles.id, articleVersions.articleId))
    .where(
      and(
        isPublished(query),
        eq(articleVersions.tenantId, query.tenantId),
        eq(articleVersions.slug, query.slug),
      ),
    )
    .orderBy(desc(articleVersions.createdAt))
    .limit(1)
  return row?.slug ?? undefined
}

/** The tags of a tenant's published articles, the most used first. */
export async function listPublishedTags(ctx: Context, { tenantId }: Tenant): Promise<SiteTag[]> {
  const tag = sql<string>`unnest(${articles.tags})`.as('tag')
  const tags = ctx.db.select({ tag }).from(articles).where(isPublished({ tenantId })).as('tags')
  const rows = await ctx.db
    .select({ tag: tags.tag, articleCount: count() })
    .from(tags)
    .groupBy(tags.tag)
    .orderBy(desc(count()), tags.tag)
    .limit(100)
  return rows
}

/** The language most of a tenant's published articles are in; undefined while there are none. */
export async function findMainLanguage(ctx: Context, tenant: Tenant): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ language: articles.language })
    .from(articles)
    .where(isPublished(tenant))
    .groupBy(articles.language)
    .orderBy(desc(count()), articles.language)
    .limit(1)
  return row?.language
}

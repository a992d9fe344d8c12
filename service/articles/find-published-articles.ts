import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, desc, eq, ne, sql } from '../db/sql.ts'
import { markdownBlocks } from '../engines/reader/markdown-blocks.ts'
import type { EvidenceSource } from '../engines/writer/writer.ts'
import { searchConfiguration } from '../knowledge/search-configuration.ts'
import { articleUrl } from './article-url.ts'

/** Older articles are ignored: newer ones reflect the tenant's current position. */
const newestLookedAt = 200

/**
 * The tenant's published, wholly sourced articles that share at least half of the query's words, best first: what is
 * publicly known of a brand. They are never evidence for a new text; their sources are.
 */
export async function findPublishedArticles(
  ctx: AgentContext,
  query: { text: string; language: string; limit: number; except: string; handle: string },
): Promise<EvidenceSource[]> {
  const configuration = sql`${searchConfiguration(query.language)}::regconfig`
  const text = sql`concat_ws(' ', ${articles.title}, ${articles.description}, left(${articles.markdown}, 20000))`
  const newest = ctx.db
    .select({
      id: articles.id,
      words: sql<string[]>`tsvector_to_array(to_tsvector(${configuration}, ${text}))`.as('words'),
      publishedAt: articles.publishedAt,
    })
    .from(articles)
    .where(
      and(
        eq(articles.tenantId, ctx.caller.tenantId),
        eq(articles.status, 'published'),
        // A statement without a source must not gain one by being cited from here.
        eq(articles.trustLevel, 'sourced'),
        ne(articles.id, query.except),
      ),
    )
    .orderBy(desc(articles.publishedAt))
    .limit(newestLookedAt)
    .as('newest')
  const asked = sql`tsvector_to_array(to_tsvector(${configuration}, ${query.text}))`
  const shared = sql<number>`(select count(*) from unnest(${newest.words}) word where word = any(${asked}))`
  const found = await ctx.db
    .select({ article: articles })
    .from(newest)
    .innerJoin(articles, eq(articles.id, newest.id))
    .where(sql`${shared} > 0 and ${shared} * 2 >= cardinality(${asked})`)
    .orderBy(desc(shared), desc(newest.publishedAt))
    .limit(query.limit)
  return found.map(({ article }) => ({
    id: article.id,
    kind: 'article',
    title: article.title ?? '',
    url: article.slug === null ? null : articleUrl(ctx, query.handle, article.slug, article.homeUrl),
    language: article.language,
    own: true,
    role: 'facts',
    publishedAt: article.publishedAt,
    blocks: markdownBlocks(withoutApparatus(article.markdown ?? '')),
  }))
}

/** References would point at the sources of another text, and its list of sources says nothing by itself. */
function withoutApparatus(markdown: string): string {
  const list = /\n#{1,6} [^\n]*\n+(?:\s*(?:\d+\.|[-*]) [^\n]*\n*)+\s*$/.exec(markdown)
  const body = list ? markdown.slice(0, list.index) : markdown
  return body.replace(/\s?\[\d{1,3}\](?!\()/g, '')
}

import type { Sent } from '#contract/always-sent.ts'
import type { UsedInArticle } from '#contract/knowledge.ts'
import type { AgentContext } from '../core/context.ts'
import { articles, citedDocuments } from '../db/schema/articles.ts'
import { and, desc, eq, sql } from '../db/sql.ts'

const most = 100

/** The tenant's articles that cite a document of its knowledge base, newest first; at most 100. */
export async function listArticlesUsingDocument(
  ctx: AgentContext,
  documentId: string,
): Promise<Sent<typeof UsedInArticle>[]> {
  const cites = sql`${citedDocuments(articles.sources)} @> ${JSON.stringify([documentId])}::jsonb`
  const rows = await ctx.db
    .select({
      id: articles.id,
      title: articles.title,
      topic: articles.topic,
      status: articles.status,
      createdAt: articles.createdAt,
    })
    .from(articles)
    .where(and(eq(articles.tenantId, ctx.caller.tenantId), cites))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(most)
  return rows.map((row) => ({
    article_id: row.id,
    title: row.title ?? row.topic ?? '',
    status: row.status,
    created_at: row.createdAt.toISOString(),
  }))
}

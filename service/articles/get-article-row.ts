import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq } from '../db/sql.ts'

export type ArticleRow = typeof articles.$inferSelect

/** @throws {ServiceError} `not_found`, also for an article of another tenant */
export async function getArticleRow(ctx: AgentContext, articleId: string): Promise<ArticleRow> {
  const [row] = await ctx.db
    .select()
    .from(articles)
    .where(and(eq(articles.id, articleId), eq(articles.tenantId, ctx.caller.tenantId)))
  if (!row) throw notFound('article')
  return row
}

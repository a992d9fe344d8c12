import type { Article } from '#contract/articles.ts'
import type { AgentContext } from '../context.ts'
import { getHandle } from '../site/get-handle.ts'
import { articleJson } from './article-json.ts'
import { getArticleRow } from './get-article-row.ts'

/** Status and result of one article (GET /api/agent/articles/{id}). */
export async function getArticle(ctx: AgentContext, articleId: string): Promise<Article> {
  const [row, handle] = await Promise.all([getArticleRow(ctx, articleId), getHandle(ctx)])
  return articleJson(ctx, row, handle)
}

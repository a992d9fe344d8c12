import type { Sent } from '#contract/always-sent.ts'
import type { Article } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { articleJson } from './article-json.ts'
import { isInternalBrief, publishedBriefWarning, unpublishedBriefWarning } from './brief-warning.ts'
import { findArticleStatus } from './find-article-status.ts'

/**
 * Status and result of one article (GET /api/agent/articles/{id}).
 * @throws {ServiceError} `not_found`, also for an article of another tenant
 */
export async function getArticle(ctx: AgentContext, articleId: string): Promise<Sent<typeof Article>> {
  const row = await findArticleStatus(ctx, articleId)
  if (!row) throw notFound('article')
  const article = articleJson(ctx, row, row.handle)
  if (!isInternalBrief(row.problems)) return article
  const isPublic = row.status === 'published' || row.status === 'publishing'
  return { ...article, warnings: [isPublic ? publishedBriefWarning : unpublishedBriefWarning] }
}

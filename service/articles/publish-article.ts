import type { PublishedArticle } from '#contract/articles.ts'
import type { AgentContext } from '../context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict } from '../errors.ts'
import { enqueue } from '../queue/enqueue.ts'
import { getArticleRow } from './get-article-row.ts'

/**
 * Starts the publication of a draft: `generated` -> `publishing`. One that is under way or done stays as it is.
 * @throws {ServiceError} `conflict` for an article that is being written or failed
 */
export async function publishArticle(ctx: AgentContext, articleId: string): Promise<PublishedArticle> {
  const started = await inTransaction(ctx, (inside) => startPublishing(inside, articleId))
  if (started) {
    return {
      article_id: articleId,
      status: 'publishing',
      message: 'The article will be live within seconds.',
    }
  }
  const { status } = await getArticleRow(ctx, articleId)
  switch (status) {
    case 'published':
      return { article_id: articleId, status, message: 'The article is already published.' }
    case 'publishing':
      return { article_id: articleId, status, message: 'The article is already being published.' }
    case 'generated':
      // It became a draft again between the two looks: what was asked for still holds.
      return publishArticle(ctx, articleId)
    case 'processing':
    case 'failed':
      throw conflict('not_publishable', `An article with status ${status} cannot be published.`)
  }
}

/** Publishes now what waited for its time, too; part of a transaction. */
async function startPublishing(ctx: AgentContext, articleId: string): Promise<boolean> {
  const started = await ctx.db
    .update(articles)
    .set({ status: 'publishing', scheduledAt: null, updatedAt: ctx.now() })
    .where(
      and(
        eq(articles.id, articleId),
        eq(articles.tenantId, ctx.caller.tenantId),
        eq(articles.status, 'generated'),
      ),
    )
    .returning({ id: articles.id })
  if (started.length > 0) await enqueue(ctx, 'article.publish', { article_id: articleId })
  return started.length > 0
}

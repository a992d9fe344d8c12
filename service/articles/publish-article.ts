import type { Sent } from '#contract/always-sent.ts'
import type { PublishedArticle } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { getHandle } from '../site/get-handle.ts'
import { queuePublishing } from '../site/render-again.ts'
import { articleUrl } from './article-url.ts'
import { isInternalBrief, publishedBriefWarning } from './brief-warning.ts'
import { type ArticleRow, getArticleRow } from './get-article-row.ts'

/**
 * Starts the publication of a draft: `generated` -> `publishing`. Idempotent if publishing or published. Publishing is
 * an explicit request, so problems do not stop it; the response lists them.
 * @throws {ServiceError} `conflict` for an article that is being written or failed
 */
export async function publishArticle(
  ctx: AgentContext,
  articleId: string,
): Promise<Sent<typeof PublishedArticle>> {
  const started = await inTransaction(ctx, (tx) => startPublishing(tx, articleId))
  if (started) {
    const { problems } = started
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
    const message =
      problems.length === 0
        ? 'The article will be live within seconds.'
        : `The article will be live within seconds, with ${count}. ${problems.map((one) => one.message).join(' ')}`
    return publishedJson(ctx, started, { status: 'publishing', message })
  }
  const row = await getArticleRow(ctx, articleId)
  const { status } = row
  switch (status) {
    case 'published':
      return publishedJson(ctx, row, { status, message: 'The article is already published.' })
    case 'publishing':
      return publishedJson(ctx, row, { status, message: 'The article is already being published.' })
    case 'generated':
      // It became a draft again between the two reads: the request still holds.
      return publishArticle(ctx, articleId)
    case 'processing':
    case 'failed':
      throw conflict('not_publishable', `An article with status ${status} cannot be published.`)
  }
}

type Published = Pick<ArticleRow, 'id' | 'tenantId' | 'problems' | 'slug' | 'homeId' | 'homeUrl'>

async function publishedJson(
  ctx: AgentContext,
  { id, problems, slug, homeId, homeUrl }: Published,
  said: Pick<PublishedArticle, 'status' | 'message'>,
): Promise<Sent<typeof PublishedArticle>> {
  const isKnown = slug !== null && (homeId === null || homeUrl !== null)
  return {
    article_id: id,
    id,
    ...said,
    ...(isKnown && { article_url: articleUrl(ctx, await getHandle(ctx), slug, homeUrl) }),
    problems,
    ...(isInternalBrief(problems) && { warnings: [publishedBriefWarning] }),
  }
}

/** Publishes now what waited for its time, too; part of a transaction. */
async function startPublishing(ctx: AgentContext, articleId: string): Promise<Published | undefined> {
  const [started] = await ctx.db
    .update(articles)
    .set({ status: 'publishing', reason: null, scheduledAt: null, updatedAt: ctx.now() })
    .where(
      and(
        eq(articles.id, articleId),
        eq(articles.tenantId, ctx.caller.tenantId),
        eq(articles.status, 'generated'),
      ),
    )
    .returning({
      id: articles.id,
      tenantId: articles.tenantId,
      problems: articles.problems,
      slug: articles.slug,
      homeId: articles.homeId,
      homeUrl: articles.homeUrl,
    })
  if (started) await queuePublishing(ctx, started)
  return started
}

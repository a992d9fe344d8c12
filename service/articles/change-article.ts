import type { Sent } from '#contract/always-sent.ts'
import type { Article, ChangeArticleInput } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid } from '../core/errors.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, isNotNull, or } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { withdrawPlacements } from '../destinations/request-placements.ts'
import { enqueue } from '../queue/enqueue.ts'
import { getHandle } from '../site/get-handle.ts'
import { removePage } from '../site/remove-page.ts'
import { articleJson } from './article-json.ts'
import { emitArticleEvent } from './emit-article-event.ts'
import { type ArticleRow, getArticleRow } from './get-article-row.ts'
import { publishScheduledArticleJob } from './publish-scheduled-article.ts'
import { renderNeighboursAgain } from './render-again.ts'

/**
 * Unpublishes an article, or sets or clears the time at which a draft is published.
 * @throws {ServiceError} `conflict` when the article's status does not allow it, `invalid` for a time that is past
 */
export async function changeArticle(
  ctx: AgentContext,
  change: { articleId: string; input: ChangeArticleInput },
): Promise<Sent<typeof Article>> {
  const { articleId, input } = change
  if (input.action === 'schedule' && new Date(input.at) <= ctx.now())
    throw invalid('at', 'Choose a time in the future.')
  const handle = await getHandle(ctx)
  const row = await inTransaction(ctx, async (tx) => {
    // The lock keeps its status until the end, so that a refusal names the one that was refused.
    await tx.db
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.id, articleId), eq(articles.tenantId, tx.caller.tenantId)))
      .for('update')
    switch (input.action) {
      case 'unpublish':
        return unpublish(tx, articleId, handle)
      case 'schedule':
        return schedule(tx, articleId, new Date(input.at))
      case 'unschedule':
        return setTime(tx, articleId, null, 'has no time to clear')
    }
  })
  ctx.cached.pages.forget()
  return articleJson(ctx, row, handle)
}

async function unpublish(ctx: AgentContext, articleId: string, handle: string): Promise<ArticleRow> {
  const { publishedAt } = await getArticleRow(ctx, articleId)
  const row = await transition(ctx, articleId, ['published', 'publishing elsewhere'], {
    status: 'generated',
    publishedAt: null,
    homeUrl: null,
    reason: null,
    error: null,
  })
  if (!row) throw await refusal(ctx, articleId, "can't be unpublished")
  await withdrawPlacements(ctx, articleId)
  await removePage(ctx, articleId)
  await renderNeighboursAgain(ctx, { ...row, publishedAt })
  await emitArticleEvent(ctx, 'article.unpublished', row, handle)
  return row
}

/** The job of a time that is moved later finds it moved and does nothing; each time has its own job. */
async function schedule(ctx: AgentContext, articleId: string, at: Date): Promise<ArticleRow> {
  const row = await setTime(ctx, articleId, at, "can't be scheduled")
  await enqueue(ctx, publishScheduledArticleJob, { article_id: articleId }, { startAt: at })
  return row
}

async function setTime(
  ctx: AgentContext,
  articleId: string,
  scheduledAt: Date | null,
  words: string,
): Promise<ArticleRow> {
  const row = await transition(ctx, articleId, ['generated'], { scheduledAt })
  if (!row) throw await refusal(ctx, articleId, words)
  return row
}

/** One whose destination fails is taken back like one that is live there. */
type From = 'generated' | 'published' | 'publishing elsewhere'

async function transition(
  ctx: AgentContext,
  articleId: string,
  from: readonly From[],
  to: Partial<Pick<ArticleRow, 'status' | 'publishedAt' | 'scheduledAt' | 'homeUrl' | 'reason' | 'error'>>,
): Promise<ArticleRow | undefined> {
  const [row] = await ctx.db
    .update(articles)
    .set({ ...to, updatedAt: ctx.now() })
    .where(
      and(
        eq(articles.id, articleId),
        eq(articles.tenantId, ctx.caller.tenantId),
        or(
          ...from.map((state) =>
            state === 'publishing elsewhere'
              ? and(eq(articles.status, 'publishing'), isNotNull(articles.homeId))
              : eq(articles.status, state),
          ),
        ),
      ),
    )
    .returning()
  return row
}

async function refusal(ctx: AgentContext, articleId: string, words: string): Promise<Error> {
  const { status } = await getArticleRow(ctx, articleId)
  return conflict('wrong_status', `An article with status ${status} ${words}.`)
}

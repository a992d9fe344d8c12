import { type AgentContext, asAgent, type Context } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { findPlacements, type PlacedAt } from '../destinations/find-placements.ts'
import { followHomeQueue } from '../destinations/placement-queues.ts'
import { requestCopies } from '../destinations/request-placements.ts'
import type { Job } from '../queue/job.ts'
import { getHandle } from '../site/get-handle.ts'
import { emitArticleEvent } from './emit-article-event.ts'
import type { ArticleRow } from './get-article-row.ts'

export const followHomeJob: Job<{ article_id: string }> = {
  ...followHomeQueue,
  perform: (ctx, { article_id }) => followHome(ctx, article_id),
}

/**
 * The job that brings an article to what became of it at its home: live there, it is published at that address; a draft
 * there, or failed, it is still being published, with the reason; deleted there, it is a draft again. Idempotent.
 */
export function followHome(ctx: Context, articleId: string): Promise<void> {
  return inTransaction(ctx, async (locked) => {
    const [row] = await locked.db.select().from(articles).where(eq(articles.id, articleId)).for('update')
    if (!row?.homeId || (row.status !== 'publishing' && row.status !== 'published')) return
    const tx = asAgent(locked, { tenantId: row.tenantId, agentId: row.agentId })
    const placed = await findPlacements(tx, articleId)
    const home = placed.find(({ destination }) => destination.id === row.homeId)
    if (home) await follow(tx, row, home)
  })
}

async function follow(tx: AgentContext, row: ArticleRow, home: PlacedAt): Promise<void> {
  const { placement, destination } = home
  const wasPublished = row.status === 'published'
  switch (placement.status) {
    case 'live':
      return publish(tx, row, placement.url)
    case 'draft':
      return withhold(tx, row, 'publishing', {
        reason: 'draft_there',
        error: `It is a draft at ${destination.name}. It is published here once it is published there.`,
      })
    case 'deleted_there':
      return withhold(tx, row, 'generated', {
        reason: 'deleted_there',
        error: `It was deleted at ${destination.name}. Publish it to send it there again.`,
      })
    case 'failed':
      // What is live there stays published; its placement says why the newest edit is not.
      if (wasPublished) return
      return withhold(tx, row, 'publishing', { reason: 'destination_failed', error: placement.message })
    case 'waiting':
    case 'sending':
    case 'removing':
    case 'removed':
      return
  }
}

async function publish(tx: AgentContext, row: ArticleRow, homeUrl: string | null): Promise<void> {
  const [published] = await tx.db
    .update(articles)
    .set({
      status: 'published',
      homeUrl,
      publishedAt: row.publishedAt ?? row.firstPublishedAt ?? tx.now(),
      reason: null,
      error: null,
    })
    .where(eq(articles.id, row.id))
    .returning()
  if (!published || row.status === 'published') return
  await requestCopies(tx, published)
  await emitArticleEvent(tx, 'article.published', published, await getHandle(tx))
}

async function withhold(
  tx: AgentContext,
  row: ArticleRow,
  status: 'publishing' | 'generated',
  why: Pick<ArticleRow, 'reason' | 'error'>,
): Promise<void> {
  const [held] = await tx.db
    .update(articles)
    .set({ ...why, status, homeUrl: null, publishedAt: null })
    .where(eq(articles.id, row.id))
    .returning()
  if (held && row.status === 'published')
    await emitArticleEvent(tx, 'article.unpublished', held, await getHandle(tx))
}

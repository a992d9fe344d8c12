import type { EventData } from '#contract/events.ts'
import type { Deleted } from '#contract/primitives.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, ne } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import { figureKey } from '../site/figure-key.ts'
import { deletePictures } from './delete-pictures.ts'
import { type ArticleRow, getArticleRow } from './get-article-row.ts'
import { renderNeighboursAgain } from './render-again.ts'

/**
 * Deletes an article with its versions, its page, its images and its recording.
 * @throws {ServiceError} `conflict` while it is being written: its credits are reserved
 */
export async function deleteArticle(ctx: AgentContext, articleId: string): Promise<Deleted> {
  const row = await inTransaction(ctx, async (tx) => {
    // Its page and its versions go with the row, which is locked first, as by whatever else changes an article.
    const [deleted] = await tx.db
      .delete(articles)
      .where(
        and(
          eq(articles.id, articleId),
          eq(articles.tenantId, tx.caller.tenantId),
          ne(articles.status, 'processing'),
        ),
      )
      .returning()
    if (!deleted) {
      await getArticleRow(tx, articleId)
      throw conflict(
        'still_processing',
        `An article with status processing can't be deleted yet. Cancel it first: POST /api/agent/articles/${articleId}/cancel.`,
      )
    }
    if (deleted.status === 'published' && deleted.homeId === null) await renderNeighboursAgain(tx, deleted)
    await emitArticleDeleted(tx, deleted)
    return deleted
  })
  ctx.cached.pages.forget()
  await deleteFiles(ctx, row)
  return { success: true }
}

/** Part of the transaction that deletes it: a text that was written to replace it is one of its own from then on. */
export async function emitArticleDeleted(tx: AgentContext, deleted: ArticleRow): Promise<void> {
  await tx.db
    .update(articles)
    .set({ refreshesId: null })
    .where(and(eq(articles.refreshesId, deleted.id), eq(articles.tenantId, tx.caller.tenantId)))
  const data: EventData<'article.deleted'> = {
    article_id: deleted.id,
    ...(deleted.title !== null && { title: deleted.title }),
    ...(deleted.slug !== null && { slug: deleted.slug }),
  }
  await emitEvent(tx, { type: 'article.deleted', subjectId: deleted.id, data })
}

async function deleteFiles(ctx: AgentContext, row: ArticleRow): Promise<void> {
  await deletePictures(ctx, row, { dropped: [row.cover, ...row.figures] })
  if (row.audio?.status === 'ready') await ctx.engines.files.delete(figureKey(row, row.audio.file))
}

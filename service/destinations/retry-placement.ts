import type { Placement, RetryPlacementInput } from '#contract/destinations.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, notFound } from '../core/errors.ts'
import { articles } from '../db/schema/articles.ts'
import { placements } from '../db/schema/destinations.ts'
import { and, eq, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueue } from '../queue/enqueue.ts'
import { findPlacement } from './find-placements.ts'
import { placementJson } from './placement-json.ts'
import { sendPlacementQueue } from './placement-queues.ts'

/**
 * Goes on with a placement that failed, was edited or was deleted at its destination.
 * @throws {ServiceError} `not_found`, or `conflict` when there is nothing to try again or it would replace an edit unasked
 */
export function retryPlacement(
  ctx: AgentContext,
  retry: { placementId: string; input: RetryPlacementInput },
): Promise<Placement> {
  const { placementId, input } = retry
  return inTransaction(ctx, async (tx) => {
    const own = and(eq(placements.id, placementId), eq(placements.tenantId, tx.caller.tenantId))
    await tx.db.select({ id: placements.id }).from(placements).where(own).for('update')
    const found = await findPlacement(tx, placementId)
    if (!found) throw notFound('placement')
    const { placement, destination } = found
    const [article] = await tx.db
      .select({ status: articles.status, homeId: articles.homeId })
      .from(articles)
      .where(eq(articles.id, placement.articleId))
    const isRemoving = placement.wanted === 'removed'
    const isPublic = article?.status === 'published' || article?.status === 'publishing'
    const { status, editedThere } = placement
    if (!isRemoving && !isPublic)
      throw conflict('not_published', 'This article is a draft. Publish it, and it is sent again.')
    if (status !== 'failed' && status !== 'deleted_there' && !editedThere)
      throw conflict('nothing_to_retry', 'There is nothing to try again.')
    if (!input.overwrite && !isRemoving && (editedThere || status === 'deleted_there'))
      throw conflict(
        editedThere ? 'edited_there' : 'deleted_there',
        editedThere
          ? `It was edited at ${destination.name}. Send overwrite to replace that.`
          : `It was deleted at ${destination.name}. Send overwrite to publish it there again.`,
      )
    const [row] = await tx.db
      .update(placements)
      .set({
        status: isRemoving ? 'removing' : 'sending',
        overwrite: input.overwrite,
        requests: sql`${placements.requests} + 1`,
        reason: null,
        message: null,
        attempts: 0,
        nextAttemptAt: null,
        updatedAt: tx.now(),
      })
      .where(own)
      .returning()
    if (!row) throw notFound('placement')
    await enqueue(tx, sendPlacementQueue, { placement_id: row.id })
    return placementJson(row, destination, article?.homeId ?? null)
  })
}

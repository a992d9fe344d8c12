import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { destinations, placements } from '../db/schema/destinations.ts'
import { and, eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import type { RemotePost } from '../engines/destination/destination.ts'
import { emitEvent } from '../events/emit-event.ts'
import { enqueue } from '../queue/enqueue.ts'
import { ClaimLost } from './claim-placement.ts'
import type { DestinationRow } from './destination-json.ts'
import type { PlacementRow } from './placement-json.ts'
import { followHomeQueue, sendPlacementQueue } from './placement-queues.ts'

/** How often the state there is read. */
export const checkEveryMs = 15 * 60_000

/** After each failure that may pass by itself; after the last a person decides. */
const retrySeconds = [30, 120, 600, 1800, 7200, 21_600, 43_200, 86_400]

type End = {
  status: 'live' | 'draft' | 'removed' | 'deleted_there'
  post?: RemotePost
  version?: number
  contentHash?: string
}

/** What a call achieved; with the event and what follows for the article in one transaction. */
export function finishPlacement(
  ctx: AgentContext,
  claimed: PlacementRow,
  destination: DestinationRow,
  { status, post, version, contentHash }: End,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const current = await lockClaimed(tx, claimed)
    const now = tx.now()
    // Something else was asked for during the call: the next job does that.
    const isNewest = current.requests === claimed.requests
    const isGone = status === 'removed' || status === 'deleted_there'
    const [row] = await tx.db
      .update(placements)
      .set({
        status: isNewest ? status : current.status,
        ...(post && {
          remoteId: post.id,
          url: post.url,
          revision: post.revision,
          sentRevision: post.revision,
        }),
        ...(isGone && { url: null, sentRevision: null, contentHash: null }),
        ...(status === 'deleted_there' && { remoteId: null, revision: null }),
        ...(version !== undefined && { version }),
        ...(contentHash !== undefined && { contentHash }),
        editedThere: false,
        overwrite: false,
        sendStartedAt: null,
        reason: null,
        message: null,
        attempts: 0,
        nextAttemptAt: null,
        claimedUntil: null,
        checkedAt: now,
        checkDueAt: isGone ? null : new Date(now.getTime() + checkEveryMs),
        updatedAt: now,
      })
      .where(eq(placements.id, claimed.id))
      .returning()
    if (!row) throw new ClaimLost()
    await markWorking(tx, destination)
    if (!isNewest) return enqueue(tx, sendPlacementQueue, { placement_id: row.id })
    if (status === 'live' || status === 'draft')
      await emitPlacement(tx, 'placement.published', row, destination)
    if (status === 'deleted_there')
      await emitPlacement(tx, 'placement.changed', row, destination, { change: 'deleted' })
    await enqueue(tx, followHomeQueue, { article_id: row.articleId })
  })
}

/** Why a call failed, when it is tried again, and the event; in one transaction. */
export function failPlacement(
  ctx: AgentContext,
  claimed: PlacementRow,
  destination: DestinationRow,
  failure: { reason: string; message: string; retryAfterSeconds?: number },
): Promise<void> {
  const { reason, message, retryAfterSeconds = 0 } = failure
  return inTransaction(ctx, async (tx) => {
    const current = await lockClaimed(tx, claimed)
    const now = tx.now()
    const attempts = current.attempts + 1
    const passes = reason === 'unreachable' || reason === 'rate_limited'
    const pause = passes ? retrySeconds[attempts - 1] : undefined
    const nextAttemptAt =
      pause === undefined ? null : new Date(now.getTime() + Math.max(pause, retryAfterSeconds) * 1000)
    const isNewest = current.requests === claimed.requests
    const [row] = await tx.db
      .update(placements)
      .set({
        status: isNewest ? 'failed' : current.status,
        editedThere: claimed.editedThere,
        revision: claimed.revision,
        reason,
        message,
        attempts,
        nextAttemptAt,
        claimedUntil: null,
        updatedAt: now,
      })
      .where(eq(placements.id, claimed.id))
      .returning()
    if (!row) throw new ClaimLost()
    if (reason === 'credentials')
      await tx.db
        .update(destinations)
        .set({ status: 'failing', message, updatedAt: now })
        .where(eq(destinations.id, destination.id))
    if (!isNewest) return enqueue(tx, sendPlacementQueue, { placement_id: row.id })
    if (nextAttemptAt)
      await enqueue(tx, sendPlacementQueue, { placement_id: row.id }, { startAt: nextAttemptAt })
    if (attempts === 1 || nextAttemptAt === null)
      await emitPlacement(tx, 'placement.failed', row, destination)
    await enqueue(tx, followHomeQueue, { article_id: row.articleId })
  })
}

async function lockClaimed(tx: AgentContext, claimed: PlacementRow): Promise<PlacementRow> {
  const [row] = await tx.db
    .select()
    .from(placements)
    .where(and(eq(placements.id, claimed.id), eq(placements.claim, claimed.claim)))
    .for('update')
  if (!row) throw new ClaimLost()
  return row
}

/** A call that succeeded says that the credentials are taken again. */
async function markWorking(tx: AgentContext, destination: DestinationRow): Promise<void> {
  if (destination.status === 'connected') return
  await tx.db
    .update(destinations)
    .set({ status: 'connected', message: null, updatedAt: tx.now() })
    .where(eq(destinations.id, destination.id))
}

type PlacementEvent = 'placement.published' | 'placement.failed' | 'placement.changed'

/** Part of the transaction of the change. */
export async function emitPlacement(
  tx: AgentContext,
  type: PlacementEvent,
  row: PlacementRow,
  destination: DestinationRow,
  more: { change?: 'edited' | 'deleted' | 'moved' | 'published' | 'unpublished' } = {},
): Promise<void> {
  const [article] = await tx.db
    .select({ title: articles.title })
    .from(articles)
    .where(eq(articles.id, row.articleId))
  await emitEvent(tx, {
    type,
    subjectId: row.id,
    data: {
      placement_id: row.id,
      article_id: row.articleId,
      title: article?.title ?? '',
      destination_id: destination.id,
      destination: destination.name,
      kind: destination.kind,
      status: row.status,
      ...(row.url !== null && { url: row.url }),
      ...(row.reason !== null && { reason: row.reason }),
      ...(row.message !== null && { message: row.message }),
      ...(row.nextAttemptAt && { next_attempt_at: row.nextAttemptAt.toISOString() }),
      ...more,
    },
  })
}

import { asAgent, type Context } from '../core/context.ts'
import { destinations, placements } from '../db/schema/destinations.ts'
import { and, asc, eq, inArray, isNull, lt, lte, or } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { DestinationError, type RemotePost } from '../engines/destination/destination.ts'
import { enqueue, enqueueAll } from '../queue/enqueue.ts'
import type { Job } from '../queue/job.ts'
import { stepMs } from './claim-placement.ts'
import { connectionOf, engineOf } from './destination-json.ts'
import { checkEveryMs, emitPlacement } from './finish-placement.ts'
import type { PlacementRow } from './placement-json.ts'
import { followHomeQueue, readPlacementQueue, sendPlacementQueue } from './placement-queues.ts'

/** Of one visit; the others are the next visit's. */
const maxReads = 500
const silentMs = 5 * 60_000

export const readPlacementJob: Job<{ placement_id: string }> = {
  ...readPlacementQueue,
  perform: (ctx, { placement_id }, signal) => readPlacement(ctx, placement_id, signal),
}

/**
 * The job that reads what became of an article at a destination: edited, deleted, moved, published or taken down there.
 * What people decided there counts: a draft that they published is live here, too.
 */
export async function readPlacement(ctx: Context, placementId: string, signal: AbortSignal): Promise<void> {
  const [found] = await ctx.db
    .select({ placement: placements, destination: destinations })
    .from(placements)
    .innerJoin(destinations, eq(destinations.id, placements.destinationId))
    .where(
      and(
        eq(placements.id, placementId),
        inArray(placements.status, ['live', 'draft']),
        isNull(destinations.deletedAt),
      ),
    )
  if (!found?.placement.remoteId) return
  const { placement, destination } = found
  const engine = engineOf(ctx, destination)
  if (!engine.read) return
  let post: RemotePost | undefined
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(stepMs)])
    post = await engine.read(connectionOf(ctx, destination), placement.remoteId ?? '', patience)
  } catch (error) {
    if (!(error instanceof DestinationError)) throw error
    // Nothing is known of the article: it stays as it was last seen.
    if (error.failure === 'credentials')
      await ctx.db
        .update(destinations)
        .set({ status: 'failing', message: error.message, updatedAt: ctx.now() })
        .where(eq(destinations.id, destination.id))
    return
  }
  const { members, change } = compare(placement, post)
  const agent = asAgent(ctx, { tenantId: placement.tenantId, agentId: placement.agentId })
  await inTransaction(agent, async (tx) => {
    const now = tx.now()
    const [row] = await tx.db
      .update(placements)
      .set({ ...members, checkedAt: now, ...(change && { updatedAt: now }) })
      .where(
        and(
          eq(placements.id, placement.id),
          // Not while, nor after, something was sent since it was asked.
          eq(placements.claim, placement.claim),
          eq(placements.requests, placement.requests),
          eq(placements.status, placement.status),
        ),
      )
      .returning()
    if (!row || !change) return
    await emitPlacement(tx, 'placement.changed', row, destination, { change })
    await enqueue(tx, followHomeQueue, { article_id: row.articleId })
  })
}

type Change = 'edited' | 'deleted' | 'moved' | 'published' | 'unpublished'

function compare(
  row: PlacementRow,
  post: RemotePost | undefined,
): { members: Partial<PlacementRow>; change?: Change } {
  if (!post)
    return {
      members: {
        status: 'deleted_there',
        url: null,
        remoteId: null,
        revision: null,
        sentRevision: null,
        contentHash: null,
        editedThere: false,
        checkDueAt: null,
      },
      change: 'deleted',
    }
  const { state, url, revision } = post
  const isEdited = row.sentRevision !== null && revision !== null && revision !== row.sentRevision
  const members = { status: state, wanted: state, url, revision, editedThere: isEdited }
  if (state !== row.status) return { members, change: state === 'live' ? 'published' : 'unpublished' }
  if (url !== row.url) return { members, change: 'moved' }
  if (isEdited && revision !== row.revision) return { members, change: 'edited' }
  return { members }
}

/** Housekeeping: reads what is due to be read, and takes up what was lost. */
export async function tendPlacements(ctx: Context): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx, async (tx) => {
    const due = await tx.db
      .select({ id: placements.id })
      .from(placements)
      .where(lte(placements.checkDueAt, now))
      .orderBy(asc(placements.checkDueAt))
      .limit(maxReads)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.db
      .update(placements)
      .set({ checkDueAt: new Date(now.getTime() + checkEveryMs) })
      .where(inArray(placements.id, ids))
    await enqueueAll(tx, readPlacementQueue, jobsOf(ids))
  })
  await inTransaction(ctx, async (tx) => {
    const before = new Date(now.getTime() - silentMs)
    const silent = await tx.db
      .update(placements)
      .set({ updatedAt: now })
      .where(
        and(
          lt(placements.updatedAt, before),
          or(
            inArray(placements.status, ['sending', 'removing']),
            and(eq(placements.status, 'failed'), lt(placements.nextAttemptAt, before)),
          ),
        ),
      )
      .returning({ id: placements.id })
    await enqueueAll(tx, sendPlacementQueue, jobsOf(silent.map(({ id }) => id)))
  })
}

const jobsOf = (ids: string[]) => ids.map((id) => ({ placement_id: id }))

import type { AgentContext, Context } from '../core/context.ts'
import {
  DestinationError,
  type RemotePost,
  type UploadedPicture,
} from '../engines/destination/destination.ts'
import type { Job } from '../queue/job.ts'
import { ClaimLost, claimPlacement, recordStep, stepMs } from './claim-placement.ts'
import { connectionOf, type DestinationRow, engineOf } from './destination-json.ts'
import { failPlacement, finishPlacement } from './finish-placement.ts'
import type { PlacementRow } from './placement-json.ts'
import { sendPlacementQueue } from './placement-queues.ts'
import { type PreparedArticle, prepareArticle } from './prepare-article.ts'

export const sendPlacementJob: Job<{ placement_id: string }> = {
  ...sendPlacementQueue,
  perform: (ctx, { placement_id }, signal) => sendPlacement(ctx, placement_id, signal),
}

type Sending = {
  agent: AgentContext
  destination: DestinationRow
  prepared: PreparedArticle
  signal: AbortSignal
}

/**
 * The job that brings a placement to what is wanted of it. Whatever it does there is recorded before the next call, so
 * that the process may be killed between any two: the next attempt asks what became of the last one before it repeats it.
 */
export async function sendPlacement(ctx: Context, placementId: string, signal: AbortSignal): Promise<void> {
  const claimed = await claimPlacement(ctx, placementId)
  if (!claimed) return
  const { placement, destination, agent } = claimed
  try {
    const prepared = await prepareArticle(agent, placement, destination)
    if (!prepared) return
    if (destination.deletedAt)
      return await failPlacement(agent, placement, destination, {
        reason: 'disconnected',
        message: `${destination.name} is disconnected. Connect it again, or choose another destination.`,
      })
    const sending = { agent, destination, prepared, signal }
    if (placement.wanted === 'removed') await remove(sending, placement)
    else await place(sending, placement)
  } catch (error) {
    if (error instanceof ClaimLost) return
    if (!(error instanceof DestinationError)) throw error
    await failPlacement(agent, placement, destination, {
      reason: error.failure,
      message: error.message,
      retryAfterSeconds: error.retryAfterSeconds,
    })
  }
}

async function place(sending: Sending, claimed: PlacementRow): Promise<void> {
  const { agent, destination, prepared } = sending
  const engine = engineOf(agent, destination)
  const connection = connectionOf(agent, destination)
  const { version, contentHash } = prepared
  let row = await recoverLost(sending, claimed)

  // An update that was begun may have changed it there: only then is another change not somebody else's.
  const mayBeOurs = row.sendStartedAt !== null
  if (row.remoteId !== null && engine.read) {
    row = await recordStep(agent, row)
    const current = await engine.read(connection, row.remoteId ?? '', bounded(sending.signal))
    if (!current && !row.overwrite)
      return finishPlacement(agent, row, destination, { status: 'deleted_there' })
    if (!current)
      row = await recordStep(agent, row, { remoteId: null, sendStartedAt: null, sentRevision: null })
    else if (!row.overwrite && !mayBeOurs && isEdited(row, current))
      return failPlacement(agent, { ...row, editedThere: true, revision: current.revision }, destination, {
        reason: 'edited_there',
        message: `It was edited at ${destination.name} since it was sent. Replace their edit, or take it over here first.`,
      })
    else if (current.state === row.wanted && row.contentHash === contentHash && !row.overwrite && !mayBeOurs)
      return finishPlacement(agent, row, destination, {
        status: current.state,
        post: current,
        version,
        contentHash,
      })
  }

  const uploads = await uploadPictures(sending, row)
  const article = { ...prepared.article, uploads }
  row = await recordStep(agent, row, { sendStartedAt: agent.now() })
  const signal = bounded(sending.signal)
  let post: RemotePost
  try {
    post =
      row.remoteId === null
        ? await engine.create(connection, article, signal)
        : await engine.update(connection, row.remoteId, article, signal)
  } catch (error) {
    if (!(error instanceof DestinationError)) throw error
    if (error.failure === 'not_found')
      return finishPlacement(agent, row, destination, { status: 'deleted_there' })
    // A refusal is an answer: nothing was changed there.
    if (error.failure !== 'unreachable') await recordStep(agent, row, { sendStartedAt: null })
    throw error
  }
  await finishPlacement(agent, row, destination, { status: post.state, post, version, contentHash })
}

/** A post that was made without its answer being kept is looked for before another one is made. */
async function recoverLost(
  { agent, destination, prepared, signal }: Sending,
  claimed: PlacementRow,
): Promise<PlacementRow> {
  if (claimed.remoteId !== null || claimed.sendStartedAt === null) return claimed
  const row = await recordStep(agent, claimed)
  const found = await engineOf(agent, destination).findLost(
    connectionOf(agent, destination),
    prepared.article,
    bounded(signal),
  )
  return found ? recordStep(agent, row, { remoteId: found.id }) : row
}

async function remove(sending: Sending, claimed: PlacementRow): Promise<void> {
  const { agent, destination, prepared, signal } = sending
  const row = await recoverLost(sending, claimed)
  if (row.remoteId !== null) {
    const step = await recordStep(agent, row)
    await engineOf(agent, destination).unpublish(
      connectionOf(agent, destination),
      { id: step.remoteId ?? '', article: prepared.article },
      bounded(signal),
    )
  }
  await finishPlacement(agent, row, destination, { status: 'removed' })
}

/** Each picture is stored once: what was uploaded is kept by the hash of its bytes. */
async function uploadPictures(
  { agent, destination, prepared, signal }: Sending,
  claimed: PlacementRow,
): Promise<Map<string, UploadedPicture>> {
  const engine = engineOf(agent, destination)
  const uploads = new Map<string, UploadedPicture>()
  if (!engine.upload) return uploads
  const { cover, figures } = prepared.article
  let known = claimed.uploads
  for (const picture of [...(cover ? [cover] : []), ...figures]) {
    await recordStep(agent, claimed)
    const uploaded =
      known[picture.hash] ?? (await engine.upload(connectionOf(agent, destination), picture, bounded(signal)))
    known = { ...known, [picture.hash]: uploaded }
    await recordStep(agent, claimed, { uploads: known })
    uploads.set(picture.file, uploaded)
  }
  return uploads
}

function isEdited({ sentRevision }: PlacementRow, current: RemotePost): boolean {
  return sentRevision !== null && current.revision !== null && current.revision !== sentRevision
}

function bounded(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(stepMs)])
}

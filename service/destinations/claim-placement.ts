import { type AgentContext, asAgent, type Context } from '../core/context.ts'
import { destinations, placements } from '../db/schema/destinations.ts'
import { and, eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { PlacedAt } from './find-placements.ts'
import type { PlacementRow } from './placement-json.ts'
import { sendPlacementQueue } from './placement-queues.ts'

/** How long a worker may be silent before another takes its place; each of its calls ends sooner. */
const leaseMs = 45_000
export const stepMs = 35_000

/** Another worker has taken over, or nothing is left to do: whoever gets this stops at once. */
export class ClaimLost extends Error {}

/**
 * Takes a placement on which something is to be done. While another worker holds it, the job comes again when that one may
 * be dead; a process that was killed holds it no longer than a lease.
 */
export function claimPlacement(
  ctx: Context,
  placementId: string,
): Promise<(PlacedAt & { agent: AgentContext }) | undefined> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(placements).where(eq(placements.id, placementId)).for('update')
    if (!row || !isOpen(row, tx.now())) return undefined
    if (row.claimedUntil && row.claimedUntil > tx.now()) {
      const startAt = new Date(row.claimedUntil.getTime() + 1000)
      await enqueue(tx, sendPlacementQueue, { placement_id: placementId }, { startAt })
      return undefined
    }
    const [placement] = await tx.db
      .update(placements)
      .set({ claim: row.claim + 1, claimedUntil: lease(tx), updatedAt: tx.now() })
      .where(eq(placements.id, placementId))
      .returning()
    const [destination] = await tx.db
      .select()
      .from(destinations)
      .where(eq(destinations.id, row.destinationId))
    if (!placement || !destination) throw new Error('A locked row and what it refers to are there.')
    const agent = asAgent(ctx, { tenantId: row.tenantId, agentId: row.agentId })
    return { placement, destination, agent }
  })
}

function isOpen({ status, nextAttemptAt }: PlacementRow, now: Date): boolean {
  if (status === 'sending' || status === 'removing') return true
  return status === 'failed' && nextAttemptAt !== null && nextAttemptAt <= now
}

const lease = (ctx: Context) => new Date(ctx.now().getTime() + leaseMs)

/**
 * Keeps what is known before the next call, and the claim for as long as that may take.
 * @throws {ClaimLost}
 */
export async function recordStep(
  ctx: Context,
  claimed: PlacementRow,
  members: Partial<PlacementRow> = {},
): Promise<PlacementRow> {
  const [row] = await ctx.db
    .update(placements)
    .set({ ...members, claimedUntil: lease(ctx), updatedAt: ctx.now() })
    .where(and(eq(placements.id, claimed.id), eq(placements.claim, claimed.claim)))
    .returning()
  if (!row) throw new ClaimLost()
  return row
}

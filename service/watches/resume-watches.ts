import type { Context } from '../core/context.ts'
import { listAvailable } from '../credits/list-available.ts'
import { batchRows, inBatches } from '../db/in-batches.ts'
import { watches } from '../db/schema/watches.ts'
import { and, asc, eq, inArray, lte, sql } from '../db/sql.ts'
import { asOwner } from './as-owner.ts'
import { watchedKinds } from './watched-kinds.ts'

/** Resumes what waited for credits that are there now, and what waited for a month that has begun. */
export async function resumeWatches(ctx: Context): Promise<void> {
  const active = { status: 'active', reason: null, message: null, updatedAt: ctx.now() } as const
  await inBatches(ctx, async () => {
    const begun = ctx.db
      .select({ id: watches.id })
      .from(watches)
      .where(
        and(eq(watches.status, 'paused'), eq(watches.reason, 'budget'), lte(watches.nextRunAt, ctx.now())),
      )
      .limit(batchRows)
      .for('update', { skipLocked: true })
    const resumed = await ctx.db.update(watches).set(active).where(sql`${watches.id} = any (array(${begun}))`)
    return resumed.rowCount ?? 0
  })
  const unpaid = await ctx.db
    .select()
    .from(watches)
    .where(and(eq(watches.status, 'paused'), eq(watches.reason, 'insufficient_credits')))
    .orderBy(asc(watches.updatedAt))
    .limit(batchRows)
  const left = new Map(
    await listAvailable(
      ctx,
      unpaid.map(({ tenantId }) => tenantId),
    ),
  )
  const paid = unpaid.filter((row) => {
    const price = watchedKinds[row.kind].price(asOwner(ctx, row))
    const available = left.get(row.tenantId) ?? 0
    // What one takes is not there for the next.
    if (available >= price) left.set(row.tenantId, available - price)
    return available >= price
  })
  if (paid.length === 0) return
  const ids = paid.map(({ id }) => id)
  await ctx.db
    .update(watches)
    .set(active)
    .where(and(inArray(watches.id, ids), eq(watches.reason, 'insufficient_credits')))
}

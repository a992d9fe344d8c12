import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../core/context.ts'
import type { RunRow, RunTable } from '../db/schema/run-columns.ts'
import { claimed } from './claimed.ts'

const everyMs = 2_000

/**
 * Looks every two seconds whether the claim is still this worker's, until `ended`. A call of a model may say nothing for
 * minutes, and costs money although its run was cancelled.
 * @param onLost called once, when the run was cancelled or claimed by another worker
 */
export async function watchClaim(
  ctx: Context,
  table: RunTable,
  row: Pick<RunRow, 'id' | 'tenantId' | 'status' | 'attempt'>,
  { onLost, ended }: { onLost: () => void; ended: AbortSignal },
): Promise<void> {
  while (await sleep(everyMs, true, { signal: ended, ref: false }).catch(() => false)) {
    // A database that is away for a moment says nothing about the claim.
    const mine = await ctx.db
      .select({ id: table.id })
      .from(table)
      .where(claimed(table, row))
      .catch(() => undefined)
    if (mine?.length === 0 && !ended.aborted) return onLost()
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../core/context.ts'
import type { RunRow } from '../db/schema/run-columns.ts'
import { sql } from '../db/sql.ts'
import { claimed } from './claimed.ts'
import type { RunKind } from './run-kind.ts'

const pauseMs = 1000
/** Longer than most restarts of a database take, and within the time of a job. */
const patienceMs = 600_000

/**
 * Takes back the claim of a run that was interrupted through no fault of its own, so that outages and restarts, however
 * many, do not use up its attempts. The holder of the claim must have stopped working. Waits for the database if that
 * is what is away, since only then the queue can hear that the job is to be repeated; at the latest until `signal`.
 */
export async function returnAttempt<Row extends RunRow, Result>(
  ctx: Context,
  { table }: RunKind<Row, Result>,
  row: Row,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now()
  do {
    try {
      await ctx.db
        .update(table)
        .set({ attempt: sql`${table.attempt} - 1` })
        .where(claimed(table, row))
      return
    } catch {
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  } while (!signal.aborted && performance.now() - startedAt < patienceMs)
}

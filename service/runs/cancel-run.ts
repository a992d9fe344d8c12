import type { AgentContext } from '../core/context.ts'
import type { RunRow, RunTable } from '../db/schema/run-columns.ts'
import { and, eq, inArray, type SQL, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { failRun } from './fail-run.ts'
import { RunFailure } from './run-failure.ts'
import type { RunKind } from './run-kind.ts'

/** The `reason` of a run that its caller ended. */
export const cancelled = 'cancelled'

/** A run that ended otherwise: nobody has to look at what they cancelled. */
export function isNotCancelled({ reason }: Pick<RunTable, 'reason'>): SQL {
  return sql`${reason} is distinct from ${cancelled}`
}

/**
 * Ends a run that its caller no longer wants, and releases all its credits; false if it had ended. A worker that is at
 * it loses its claim: it stops at its next report, and cannot commit.
 */
export async function cancelRun<Row extends RunRow, Result>(
  ctx: AgentContext,
  kind: RunKind<Row, Result>,
  runId: string,
): Promise<boolean> {
  const { table, open } = kind
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(table)
      .set({ attempt: sql`${table.attempt} + 1`, updatedAt: tx.now() })
      .where(
        and(eq(table.id, runId), eq(table.tenantId, tx.caller.tenantId), inArray(table.status, [...open])),
      )
      .returning()
    if (!row) return false
    const failure = new RunFailure(cancelled, 'Cancelled by the caller. All reserved credits came back.')
    // The kind's table has its module's columns besides those known here, and `returning` returns them all.
    await failRun(tx, kind, row as Row, failure)
    return true
  })
}

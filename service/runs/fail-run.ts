import type { AgentContext } from '../core/context.ts'
import { releaseCredits } from '../credits/end-hold.ts'
import type { RunRow } from '../db/schema/run-columns.ts'
import { eq } from '../db/sql.ts'
import type { RunFailure } from './run-failure.ts'
import type { RunKind } from './run-kind.ts'

/** Ends a run without a result, inside the transaction of whoever may end it: all its credits are released. */
export async function failRun<Row extends RunRow, Result>(
  tx: AgentContext,
  kind: RunKind<Row, Result>,
  row: Row,
  failure: RunFailure,
): Promise<void> {
  const { table, operation } = kind
  const { status, reason, message } = failure
  await tx.db
    .update(table)
    .set({
      status,
      stage: status,
      message,
      reason,
      error: message,
      creditsUsed: 0,
      completedAt: tx.now(),
    })
    .where(eq(table.id, row.id))
  await releaseCredits(tx, { operation, runId: row.id })
  await kind.notifyFailure(tx, row, failure)
}

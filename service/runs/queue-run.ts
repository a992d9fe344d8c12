import type { AgentContext } from '../core/context.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import type { RunRow } from '../db/schema/run-columns.ts'
import { enqueue } from '../queue/enqueue.ts'
import { runJob } from './run-job.ts'
import type { RunKind } from './run-kind.ts'

/**
 * The end of accepting a run whose row is inserted: its job and its hold on the credits, in the caller's transaction.
 * Without a `charge` it reserves nothing. Call it last: it locks the tenant's balance until the transaction ends.
 * @throws {ServiceError} `insufficient_credits`
 */
export async function queueRun<Row extends RunRow, Result>(
  tx: AgentContext,
  kind: RunKind<Row, Result>,
  run: { id: string; charge?: { credits: number; breakdown: Record<string, number> } },
): Promise<void> {
  const { id: runId, charge } = run
  await enqueue(tx, runJob(kind), { run_id: runId })
  if (charge) await reserveCredits(tx, { operation: kind.operation, runId, ...charge })
}

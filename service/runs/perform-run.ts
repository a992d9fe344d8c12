import { type AgentContext, asAgent, type Context } from '../core/context.ts'
import { settleCredits } from '../credits/end-hold.ts'
import type { RunRow } from '../db/schema/run-columns.ts'
import { eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { findOutage } from '../log/outage.ts'
import type { JobFacts } from '../queue/job.ts'
import { claimRun } from './claim-run.ts'
import { claimed } from './claimed.ts'
import { failRun } from './fail-run.ts'
import { createProgressReport } from './progress-report.ts'
import { returnAttempt } from './return-attempt.ts'
import { RunFailure } from './run-failure.ts'
import type { RunKind } from './run-kind.ts'
import { watchClaim } from './watch-claim.ts'

/** After this many workers were killed during one run, the run itself is the likely cause. */
const maxAttempts = 5

/**
 * The job of every asynchronous run. The work happens outside transactions; one transaction ends the run with its
 * result, its credits and its event, and only the newest claim may commit it. When `signal` is aborted (the worker
 * stops) it throws, and the queue reassigns the job. `note` is told how the run ended, for the log.
 */
export async function performRun<Row extends RunRow, Result>(
  ctx: Context,
  kind: RunKind<Row, Result>,
  job: { runId: string; signal: AbortSignal; note?: (facts: JobFacts) => void },
): Promise<void> {
  const row = await claimRun(ctx, kind, job.runId)
  job.note?.(row ? { run_id: row.id, tenant_id: row.tenantId } : { outcome: 'already_ended' })
  if (!row) return
  const agent = asAgent(ctx, { tenantId: row.tenantId, agentId: row.agentId })
  const lost = new AbortController()
  const worked = new AbortController()
  const onLost = () => lost.abort()
  try {
    if (row.attempt > maxAttempts) {
      throw new RunFailure('interrupted', `The work was interrupted ${maxAttempts} times.`)
    }
    const report = createProgressReport(ctx, kind.table, row, onLost)
    void watchClaim(ctx, kind.table, row, { onLost, ended: worked.signal })
    const signal = AbortSignal.any([job.signal, lost.signal])
    const result = await kind.work(agent, row, { signal, report })
    worked.abort()
    signal.throwIfAborted()
    const ended = await endRun(agent, kind, row, (tx) => finish(tx, kind, row, result))
    if (!ended) job.note?.({ outcome: 'claim_lost' })
  } catch (error) {
    if (lost.signal.aborted) return job.note?.({ outcome: 'claim_lost' })
    // A failure ends the run even while the worker stops, and only the holder of the claim may end it.
    if (error instanceof RunFailure && !job.signal.aborted) {
      const ended = await endRun(agent, kind, row, (tx) => failRun(tx, kind, row, error))
      return job.note?.(ended ? { outcome: 'run_failed', reason: error.reason } : { outcome: 'claim_lost' })
    }
    if (ctx.stopping.aborted || isAway(error)) await returnAttempt(ctx, kind, row, job.signal)
    job.signal.throwIfAborted()
    const { id, attempt } = row
    ctx.log.error({ err: error, operation: kind.operation, run_id: id, attempt }, 'run failed, will retry')
    throw error
  } finally {
    worked.abort()
  }
}

/** A machine too busy for the work may always be: such attempts count. */
function isAway(error: unknown): boolean {
  const part = findOutage(error)
  return part !== undefined && part !== 'machine'
}

/**
 * Invariant: a run ends once, by its newest claim; a later attempt finds it ended and changes nothing. False if the claim
 * was no longer the newest.
 */
async function endRun<Row extends RunRow, Result>(
  ctx: AgentContext,
  kind: RunKind<Row, Result>,
  row: Row,
  end: (tx: AgentContext) => Promise<void>,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const { table } = kind
    const mine = await tx.db
      .update(table)
      .set({ updatedAt: tx.now() })
      .where(claimed(table, row))
      .returning({ id: table.id })
    if (mine.length > 0) await end(tx)
    return mine.length > 0
  })
}

async function finish<Row extends RunRow, Result>(
  tx: AgentContext,
  kind: RunKind<Row, Result>,
  row: Row,
  result: Result,
): Promise<void> {
  const { status, used = row.credits, breakdown, message = '' } = await kind.finish(tx, row, result)
  const { table, operation } = kind
  await tx.db
    .update(table)
    .set({ status, stage: 'done', percent: 100, message, creditsUsed: used, completedAt: tx.now() })
    .where(eq(table.id, row.id))
  await settleCredits(tx, { operation, runId: row.id, used, breakdown })
}

import type { AgentContext } from '../core/context.ts'
import type { RunRow, RunTable } from '../db/schema/run-columns.ts'
import type { QueuePolicy } from '../queue/job.ts'
import type { ReportStage } from './progress-report.ts'
import type { RunFailure } from './run-failure.ts'

/**
 * How the queue treats runs. The claim on its row, not the queue, bounds the attempts of a run; while a part is away it
 * is repeated each minute for a day.
 */
export const runPolicy: QueuePolicy = {
  retries: 1500,
  retryDelaySeconds: 1,
  expireSeconds: 7200,
  concurrency: 2,
  keepSeconds: 86_400,
}

/** Defines one module's runs: the table, the job, the work, and the events at the end. */
export type RunKind<Row extends RunRow = RunRow, Result = unknown> = {
  /** Its name in logs and metrics, for example `brand_scans`. */
  name: string
  table: RunTable
  /** The operation that the credits were reserved for, by its id in the contract. */
  operation: string
  /** The states of a run that has not ended; a worker may claim it in any of them. */
  open: readonly [string, ...string[]]
  /** The state of a run that a worker has claimed. */
  running: string
  /** Its queue; see {@link runPolicy} for most. */
  queue: { name: string; policy: QueuePolicy }
  /**
   * The slow part, outside every transaction. It may run again after a crash, so it must change nothing but progress
   * and files. Throws a {@link RunFailure} for a failure that a retry would not fix, and the abort reason when `signal`
   * is aborted.
   */
  work(ctx: AgentContext, row: Row, run: { signal: AbortSignal; report: ReportStage }): Promise<Result>
  /**
   * Saves the result and emits its event, inside the transaction that ends the run. `used` of the reserved credits are
   * charged (all if omitted) and the rest is released; `breakdown` itemizes the charge.
   */
  finish(
    tx: AgentContext,
    row: Row,
    result: Result,
  ): Promise<{ status: string; used?: number; breakdown?: Record<string, number>; message?: string }>
  /** Emits the failure, inside the transaction that ends the run. */
  notifyFailure(tx: AgentContext, row: Row, failure: RunFailure): Promise<void>
}

import type { AgentContext } from '../core/context.ts'
import type { RunRow, RunTable } from '../db/schema/run-columns.ts'
import type { QueuePolicy } from '../queue/job.ts'
import type { ReportStage } from './progress-report.ts'
import type { RunFailure } from './run-failure.ts'

/** How the queue treats runs. The claim on its row, not the queue, bounds how often a run is tried. */
export const runPolicy: QueuePolicy = {
  retries: 10,
  retryDelaySeconds: 1,
  expireSeconds: 1800,
  concurrency: 2,
  keepSeconds: 86_400,
}

/** What makes one noun's runs: where its rows are, its job, the work, and what is told at the end. */
export type RunKind<Row extends RunRow = RunRow, Result = unknown> = {
  /** What they are called in logs and metrics, for example `brand_scans`. */
  name: string
  table: RunTable
  /** The operation that the credits were held for, by its id in the contract. */
  operation: string
  /** The states in which a run is not over; a worker may claim it in any of them. */
  open: readonly [string, ...string[]]
  /** The state of a run that a worker has claimed. */
  running: string
  /** The queue that it waits in; see {@link runPolicy} for most. */
  queue: { name: string; policy: QueuePolicy }
  /**
   * The slow part, outside every transaction. It may run again after a crash, so it must change nothing but progress
   * and files. It throws a {@link RunFailure} for what another try would not mend, and as `signal` is aborted whatever
   * the abort gives.
   */
  work(ctx: AgentContext, row: Row, run: { signal: AbortSignal; report: ReportStage }): Promise<Result>
  /**
   * Keeps the result and tells it, inside the transaction that ends the run. `used` of the held credits are spent (all
   * of them when it is left out) and the rest goes back; `breakdown` says on what.
   */
  finish(
    tx: AgentContext,
    row: Row,
    result: Result,
  ): Promise<{ status: string; used?: number; breakdown?: Record<string, number>; message?: string }>
  /** Tells the failure, inside the transaction that ends the run. */
  notifyFailure(tx: AgentContext, row: Row, failure: RunFailure): Promise<void>
}

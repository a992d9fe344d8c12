import type { Context } from '../core/context.ts'
import type { RunRow, RunTable } from '../db/schema/run-columns.ts'
import { claimed } from './claimed.ts'

export type Stage = { stage: string; percent: number; message: string }

/** Reports the progress of a run; `percent` is 0 to 100 of the reporting part. */
export type ReportStage = (progress: Stage) => Promise<void>

const minPauseMs = 300

/**
 * Writes the progress of a run to its row: immediately when the stage changes, else every 300 ms at most. The
 * percentage never decreases, whatever its parts report.
 * @param onLost called when another worker has claimed the run: this worker's result is then stale
 */
export function createProgressReport(
  ctx: Context,
  table: RunTable,
  row: Pick<RunRow, 'id' | 'tenantId' | 'status' | 'attempt'>,
  onLost: () => void,
): ReportStage {
  let last: Stage = { stage: '', percent: 0, message: '' }
  let writtenAt = Number.NEGATIVE_INFINITY
  return async (progress) => {
    const now = performance.now()
    if (progress.stage === last.stage && now - writtenAt < minPauseMs) return
    last = { ...progress, percent: Math.max(last.percent, Math.min(99, Math.round(progress.percent))) }
    writtenAt = now
    const mine = await ctx.db
      .update(table)
      .set({ ...last, updatedAt: ctx.now() })
      .where(claimed(table, row))
      .returning({ id: table.id })
    if (mine.length === 0) onLost()
  }
}

/** Gives one part of a run its share of the whole: its 0 to 100 become `from` to `to`. */
export function shareOf(report: ReportStage, from: number, to: number): ReportStage {
  return (progress) => report({ ...progress, percent: from + (progress.percent / 100) * (to - from) })
}

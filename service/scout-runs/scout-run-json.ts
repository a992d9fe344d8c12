import type { Sent } from '#contract/always-sent.ts'
import type { ScoutRun } from '#contract/scout-runs.ts'
import { presentMembers } from '../core/present-members.ts'
import type { scoutRuns } from '../db/schema/scout-runs.ts'
import { jobOutcome } from '../runs/job-outcome.ts'

export type ScoutRunRow = typeof scoutRuns.$inferSelect

/** A row as the contract defines it: fields without a value are omitted (Community scout run). */
export function scoutRunJson(
  row: Omit<ScoutRunRow, 'results'> &
    Partial<Pick<ScoutRunRow, 'results'>> & {
      best?: Sent<typeof ScoutRun>['best'] | null
      newCount?: number | null
    },
): Sent<typeof ScoutRun> {
  return presentMembers<Sent<typeof ScoutRun>>({
    run_id: row.id,
    id: row.id,
    query: row.query,
    // Reserved while it runs: the cost if it succeeds.
    credits_used: row.creditsUsed ?? row.credits,
    subreddits: row.subreddits,
    results: row.results ?? null,
    status: row.status,
    progress:
      row.status === 'processing' ? { stage: row.stage, percent: row.percent, message: row.message } : null,
    limit: row.limit,
    best: row.best ?? null,
    new_count: row.newCount ?? null,
    results_count: row.resultsCount,
    engine: row.engine,
    message: row.status === 'completed' ? row.message || null : null,
    reason: row.reason,
    error: row.error,
    ...jobOutcome(row),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    completed_at: row.completedAt?.toISOString(),
  })
}

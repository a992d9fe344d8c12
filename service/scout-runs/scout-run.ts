import type { Sent } from '#contract/always-sent.ts'
import type { ScoutResults } from '#contract/scout-results.ts'
import { createScoutRun } from '#contract/scout-runs.ts'
import { scoutRuns } from '../db/schema/scout-runs.ts'
import { eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { failedJobStatus } from '../runs/job-outcome.ts'
import { type RunKind, runPolicy } from '../runs/run-kind.ts'
import type { ScoutRunRow } from './scout-run-json.ts'

/** Scout runs: `processing` -> `completed` | `failed`. */
export const scoutRun: RunKind<ScoutRunRow, Sent<typeof ScoutResults>> = {
  name: 'scout_runs',
  table: scoutRuns,
  operation: createScoutRun.id,
  open: ['processing'],
  running: 'processing',
  queue: { name: 'scout.run', policy: runPolicy },
  work: async (...run) => (await import('./perform-scout-run.ts')).performScoutRun(...run),
  async finish(tx, row, results) {
    const count = results.items.length
    const engine = results.engine.name
    await tx.db
      .update(scoutRuns)
      .set({ results, resultsCount: count, engine })
      .where(eq(scoutRuns.id, row.id))
    await emitEvent(tx, {
      type: 'scout.results_ready',
      subjectId: row.id,
      data: {
        ...eventData(row),
        status: 'completed',
        job_status: 'succeeded',
        results_count: count,
        credits_used: row.credits,
      },
    })
    return { status: 'completed' }
  },
  async notifyFailure(tx, row, failure) {
    // The published contract has no event of its own for this, yet clients that wait for the end must receive one.
    const data = {
      ...eventData(row),
      status: failure.status,
      job_status: failedJobStatus(failure),
      results_count: 0,
      credits_used: 0,
      error: failure.message,
    }
    await emitEvent(tx, { type: 'scout.results_ready', subjectId: row.id, data })
  },
}

function eventData({ id, query, subreddits }: ScoutRunRow) {
  return { run_id: id, query, subreddits }
}

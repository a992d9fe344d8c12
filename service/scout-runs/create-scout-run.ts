import { randomUUID } from 'node:crypto'
import type { Sent } from '#contract/always-sent.ts'
import type { CreateScoutRunInput, ScoutRun } from '#contract/scout-runs.ts'
import type { AgentContext } from '../core/context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { scoutRuns } from '../db/schema/scout-runs.ts'
import { emitEvent } from '../events/emit-event.ts'
import { queueRun } from '../runs/queue-run.ts'
import { scoutRun } from './scout-run.ts'
import { checkScoutQuery, estimateScoutRun } from './scout-run-charge.ts'
import { scoutRunJson } from './scout-run-json.ts'

/**
 * Accepts a scout run (POST /api/agent/scout/reddit): its row, its event, its job and its hold on the credits are one
 * transaction.
 * @throws {ServiceError} `invalid` for a query without words, `insufficient_credits`
 */
export async function createScoutRun(
  ctx: AgentContext,
  input: CreateScoutRunInput,
): Promise<Sent<typeof ScoutRun>> {
  checkScoutQuery(input)
  const { creditsRequired: credits, breakdown } = estimateScoutRun(ctx)
  const runId = randomUUID()
  const query = input.query.trim()
  const subreddits = distinct(input.subreddits)
  return chargedTransaction(ctx, async (tx) => {
    const now = tx.now()
    const [row] = await tx.db
      .insert(scoutRuns)
      .values({
        id: runId,
        ...tx.caller,
        status: 'processing',
        credits,
        query,
        subreddits,
        limit: input.limit,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('An insert returns its row.')
    await emitEvent(tx, {
      type: 'scout.dispatched',
      subjectId: runId,
      data: {
        run_id: runId,
        query,
        status: row.status,
        job_status: 'queued',
        subreddits,
        credits_used: credits,
      },
    })
    await queueRun(tx, scoutRun, { id: runId, charge: { credits, breakdown } })
    return scoutRunJson(row)
  })
}

/** Forums know no case: `Coffee` and `coffee` are asked once. */
function distinct(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
}

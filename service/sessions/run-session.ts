import { z } from 'zod'
import { type AgentContext, asAgent, type Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { sessions } from '../db/schema/sessions.ts'
import { and, eq, lte } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueue } from '../queue/enqueue.ts'
import { type Job, quickPolicy } from '../queue/job.ts'
import type { SessionRow } from './get-session-row.ts'
import { nextRunAt } from './next-run-at.ts'
import { findNextTopic, startRun } from './start-run.ts'

/** Clocks of a worker and of the database may differ by so much; a job that comes early waits for its time. */
const clockSkewMs = 60_000

export const runSessionJob: Job<{ session_id: string }> = {
  name: 'session.run',
  payload: z.object({ session_id: z.uuid() }),
  policy: { ...quickPolicy, retries: 20 },
  perform: (ctx, { session_id }) => runSession(ctx, session_id),
}

/**
 * The job that runs a session at its time. The row decides: the run moves `next_run_at` by compare-and-set in the
 * transaction that accepts the article, so that however many jobs come, and however late, each time has one run.
 */
export async function runSession(ctx: Context, sessionId: string): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.status, 'running')))
  if (!row) return
  const now = ctx.now()
  const aheadMs = row.nextRunAt.getTime() - now.getTime()
  if (aheadMs > 0) {
    if (aheadMs < clockSkewMs)
      await enqueue(ctx, runSessionJob, { session_id: row.id }, { startAt: row.nextRunAt })
    return
  }
  const agent = asAgent(ctx, { tenantId: row.tenantId, agentId: row.agentId })
  await inTransaction(agent, (tx) => run(tx, row, now))
}

async function run(tx: AgentContext, due: SessionRow, now: Date): Promise<void> {
  const [session] = await tx.db
    .update(sessions)
    .set({ nextRunAt: nextRunAt(due.nextRunAt, due.intervalMinutes, now), updatedAt: now })
    .where(
      and(
        eq(sessions.id, due.id),
        eq(sessions.status, 'running'),
        eq(sessions.nextRunAt, due.nextRunAt),
        lte(sessions.nextRunAt, now),
      ),
    )
    .returning()
  if (!session) return
  const topic = await findNextTopic(tx, session.id)
  if (topic) {
    try {
      await startRun(tx, session, { topic, trigger: 'schedule' })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      return pauseFor(tx, due, error)
    }
  } else await tx.db.update(sessions).set({ waitingForTopics: true }).where(eq(sessions.id, session.id))
  await enqueue(tx, runSessionJob, { session_id: session.id }, { startAt: session.nextRunAt })
}

/** It stays due: once it can resume, the missed run comes first. */
async function pauseFor(tx: AgentContext, due: SessionRow, error: ServiceError): Promise<void> {
  const unpaid = error.problem.kind === 'insufficient_credits'
  await tx.db
    .update(sessions)
    .set({
      status: 'paused',
      reason: unpaid ? 'insufficient_credits' : 'refused',
      message: unpaid
        ? `Paused: not enough credits. ${error.message} It resumes automatically once there are enough.`
        : `Paused because the article was rejected: ${error.message}`,
      nextRunAt: due.nextRunAt,
    })
    .where(eq(sessions.id, due.id))
}

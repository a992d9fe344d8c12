import type { Sent } from '#contract/always-sent.ts'
import type { ChangeSessionInput, SessionDetail } from '#contract/sessions.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid } from '../core/errors.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { requireCredits } from '../credits/reserve-credits.ts'
import { sessions } from '../db/schema/sessions.ts'
import { eq } from '../db/sql.ts'
import { enqueue } from '../queue/enqueue.ts'
import { changeTopics } from './change-topics.ts'
import { assertNoRunningSession, lockSessionsOf } from './find-running.ts'
import { getSession } from './get-session.ts'
import { lockSession, type SessionRow } from './get-session-row.ts'
import { resumedRunAt } from './next-run-at.ts'
import { runSessionJob } from './run-session.ts'
import { estimateSessionArticle } from './session-article.ts'
import { findNextTopic, startRun } from './start-run.ts'

/**
 * Pauses, resumes, stops or runs a session, or changes its topics. What is so already stays so without an error; `stop`
 * is for good.
 * @throws {ServiceError} `conflict` when its state does not allow it, `insufficient_credits`, `invalid` for a topic
 */
export async function changeSession(
  ctx: AgentContext,
  change: { sessionId: string; input: ChangeSessionInput },
): Promise<Sent<typeof SessionDetail>> {
  const { sessionId, input } = change
  if (input.action === 'add_topic' && input.title.trim() === '') throw invalid('title', 'Enter a topic.')
  return chargedTransaction(ctx, async (tx) => {
    await lockSessionsOf(tx, tx.caller.tenantId)
    const row = await lockSession(tx, sessionId)
    if (row.status === 'stopped' && input.action !== 'stop')
      throw conflict('wrong_status', "A stopped session can't be changed. Start a new one.")
    await apply(tx, row, input)
    return getSession(tx, { sessionId })
  })
}

function apply(tx: AgentContext, row: SessionRow, input: ChangeSessionInput): Promise<void> {
  switch (input.action) {
    case 'pause':
      return set(tx, row, { status: 'paused', reason: 'asked', message: null })
    case 'stop':
      return set(tx, row, { status: 'stopped', reason: null, message: null })
    case 'resume':
      return resume(tx, row)
    case 'run_now':
      return runNow(tx, row)
    case 'reorder':
    case 'veto':
    case 'restore':
    case 'add_topic':
      return changeTopics(tx, row, input)
  }
}

async function set(tx: AgentContext, row: SessionRow, to: Partial<SessionRow>): Promise<void> {
  await tx.db
    .update(sessions)
    .set({ ...to, updatedAt: tx.now() })
    .where(eq(sessions.id, row.id))
}

/** After a lack of credits the missed run starts immediately, else the rhythm continues. */
async function resume(tx: AgentContext, row: SessionRow): Promise<void> {
  if (row.status === 'running') return
  await assertNoRunningSession(tx)
  const { creditsRequired: credits, breakdown } = estimateSessionArticle(tx, row)
  await requireCredits(tx, { credits, breakdown })
  const now = tx.now()
  const missed = row.reason === 'insufficient_credits' && row.nextRunAt <= now
  const startAt = missed ? now : resumedRunAt(row.nextRunAt, row.intervalMinutes, now)
  await set(tx, row, {
    status: 'running',
    reason: null,
    message: null,
    nextRunAt: startAt,
    ...(row.reason === 'access_ended' && { agentId: tx.caller.agentId }),
  })
  await enqueue(tx, runSessionJob, { session_id: row.id }, { startAt })
}

async function runNow(tx: AgentContext, row: SessionRow): Promise<void> {
  const topic = await findNextTopic(tx, row.id)
  if (!topic) throw conflict('no_topics', 'All topics are written or skipped. Add a topic or a document.')
  await startRun(tx, row, { topic, trigger: 'asked' })
}

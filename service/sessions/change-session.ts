import type { ChangeSessionInput, SessionDetail } from '#contract/sessions.ts'
import type { AgentContext } from '../context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { requireCredits } from '../credits/reserve-credits.ts'
import { sessions } from '../db/schema/sessions.ts'
import { eq } from '../db/sql.ts'
import { conflict } from '../errors.ts'
import { enqueue } from '../queue/enqueue.ts'
import { changeTopics } from './change-topics.ts'
import { lockSessionsOf, refuseSecond } from './find-running.ts'
import { getSession } from './get-session.ts'
import { lockSession, type SessionRow } from './get-session-row.ts'
import { resumedRunAt } from './next-run-at.ts'
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
): Promise<SessionDetail> {
  const { sessionId, input } = change
  await chargedTransaction(ctx, async (inside) => {
    await lockSessionsOf(inside, inside.caller.tenantId)
    const row = await lockSession(inside, sessionId)
    if (row.status === 'stopped' && input.action !== 'stop')
      throw conflict('wrong_status', 'A stopped session cannot be changed. Start another one.')
    switch (input.action) {
      case 'pause':
        return set(inside, row, { status: 'paused', reason: 'asked', message: null })
      case 'stop':
        return set(inside, row, { status: 'stopped', reason: null, message: null })
      case 'resume':
        return resume(inside, row)
      case 'run_now':
        return runNow(inside, row)
      case 'reorder':
      case 'veto':
      case 'restore':
      case 'add_topic':
        return changeTopics(inside, row, input)
    }
  })
  return getSession(ctx, { sessionId })
}

async function set(inside: AgentContext, row: SessionRow, to: Partial<SessionRow>): Promise<void> {
  await inside.db
    .update(sessions)
    .set({ ...to, updatedAt: inside.now() })
    .where(eq(sessions.id, row.id))
}

/** After a lack of credits the run that was missed comes at once, else the rhythm goes on. */
async function resume(inside: AgentContext, row: SessionRow): Promise<void> {
  if (row.status === 'running') return
  await refuseSecond(inside)
  const { creditsRequired: credits, breakdown } = estimateSessionArticle(inside, row)
  await requireCredits(inside, { credits, breakdown })
  const now = inside.now()
  const missed = row.reason === 'insufficient_credits' && row.nextRunAt <= now
  const startAt = missed ? now : resumedRunAt(row.nextRunAt, row.intervalMinutes, now)
  await set(inside, row, { status: 'running', reason: null, message: null, nextRunAt: startAt })
  await enqueue(inside, 'session.run', { session_id: row.id }, { startAt })
}

async function runNow(inside: AgentContext, row: SessionRow): Promise<void> {
  const topic = await findNextTopic(inside, row.id)
  if (!topic) throw conflict('no_topics', 'Every topic is written or vetoed. Add one, or add a document.')
  await startRun(inside, row, { topic, trigger: 'asked' })
}

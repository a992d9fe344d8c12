'use server'
import { ChangeSessionInput, CreateSessionInput, type SessionDetail } from '#contract/sessions.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { changeSession, createSession } from '#lib/agent-api/sessions.ts'
import { runActionWith } from '#lib/session-action.ts'
import type { StartedSession } from '#lib/started-session.ts'

export async function createSessionAction(input: unknown): Promise<ActionResult<StartedSession>> {
  return runActionWith(CreateSessionInput, input, (session, body) => createSession(session, body))
}

/** @param idempotencyKey for `run_now`, which charges */
export async function changeSessionAction(
  id: string,
  input: unknown,
  idempotencyKey?: string,
): Promise<ActionResult<SessionDetail>> {
  return runActionWith(ChangeSessionInput, input, (session, body) =>
    changeSession(session, id, body, { idempotencyKey }),
  )
}

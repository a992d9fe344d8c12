'use server'
import { CreateSessionInput, changeSession, type SessionDetail } from '#contract/sessions.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { createSessionOrFind } from '#lib/agent-api/create-session.ts'
import { runActionWith, runOperation } from '#lib/session-action.ts'
import type { StartedSession } from '#lib/started-session.ts'

export async function createSessionAction(input: unknown): Promise<ActionResult<StartedSession>> {
  return runActionWith(CreateSessionInput, input, createSessionOrFind)
}

/** @param idempotencyKey for `run_now`, which charges */
export async function changeSessionAction(
  id: string,
  input: unknown,
  idempotencyKey?: string,
): Promise<ActionResult<SessionDetail>> {
  return runOperation(changeSession, { params: { id }, body: input }, { idempotencyKey })
}

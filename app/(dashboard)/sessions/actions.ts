'use server'
import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import type { SessionChange } from '#components/sessions/sessions-bulk-bar.tsx'
import { CreateSessionInput, changeSession, type SessionDetail } from '#contract/sessions.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { createSessionOrFind } from '#lib/agent-api/create-session.ts'
import { runActionWith, runOperation } from '#lib/session-action.ts'
import type { StartedSession } from '#lib/started-session.ts'
import { changeEach } from '../change-each.ts'

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

/** Pauses, resumes or stops several of them, one after the other; what became of each. */
export async function changeSessionsAction(
  ids: readonly string[],
  action: SessionChange,
): Promise<ActionResult<BulkOutcome>> {
  return changeEach(ids, (id) => changeSessionAction(id, { action }))
}

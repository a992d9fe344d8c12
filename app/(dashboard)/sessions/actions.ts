'use server'
import { ChangeSessionInput, CreateSessionInput, type SessionDetail } from '#contract/sessions.ts'
import { type ActionResult, failed } from '#lib/action-result.ts'
import { changeSession, createSession } from '#lib/agent-api/sessions.ts'
import { runAction } from '#lib/session-action.ts'
import type { StartedSession } from '#lib/started-session.ts'

export async function createSessionAction(input: unknown): Promise<ActionResult<StartedSession>> {
  const parsed = CreateSessionInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error.issues)
  return runAction((session) => createSession(session, parsed.data))
}

/** @param idempotencyKey for `run_now`, which charges */
export async function changeSessionAction(
  id: string,
  input: unknown,
  idempotencyKey?: string,
): Promise<ActionResult<SessionDetail>> {
  const parsed = ChangeSessionInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error.issues)
  return runAction((session) => changeSession(session, id, parsed.data, { idempotencyKey }))
}

function refused(issues: readonly { path: PropertyKey[]; message: string }[]) {
  return failed({
    kind: 'invalid',
    message: issues[0]?.message ?? 'Something in the input was refused.',
    fieldErrors: Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  })
}

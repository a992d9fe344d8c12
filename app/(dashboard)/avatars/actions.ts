'use server'
import { createAvatar } from '#contract/avatars.ts'
import type { ActionResult } from '#lib/action-result.ts'
import type { OperationBody } from '#lib/agent-api/client.ts'
import { runOperation } from '#lib/session-action.ts'

/** Makes an avatar and answers it finished; the pictures take a few seconds. */
export async function createAvatarAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<OperationBody<typeof createAvatar>>> {
  const made = await runOperation(createAvatar, { body: input }, { idempotencyKey })
  if (made.ok || made.problem.kind !== 'invalid') return made
  const message = "One of the choices isn't available. Reload the page and choose again."
  return { ok: false, problem: { ...made.problem, message, fieldErrors: {} } }
}

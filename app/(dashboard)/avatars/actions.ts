'use server'
import { type Avatar, CreateAvatarInput } from '#contract/avatars.ts'
import { type ActionResult, failed } from '#lib/action-result.ts'
import { createAvatar } from '#lib/agent-api/avatars.ts'
import { runAction } from '#lib/session-action.ts'

/** Makes an avatar and answers it finished; the pictures take a few seconds. */
export async function createAvatarAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<Avatar>> {
  const parsed = CreateAvatarInput.safeParse(input)
  if (!parsed.success) {
    return failed({
      kind: 'invalid',
      message: 'One of the choices is not known here. Reload the page and choose again.',
      fieldErrors: {},
    })
  }
  return runAction((session) => createAvatar(session, parsed.data, { idempotencyKey }))
}

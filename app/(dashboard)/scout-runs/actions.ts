'use server'
import { CreateScoutRunInput } from '#contract/scout-runs.ts'
import { type ActionResult, failed } from '#lib/action-result.ts'
import { createScoutRun } from '#lib/agent-api/scout-runs.ts'
import { runAction } from '#lib/session-action.ts'

/** Starts a scout run and answers the id under which it can be polled. */
export async function createScoutRunAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  const parsed = CreateScoutRunInput.safeParse(input)
  if (!parsed.success) {
    return failed({
      kind: 'invalid',
      message: 'Something in the input was refused.',
      fieldErrors: Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [path.join('.'), message]),
      ),
    })
  }
  return runAction(async (session) => {
    const { run_id } = await createScoutRun(session, parsed.data, { idempotencyKey })
    return { id: run_id }
  })
}

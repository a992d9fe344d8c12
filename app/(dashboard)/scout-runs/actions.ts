'use server'
import { CreateScoutRunInput } from '#contract/scout-runs.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { createScoutRun } from '#lib/agent-api/scout-runs.ts'
import { runActionWith } from '#lib/session-action.ts'

/** Starts a scout run and answers the id under which it can be polled. */
export async function createScoutRunAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  return runActionWith(CreateScoutRunInput, input, async (session, body) => {
    const { run_id } = await createScoutRun(session, body, { idempotencyKey })
    return { id: run_id }
  })
}

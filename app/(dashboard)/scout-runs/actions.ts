'use server'
import { createScoutRun } from '#contract/scout-runs.ts'
import { type ActionResult, succeeded } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

/** Starts a scout run and answers the id under which it can be polled. */
export async function createScoutRunAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  const started = await runOperation(createScoutRun, { body: input }, { idempotencyKey })
  return started.ok ? succeeded({ id: started.data.run_id }) : started
}

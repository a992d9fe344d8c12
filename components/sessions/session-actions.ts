import type { ChangeSessionInput, SessionDetail } from '#contract/sessions.ts'
import type { ActionResult } from '#lib/action-result.ts'

/** The server action that the pages pass down. `idempotencyKey` is for `run_now`, which charges. */
export type ChangeSession = (
  id: string,
  input: ChangeSessionInput,
  idempotencyKey?: string,
) => Promise<ActionResult<SessionDetail>>

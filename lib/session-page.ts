import 'server-only'
import type { ActionResult } from './action-result.ts'
import { AgentApiError } from './agent-api/errors.ts'
import { toProblem } from './agent-api/problem.ts'
import { redirectToSignIn, requireSession } from './session.ts'
import type { AgentSession } from './session-cookie.ts'

/** Reads for one panel: a revoked key leads to the sign-in page and back, every other failure is the panel's to say. */
export async function readForPanel<T>(read: (session: AgentSession) => Promise<T>): Promise<ActionResult<T>> {
  const session = await requireSession()
  try {
    return { ok: true, data: await read(session) }
  } catch (error) {
    if (!(error instanceof AgentApiError)) throw error
    if (error.failure.kind === 'unauthorized') await redirectToSignIn('revoked')
    return { ok: false, problem: toProblem(error.failure) }
  }
}

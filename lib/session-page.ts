import 'server-only'
import { notFound } from 'next/navigation'
import type { ActionResult } from './action-result.ts'
import { AgentApiError } from './agent-api/errors.ts'
import { toProblem } from './agent-api/problem.ts'
import { requireSession, signInAgain } from './session.ts'
import type { AgentSession } from './session-cookie.ts'

/**
 * Reads what a page cannot be drawn without. A revoked key leads to the sign-in page and back,
 * an unknown record to the 404 page; every other failure to the nearest error page.
 */
export async function readForPage<T>(read: (session: AgentSession) => Promise<T>): Promise<T> {
  const session = await requireSession()
  try {
    return await read(session)
  } catch (error) {
    if (error instanceof AgentApiError && error.failure.kind === 'unauthorized') await signInAgain('revoked')
    if (error instanceof AgentApiError && error.failure.kind === 'not_found') notFound()
    throw error
  }
}

/** As `readForPage`, for one panel among others: a failure becomes a problem that the panel draws itself. */
export async function readForPanel<T>(read: (session: AgentSession) => Promise<T>): Promise<ActionResult<T>> {
  const session = await requireSession()
  try {
    return { ok: true, data: await read(session) }
  } catch (error) {
    if (!(error instanceof AgentApiError)) throw error
    if (error.failure.kind === 'unauthorized') await signInAgain('revoked')
    return { ok: false, problem: toProblem(error.failure) }
  }
}

import 'server-only'
import type { z } from 'zod'
import type { ActionResult, Problem } from './action-result.ts'
import { AgentApiError } from './agent-api/errors.ts'
import { toProblem } from './agent-api/problem.ts'
import { messagesByPath } from './messages-by-path.ts'
import { findSession } from './session.ts'
import type { AgentSession } from './session-cookie.ts'

const signedOut: Problem = { kind: 'unauthorized', message: 'You are signed out. Sign in again.' }

/**
 * The body of every server action: checks the session, and turns what the door throws into a problem.
 * Being signed out is a problem too, not a redirect, so that nothing typed is lost.
 */
export async function runAction<T>(work: (session: AgentSession) => Promise<T>): Promise<ActionResult<T>> {
  const session = await findSession()
  if (!session) return { ok: false, problem: signedOut }
  return attempt(() => work(session))
}

/** The same for an action with input, which is anybody's until the contract's schema has judged it. */
export async function runActionWith<Input, T>(
  schema: z.ZodType<Input>,
  input: unknown,
  work: (session: AgentSession, input: Input) => Promise<T>,
): Promise<ActionResult<T>> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return runAction((session) => work(session, parsed.data))
  const fieldErrors = messagesByPath(parsed.error)
  const [first = 'Something in the input was refused.'] = Object.values(fieldErrors)
  return { ok: false, problem: { kind: 'invalid', message: first, fieldErrors } }
}

/** Runs what needs no session, such as a claim; the same seam. Anything but a door error is thrown on. */
export async function attempt<T>(work: () => Promise<T>): Promise<ActionResult<T>> {
  try {
    return { ok: true, data: await work() }
  } catch (error) {
    if (error instanceof AgentApiError) return { ok: false, problem: toProblem(error.failure) }
    throw error
  }
}

import 'server-only'
import type { z } from 'zod'
import type { OperationRequest, OperationShape } from '#contract/operation.ts'
import type { ActionResult, Problem } from './action-result.ts'
import { callParsed, type OperationBody } from './agent-api/client.ts'
import { AgentApiError } from './agent-api/errors.ts'
import { toProblem } from './agent-api/problem.ts'
import type { AgentSession } from './agent-session.ts'
import { checkRequest, refused, type SentRequest } from './check-request.ts'
import { findSession } from './session.ts'

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

/** The same for an action that does more than call one operation: `schema` judges its input. */
export async function runActionWith<Input, T>(
  schema: z.ZodType<Input>,
  input: unknown,
  work: (session: AgentSession, input: Input) => Promise<T>,
): Promise<ActionResult<T>> {
  const parsed = schema.safeParse(input)
  return parsed.success ? runAction((session) => work(session, parsed.data)) : refused(parsed.error)
}

/** A request of `T` whose input nobody has judged yet; the names of its path parameters are known. */
type ActionRequest<T extends OperationShape> = SentRequest & {
  params?: Record<keyof OperationRequest<T>['params'], string>
}

/** The body of an action that calls one operation: its schemas judge the input, then it is called for who is signed in. */
export async function runOperation<T extends OperationShape>(
  operation: T,
  sent: ActionRequest<T>,
  options: { idempotencyKey?: string } = {},
): Promise<ActionResult<OperationBody<T>>> {
  const checked = checkRequest(operation, sent)
  if (!checked.ok) return checked
  return runAction(({ key }) => callParsed(operation, checked.data, { key, ...options }))
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

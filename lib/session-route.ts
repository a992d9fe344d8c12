import 'server-only'
import type { ActionResult, Problem, ProblemKind } from './action-result.ts'
import type { AgentSession } from './agent-session.ts'
import { runAction } from './session-action.ts'

const statusOf: Record<ProblemKind, number> = {
  unauthorized: 401,
  forbidden: 403,
  payment_required: 402,
  not_found: 404,
  not_offered: 404,
  gone: 410,
  conflict: 409,
  invalid: 400,
  rate_limited: 429,
  unavailable: 503,
  unexpected: 502,
}

/** The body of every route handler the browser asks: the data as JSON, or `{ problem }` with its status. */
export async function answerJson<T>(read: (session: AgentSession) => Promise<T>): Promise<Response> {
  return answerResult(await runAction(read))
}

export function answerResult(result: ActionResult<unknown>): Response {
  return result.ok ? uncached(result.data, 200) : problemAnswer(result.problem)
}

export function problemAnswer(problem: Problem): Response {
  return uncached({ problem }, statusOf[problem.kind])
}

function uncached(body: unknown, status: number): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })
}

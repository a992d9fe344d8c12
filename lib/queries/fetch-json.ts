import type { Problem } from '#lib/action-result.ts'
import { unsent } from '#lib/unsent.ts'

/** What a query of the browser throws; `problem` is drawn by the same notice as a failed action. */
export class QueryError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message)
    this.name = 'QueryError'
    this.problem = problem
  }
}

/**
 * Reads one of the dashboard's own route handlers. It answers what the door has parsed with the contract's schema,
 * so `T` is that schema's type: parsing it again would put the schemas into every page's first load.
 * A body is sent as JSON, a file as it is.
 * @throws QueryError
 */
export async function fetchJson<T>(
  address: `/api/${string}`,
  init?: { signal?: AbortSignal; method?: 'GET' | 'POST'; body?: unknown },
): Promise<T> {
  const { signal, method = 'GET', body } = init ?? {}
  let response: Response
  try {
    response = await fetch(address, {
      method,
      signal,
      ...(body instanceof Blob
        ? { body }
        : body !== undefined && {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new QueryError(unsent)
  }
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new QueryError(problemIn(answer))
  if (answer === undefined) throw new QueryError(unexpected)
  // Written by our own handler, in the same release, from an answer that the door has checked.
  return answer as T
}

const unexpected: Problem = { kind: 'unexpected', message: "Couldn't read the response." }

function problemIn(answer: unknown): Problem {
  const isProblem = typeof answer === 'object' && answer !== null && 'problem' in answer
  // Written by our own `problemAnswer`, in the same release of the same program.
  return isProblem ? (answer.problem as Problem) : unexpected
}

/** The problem in whatever a query threw. */
export function problemOf(error: unknown): Problem {
  return error instanceof QueryError ? error.problem : unexpected
}

/** What is over a moment later often enough to be asked again; who waited in vain once is not made to wait again. */
export function isTransientError(problem: Problem): boolean {
  return problem.kind === 'unavailable' && !problem.timedOut
}

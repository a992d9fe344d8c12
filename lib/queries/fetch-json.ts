import type { z } from 'zod'
import type { Problem } from '#lib/action-result.ts'

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
 * Reads one of the dashboard's own route handlers and parses the answer with the contract's schema.
 * @throws QueryError
 */
export async function fetchJson<S extends z.ZodType>(
  schema: S,
  address: `/api/${string}`,
  init?: { signal?: AbortSignal; method?: 'GET' | 'POST'; body?: unknown },
): Promise<z.output<S>> {
  const { signal, method = 'GET', body } = init ?? {}
  let response: Response
  try {
    response = await fetch(address, {
      method,
      signal,
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new QueryError({ kind: 'unavailable', message: 'The dashboard cannot be reached.' })
  }
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new QueryError(problemIn(answer))
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new QueryError(unexpected)
  return parsed.data
}

const unexpected: Problem = { kind: 'unexpected', message: 'The answer could not be read.' }

function problemIn(answer: unknown): Problem {
  const isProblem = typeof answer === 'object' && answer !== null && 'problem' in answer
  // Written by our own `problemAnswer`, in the same release of the same program.
  return isProblem ? (answer.problem as Problem) : unexpected
}

/** The problem in whatever a query threw. */
export function problemOf(error: unknown): Problem {
  return error instanceof QueryError ? error.problem : unexpected
}

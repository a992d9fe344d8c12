import type { Problem } from './action-result.ts'

/** What an authorization throws: next-auth shows its message to the user, and nothing else. */
export function signInError(problem: Problem): Error {
  return new Error(JSON.stringify(problem))
}

const unexpected: Problem = {
  kind: 'unexpected',
  message: 'Unexpected response from the server.',
}

/** The problem in the error that next-auth reports; unexpected where it is one of its own. */
export function signInProblem(error: string | null | undefined): Problem {
  try {
    const problem: unknown = JSON.parse(error ?? '')
    const isProblem = typeof problem === 'object' && problem !== null && 'kind' in problem
    // Written by `signInError`, in the same release of the same program.
    return isProblem ? (problem as Problem) : unexpected
  } catch {
    return unexpected
  }
}

import type { Problem } from '#lib/action-result.ts'
import type { AgentApiFailure } from './errors.ts'

/** The third seam of errors: what the door reported, in words for a person. Exhaustive by kind. */
export function toProblem(failure: AgentApiFailure): Problem {
  const { requestId, code } = failure
  const words = (fallback: string) => ({ message: failure.message ?? fallback, requestId, code })
  switch (failure.kind) {
    case 'unauthorized':
      return { kind: failure.kind, ...words('Your key was not accepted. Sign in again.') }
    case 'forbidden':
      return { kind: failure.kind, ...words('This is not allowed for your agent.') }
    case 'payment_required':
      return {
        kind: failure.kind,
        ...words('There are too few credits for this.'),
        creditsRequired: failure.creditsRequired,
        topup: failure.topup,
      }
    case 'not_found':
      return { kind: failure.kind, ...words('It does not exist, or it was deleted.') }
    case 'not_offered':
      return { kind: failure.kind, requestId, code, message: 'Not offered by this service.' }
    case 'gone':
      return { kind: failure.kind, ...words('It has expired.') }
    case 'conflict':
      return { kind: failure.kind, ...words('It changed in the meantime. Reload and try again.') }
    case 'invalid':
      return {
        kind: failure.kind,
        ...words('Something in the input was refused.'),
        fieldErrors: Object.fromEntries(failure.details.map(({ path, message }) => [path, message])),
      }
    case 'rate_limited':
      return {
        kind: failure.kind,
        ...words('Too many requests in a short time.'),
        retryAfterSeconds: failure.retryAfterSeconds,
      }
    case 'unavailable':
      return {
        kind: failure.kind,
        requestId,
        code,
        message: unavailableWords[failure.reason],
        ...(failure.reason === 'timeout' && { timedOut: true }),
      }
    case 'unexpected':
      return {
        kind: failure.kind,
        requestId,
        code,
        message: 'The service answered in a way we do not understand.',
      }
    default:
      return failure satisfies never
  }
}

const unavailableWords = {
  network: 'The service cannot be reached.',
  timeout: 'The service did not answer in time.',
  server: 'The service had a fault.',
} as const

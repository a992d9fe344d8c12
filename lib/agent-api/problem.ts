import type { Problem } from '#lib/action-result.ts'
import type { AgentApiFailure } from './errors.ts'

/** The third seam of errors: what the door reported, in words for a person. Exhaustive by kind. */
export function toProblem(failure: AgentApiFailure): Problem {
  const { requestId, code } = failure
  const words = (fallback: string) => ({ message: failure.message ?? fallback, requestId, code })
  switch (failure.kind) {
    case 'unauthorized':
      return { kind: failure.kind, ...words('Your API key was rejected. Sign in again.') }
    case 'forbidden':
      return { kind: failure.kind, ...words("Your API key doesn't have access to this.") }
    case 'payment_required':
      return {
        kind: failure.kind,
        ...words('Not enough credits.'),
        creditsRequired: failure.creditsRequired,
        topup: failure.topup,
        ...(failure.creditsExpected !== undefined && { creditsExpected: failure.creditsExpected }),
        ...(failure.balance !== undefined && { balance: failure.balance }),
        ...(failure.held !== undefined && { held: failure.held }),
      }
    case 'not_found':
      return { kind: failure.kind, ...words('Not found. It may have been deleted.') }
    case 'not_offered':
      return { kind: failure.kind, requestId, code, message: 'Not supported by this server.' }
    case 'gone':
      return { kind: failure.kind, ...words('This has expired.') }
    case 'conflict':
      return { kind: failure.kind, ...words('This changed since you opened it. Reload and try again.') }
    case 'invalid': {
      const [only, ...others] = failure.details
      return {
        kind: failure.kind,
        ...words("Some of your input wasn't accepted."),
        // A person knows what was entered: that the sentence names the member is for programs.
        ...(only && others.length === 0 && { message: only.message }),
        fieldErrors: Object.fromEntries(failure.details.map(({ path, message }) => [path, message])),
      }
    }
    case 'rate_limited':
      return {
        kind: failure.kind,
        requestId,
        code,
        // How many a minute allows is for programs, and the wait runs on: `retryAfterSeconds` has what is left.
        message: 'Too many requests. Wait a moment.',
        retryAfterSeconds: failure.retryAfterSeconds,
      }
    case 'unavailable':
      return {
        kind: failure.kind,
        requestId,
        code,
        message: failure.mayHaveCharged ? mayHaveCharged : unavailableWords[failure.reason],
        ...(failure.reason === 'timeout' && { timedOut: true }),
        ...(failure.mayHaveCharged && { mayHaveCharged: true }),
      }
    case 'unexpected':
      return {
        kind: failure.kind,
        requestId,
        code,
        message: 'Unexpected response from the server.',
      }
    default:
      return failure satisfies never
  }
}

const mayHaveCharged =
  "Only the response was lost. Look in the list and your credits before you try again. The same input is sent as the same request, so it isn't charged twice where the server checks that."

const unavailableWords = {
  network: "Can't reach the server.",
  timeout: 'The server took too long to respond.',
  server: 'The server had an error.',
} as const

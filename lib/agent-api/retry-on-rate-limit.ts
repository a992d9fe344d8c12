import 'server-only'
import { AgentApiError } from './errors.ts'

const maxWaitSeconds = 120

/**
 * For files that take more calls than a minute allows: waits as long as the service says, and goes on.
 * @throws whatever `read` throws but a rate limit; the signal's reason once nobody waits for the file any more.
 */
export async function retryOnRateLimit<T>(signal: AbortSignal, read: () => Promise<T>): Promise<T> {
  for (;;) {
    signal.throwIfAborted()
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof AgentApiError) || error.failure.kind !== 'rate_limited') throw error
      const waitMs = Math.min(maxWaitSeconds, error.failure.retryAfterSeconds) * 1000
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}

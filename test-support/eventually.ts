import { setTimeout as sleep } from 'node:timers/promises'

/** Asks until there is an answer. */
export async function eventually<T>(ask: () => Promise<T | undefined>, timeoutMs = 50_000): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() > deadline) throw new Error(`It did not happen within ${timeoutMs / 1000} s.`)
    await sleep(100)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'

/** Asks until there is an answer. It gives up on what hangs: a busy machine is slow, not wrong. */
export async function eventually<T>(ask: () => Promise<T | undefined>, timeoutMs = 200_000): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() > deadline) throw new Error(`It did not happen within ${timeoutMs / 1000} s.`)
    await sleep(100)
  }
}

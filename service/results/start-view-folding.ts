import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../core/context.ts'

/** What a process that is killed has not yet written down. */
const everyMs = 5000

/** Adds what this process counted to the rows every few seconds, and a last time when it is stopped. */
export function startViewFolding({ views, log }: Pick<Context, 'views' | 'log'>): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const flush = () =>
    views.flush().catch((err: unknown) => log.warn({ err }, 'views not written down yet, will retry'))
  const run = async () => {
    while (!stopped.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopped.signal }).catch(() => undefined)
      await flush()
    }
  }
  const running = run()
  return {
    stop() {
      stopped.abort()
      return running
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { Counter } from 'prom-client'
import type { Cache, SharedCache } from './cache.ts'

const reads = new Counter({
  name: 'masthead_cache_reads_total',
  help: 'Reads of the shared cache, by its store and by outcome: hit or miss, which a store that is away also is.',
  labelNames: ['store', 'outcome'],
})

type Patience = {
  /** How long one question may take. */
  timeoutMs: number
  /** How long nothing is asked after one that failed. */
  cooldownMs: number
  /** Within this time at most one failure is logged. */
  logThrottleMs: number
}

const usual: Patience = { timeoutMs: 500, cooldownMs: 5000, logThrottleMs: 60_000 }

/**
 * A cache that knows nothing where the one behind it fails or is slow: who asks it need not think of failures. After a
 * failure it rests, so that a lost store costs one answer some time and not every answer.
 */
export function failOpenCache(cache: Cache, tell: (error: unknown) => void, patience = usual): SharedCache {
  let restUntil = Number.NEGATIVE_INFINITY
  let silentUntil = Number.NEGATIVE_INFINITY

  async function attempt<T>(ask: () => Promise<T>): Promise<T | undefined> {
    if (performance.now() < restUntil) return undefined
    try {
      return await inTime(ask(), patience.timeoutMs)
    } catch (error) {
      const now = performance.now()
      restUntil = now + patience.cooldownMs
      if (now >= silentUntil) {
        silentUntil = now + patience.logThrottleMs
        tell(error)
      }
      return undefined
    }
  }

  const peek = (key: string) => attempt(() => cache.get(key))

  for (const outcome of ['hit', 'miss']) reads.inc({ store: cache.name, outcome }, 0)
  return {
    name: cache.name,
    peek,
    async get(key) {
      const value = await peek(key)
      reads.inc({ store: cache.name, outcome: value === undefined ? 'miss' : 'hit' })
      return value
    },
    set: (key, value, seconds) => attempt(() => cache.set(key, value, seconds)),
    isReachable: () => cache.isReachable(),
  }
}

async function inTime<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  const answered = new AbortController()
  const tooLate = sleep(timeoutMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`The cache did not answer in ${timeoutMs} ms.`)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    answered.abort()
  }
}

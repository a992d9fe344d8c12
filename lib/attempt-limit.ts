/** Counts attempts of callers in windows of time; see `createAttemptLimit`. */
export type AttemptLimit = {
  /** Counts one attempt. Answers 0 when it is allowed, else the seconds until the next one is. */
  take(caller: string, nowMs?: number): number
}

const maxCallers = 10_000

/**
 * At most `attempts` in each window of `windowMs`, for every caller apart. Kept in this process only: the service has
 * limits of its own, this one keeps a flood from reaching it.
 */
export function createAttemptLimit({
  attempts,
  windowMs,
}: {
  attempts: number
  windowMs: number
}): AttemptLimit {
  const windows = new Map<string, { startedAt: number; count: number }>()
  return {
    take(caller, nowMs = Date.now()) {
      const current = windows.get(caller)
      if (!current || nowMs - current.startedAt >= windowMs) {
        // Insertion order is age: deleting first keeps a returning caller from looking old.
        windows.delete(caller)
        windows.set(caller, { startedAt: nowMs, count: 1 })
        const oldest = windows.keys().next()
        if (windows.size > maxCallers && !oldest.done) windows.delete(oldest.value)
        return 0
      }
      current.count++
      if (current.count <= attempts) return 0
      return Math.max(1, Math.ceil((current.startedAt + windowMs - nowMs) / 1000))
    },
  }
}

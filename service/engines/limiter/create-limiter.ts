import { fixedWindow, type LimitTable } from './fixed-window.ts'
import type { Limiter, LimitState, RequestCounter } from './limiter.ts'

/** What this process knows of a caller's window: the highest place seen, and the places that it took and has still to give out. */
type Known = { highest: number; next: number; last: number; endsAt: number; isTaking: boolean }

/** A process takes no larger part of a limit ahead than this, and never more places than that. */
const [partAhead, maxAhead] = [1 / 64, 32]
const maxCallers = 10_000

/**
 * Counts the requests of all processes in `counter`. Of a large limit (64 requests or more in a window) of which half is
 * left, a process takes some places ahead and gives them out without asking again: a busy caller then costs one write in
 * many requests. Nobody is ever let through beyond a limit; where several processes serve one caller, each may leave up to
 * a 64th of it unused.
 */
export function createLimiter(counter: RequestCounter, limits: LimitTable): Limiter {
  const callers = new Map<string, Known>()

  function remembered(key: string): Known {
    const known = callers.get(key) ?? { highest: 0, next: 1, last: 0, endsAt: 0, isTaking: false }
    callers.delete(key)
    callers.set(key, known)
    const [oldest] = callers.keys()
    if (callers.size > maxCallers && oldest !== undefined) callers.delete(oldest)
    return known
  }

  return {
    name: counter.name,
    async look(name, subject) {
      const { last, msLeft } = await counter.take(name, subject, 0)
      return stateAt(last, fixedWindow(limits, name), msLeft)
    },
    async count(name, subject) {
      const window = fixedWindow(limits, name)
      const size = Math.min(maxAhead, Math.floor(window.limit * partAhead))
      if (size === 0) {
        const { last, msLeft } = await counter.take(name, subject, 1)
        return stateAt(last, window, msLeft)
      }
      const known = remembered(`${name}:${subject}`)
      const now = Date.now()
      const isOver = now >= known.endsAt
      if (isOver) known.last = 0
      if (known.next <= known.last) {
        known.next += 1
        return stateAt(known.next - 1, window, known.endsAt - now)
      }
      // Who asks once takes nothing ahead; of requests that come together one takes it for all.
      const isAhead = known.endsAt > 0 && !known.isTaking && (isOver || known.highest * 2 <= window.limit)
      const extra = isAhead ? size : 0
      if (isAhead) known.isTaking = true
      try {
        const { last, msLeft } = await counter.take(name, subject, 1 + extra)
        if (extra > 0) {
          known.next = last - extra + 1
          known.last = Math.min(last, window.limit)
        }
        known.highest = last
        known.endsAt = now + msLeft
        return stateAt(last - extra, window, msLeft)
      } finally {
        if (isAhead) known.isTaking = false
      }
    },
  }
}

function stateAt(place: number, { limit, window_seconds }: LimitTable[string], msLeft: number): LimitState {
  return {
    allowed: place <= limit,
    limit,
    windowSeconds: window_seconds,
    remaining: Math.max(0, limit - place),
    // The window may have been begun by a process whose clock is ahead of this one's.
    resetSeconds: Math.min(window_seconds, Math.max(1, Math.ceil(msLeft / 1000))),
  }
}

'use client'
import { createContext, useContext, useSyncExternalStore } from 'react'

type Clock = { subscribe: (listener: () => void) => () => void; read: () => number }

/** One timer for everything on the page that shows the time to this step; it runs only while a component subscribes. */
function clockOf(stepMs: number): Clock {
  const listeners = new Set<() => void>()
  let current = 0
  let timer: ReturnType<typeof setInterval> | undefined
  // To the second at any step: what happened a moment ago is not a minute away.
  const look = () => {
    current = Math.floor(Date.now() / 1000) * 1000
  }
  const tick = () => {
    look()
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      timer ??= setInterval(tick, stepMs)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
        current = 0
      }
    },
    read: () => {
      if (current === 0) look()
      return current
    },
  }
}

/** For clocks that run, and for words that change by the minute: a list of a hundred times is not looked through each second. */
const clocks = { second: clockOf(1_000), minute: clockOf(20_000) }

function useClock({ subscribe, read }: Clock): number | undefined {
  const now = useSyncExternalStore(subscribe, read, () => 0)
  return now === 0 ? undefined : now
}

/** The time in milliseconds, to the second, ticking; undefined on the server and while hydrating. */
export function useNow(): number | undefined {
  return useClock(clocks.second)
}

/** When the page was made, in milliseconds; for what the server and the taking over of its page must draw alike. */
export const MadeAt = createContext<number | undefined>(undefined)

/**
 * The time in milliseconds, looked at three times a minute: for words such as `3 min ago`. What the server draws is as of
 * when it made the page, so that relative times come with it, and nothing moves.
 */
export function useMinutes(): number | undefined {
  const madeAt = useContext(MadeAt)
  return useClock(clocks.minute) ?? madeAt
}

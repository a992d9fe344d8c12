'use client'
import { createContext, useContext, useSyncExternalStore } from 'react'

// One timer for everything on the page that shows passing time; it runs only while a component subscribes.
const listeners = new Set<() => void>()
let current = 0
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  current = Math.floor(Date.now() / 1000) * 1000
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(tick, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    current = 0
  }
}

function getNow(): number {
  if (current === 0) current = Math.floor(Date.now() / 1000) * 1000
  return current
}

/** The time in milliseconds, to the second, ticking; undefined on the server and while hydrating. */
export function useNow(): number | undefined {
  const now = useSyncExternalStore(subscribe, getNow, () => 0)
  return now === 0 ? undefined : now
}

/** When the page was made, in milliseconds; for what the server and the taking over of its page must draw alike. */
export const MadeAt = createContext<number | undefined>(undefined)

/** The same, but what the server draws is as of when it made the page: relative times come with it, and nothing moves. */
export function useNowFromStart(): number | undefined {
  const madeAt = useContext(MadeAt)
  return useNow() ?? madeAt
}

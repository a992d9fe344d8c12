'use client'
import { useSyncExternalStore } from 'react'

export type BrowserStore<T> = {
  read(name: string): T
  write(name: string, value: T): void
  subscribe(listener: () => void): () => void
}

/**
 * Values kept in localStorage under names: they survive reloads and are the same in every tab.
 * @param parse what is kept, or null where nothing is; it may be from other releases or other hands
 * @param asText may leave out what has no room; this page goes on with all of it
 */
export function browserStore<T>(
  parse: (kept: string | null) => T,
  asText: (value: T) => string = JSON.stringify,
): BrowserStore<T> {
  const listeners = new Set<() => void>()
  // A snapshot must be the same object until it changes, or React would never settle.
  const known = new Map<string, { kept: string | null; value: T }>()
  return {
    read(name) {
      const kept = localStorage.getItem(name)
      const before = known.get(name)
      if (before && before.kept === kept) return before.value
      const value = parse(kept)
      known.set(name, { kept, value })
      return value
    },
    write(name, value) {
      try {
        localStorage.setItem(name, asText(value))
      } catch {
        // The browser is out of room: the value lasts as long as this page.
      }
      known.set(name, { kept: localStorage.getItem(name), value })
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

/** What is kept under a name, as it stands. Undefined on the server, which does not know what this browser keeps. */
export function useBrowserStore<T>(store: BrowserStore<T>, name: string): T | undefined {
  return useSyncExternalStore(
    store.subscribe,
    () => store.read(name),
    () => undefined,
  )
}

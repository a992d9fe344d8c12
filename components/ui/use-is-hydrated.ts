'use client'
import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False on the server and while scripts take over what it sent: only what both know may be drawn. True from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

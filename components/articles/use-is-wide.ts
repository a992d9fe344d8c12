'use client'
import { useSyncExternalStore } from 'react'

/** As wide as `xl`: there is room for a column beside the text. */
const wide = '(min-width: 80rem)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(wide)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether there is room beside the text. The server takes it for so, and styles hide the column where there is none. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  )
}

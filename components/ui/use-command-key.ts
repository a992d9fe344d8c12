'use client'
import { useIsHydrated } from './use-is-hydrated.ts'

/** The key that starts a shortcut, as it is printed on the reader's keyboard. The server cannot know, and says `Ctrl`. */
export function useCommandKey(): '⌘' | 'Ctrl' {
  return useIsHydrated() && /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'
}

'use client'
import { useSyncExternalStore } from 'react'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { avatarsAsText, parseAvatars, withAvatar } from './kept-avatars.ts'
import type { ShownAvatar } from './shown-avatar.ts'

const none: readonly ShownAvatar[] = []
const listeners = new Set<() => void>()
// A snapshot must be the same object until it changes, or React would never settle.
const read = new Map<string, { kept: string | null; avatars: readonly ShownAvatar[] }>()

const storageKey = (agentId: string) => `masthead.avatars.${agentId}`

function avatarsOf(agentId: string): readonly ShownAvatar[] {
  const kept = localStorage.getItem(storageKey(agentId))
  const before = read.get(agentId)
  if (before && before.kept === kept) return before.avatars
  const avatars = kept === null ? none : parseAvatars(kept)
  read.set(agentId, { kept, avatars })
  return avatars
}

function keep(agentId: string, avatars: readonly ShownAvatar[]) {
  try {
    localStorage.setItem(storageKey(agentId), avatarsAsText(avatars))
  } catch {
    // The browser is out of room: the portraits last as long as this page.
    read.set(agentId, { kept: localStorage.getItem(storageKey(agentId)), avatars })
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * The portraits that this agent had made in this browser, newest first: the gallery of a service that lists none.
 * Undefined on the server, which does not know what this browser keeps.
 */
export function useKeptAvatars() {
  const agentId = useCurrentAgent()
  const avatars = useSyncExternalStore(
    subscribe,
    () => avatarsOf(agentId),
    () => undefined,
  )
  return { avatars, remember: (avatar: ShownAvatar) => keep(agentId, withAvatar(avatarsOf(agentId), avatar)) }
}

'use client'
import { useSyncExternalStore } from 'react'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import type { Session } from '#contract/sessions.ts'
import { parseSessions, withSession } from './kept-sessions.ts'

const none: readonly Session[] = []
const listeners = new Set<() => void>()
// A snapshot must be the same object until it changes, or React would never settle.
let read: { name: string; kept: string | null; sessions: readonly Session[] } | undefined

function sessionsAt(name: string): readonly Session[] {
  const kept = localStorage.getItem(name)
  if (read?.name !== name || read.kept !== kept)
    read = { name, kept, sessions: kept === null ? none : parseSessions(kept) }
  return read.sessions
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What this agent started in this browser, as it was told then: all there is where a server cannot be asked. */
export function useKeptSessions() {
  const name = `masthead.sessions.${useCurrentAgent()}`
  const sessions = useSyncExternalStore(
    subscribe,
    () => sessionsAt(name),
    () => none,
  )
  return {
    sessions,
    remember: (session: Session) => {
      localStorage.setItem(name, JSON.stringify(withSession(sessionsAt(name), session)))
      for (const listener of listeners) listener()
    },
  }
}

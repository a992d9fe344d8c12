'use client'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { browserStore, useBrowserStore } from '#components/ui/browser-store.ts'
import type { Session } from '#contract/sessions.ts'
import { parseSessions, withSession } from './saved-sessions.ts'

const none: readonly Session[] = []
const store = browserStore<readonly Session[]>(parseSessions)

/** What this agent started in this browser, as it was told then: all there is where a server cannot be asked. */
export function useSavedSessions() {
  const name = `masthead.sessions.${useCurrentAgent()}`
  return {
    sessions: useBrowserStore(store, name) ?? none,
    remember: (session: Session) => store.write(name, withSession(store.read(name), session)),
  }
}

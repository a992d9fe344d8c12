'use client'
import { useSyncExternalStore } from 'react'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { checksAsText, type KeptCheck, parseChecks, withCheck } from './kept-checks.ts'

const none: readonly KeptCheck[] = []
const listeners = new Set<() => void>()
// A snapshot must be the same object until it changes. The newest look keeps its pictures here and not in the storage.
const read = new Map<string, { kept: string | null; checks: readonly KeptCheck[] }>()

const storageKey = (agentId: string) => `masthead.page-checks.${agentId}`

function checksOf(agentId: string): readonly KeptCheck[] {
  const kept = localStorage.getItem(storageKey(agentId))
  const before = read.get(agentId)
  if (before && before.kept === kept) return before.checks
  const checks = kept === null ? none : parseChecks(kept)
  read.set(agentId, { kept, checks })
  return checks
}

function keep(agentId: string, checks: readonly KeptCheck[]) {
  const kept = checksAsText(checks)
  try {
    localStorage.setItem(storageKey(agentId), kept)
    read.set(agentId, { kept, checks })
  } catch {
    // The browser is out of room: the looks last as long as this page.
    read.set(agentId, { kept: localStorage.getItem(storageKey(agentId)), checks })
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

/** The pages that this agent looked at in this browser, newest first. */
export function useKeptChecks() {
  const agentId = useCurrentAgent()
  const checks = useSyncExternalStore(
    subscribe,
    () => checksOf(agentId),
    () => none,
  )
  return {
    checks,
    remember: (check: KeptCheck) => keep(agentId, withCheck(checksOf(agentId), check)),
    forget: () => keep(agentId, []),
  }
}

'use client'
import { useEffect } from 'react'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { browserStore, useBrowserStore } from '#components/ui/browser-store.ts'

/** The available and the reserved credits. */
export type Balance = { credits: number; held: number }

const store = browserStore(parseBalance)

/** The balance, or while it cannot be read, the last one that this browser was told. */
export function useKnownBalance(read: Balance | undefined): Balance | undefined {
  const name = `masthead.balance.${useCurrentAgent()}`
  const known = useBrowserStore(store, name)
  const credits = read?.credits
  const held = read?.held
  useEffect(() => {
    if (credits !== undefined && held !== undefined) store.write(name, { credits, held })
  }, [name, credits, held])
  return read ?? known
}

/** What was kept as a balance, or undefined where it is none. */
export function parseBalance(kept: string | null): Balance | undefined {
  try {
    const { credits, held } = JSON.parse(kept ?? '{}')
    return typeof credits === 'number' && typeof held === 'number' ? { credits, held } : undefined
  } catch {
    return undefined
  }
}

'use client'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { browserStore, useBrowserStore } from '#components/ui/browser-store.ts'
import { checksAsText, parseChecks, type SavedCheck, withCheck } from './saved-checks.ts'

const none: readonly SavedCheck[] = []
// The newest look keeps its pictures on this page and not in the storage.
const store = browserStore<readonly SavedCheck[]>(parseChecks, checksAsText)

/** The pages that this agent looked at in this browser, newest first. */
export function useSavedChecks() {
  const name = `masthead.page-checks.${useCurrentAgent()}`
  return {
    checks: useBrowserStore(store, name) ?? none,
    remember: (check: SavedCheck) => store.write(name, withCheck(store.read(name), check)),
    forget: () => store.write(name, none),
  }
}

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
  const checks = useBrowserStore(store, name)
  return {
    checks: checks ?? none,
    /** False while the server draws the page, which knows nothing of this browser. */
    isRead: checks !== undefined,
    remember: (check: SavedCheck) => store.write(name, withCheck(store.read(name), check)),
    forget: () => store.write(name, none),
  }
}

'use client'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { browserStore, useBrowserStore } from '#components/ui/browser-store.ts'
import { avatarsAsText, parseAvatars, withAvatar } from './saved-avatars.ts'
import type { ShownAvatar } from './shown-avatar.ts'

const store = browserStore<readonly ShownAvatar[]>(parseAvatars, avatarsAsText)

/**
 * The portraits that this agent had made in this browser, newest first: the gallery of a service that lists none.
 * Undefined on the server, which does not know what this browser keeps.
 */
export function useSavedAvatars() {
  const name = `masthead.avatars.${useCurrentAgent()}`
  return {
    avatars: useBrowserStore(store, name),
    remember: (avatar: ShownAvatar) => store.write(name, withAvatar(store.read(name), avatar)),
  }
}

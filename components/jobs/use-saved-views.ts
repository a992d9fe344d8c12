'use client'
import { browserStore, useBrowserStore } from '#components/ui/browser-store.ts'
import { useCurrentAgent } from './current-agent.tsx'
import { parseViews, type SavedView, withoutView, withView } from './saved-views.ts'

const none: readonly SavedView[] = []
const store = browserStore(parseViews)

/**
 * The named filters of a list: of this tenant, in this browser, on any server. To share one, its address is enough.
 * @param page for example `/articles`
 */
export function useSavedViews(page: string) {
  const name = `masthead.views.${useCurrentAgent()}.${page}`
  const views = useBrowserStore(store, name) ?? none
  return {
    views,
    save: (view: SavedView) => store.write(name, withView(store.read(name), view)),
    remove: (search: string) => store.write(name, withoutView(store.read(name), search)),
  }
}

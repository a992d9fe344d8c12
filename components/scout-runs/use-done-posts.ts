'use client'
import { browserStore, useBrowserStore } from '#components/ui/browser-store.ts'

/** The oldest are forgotten beyond these. */
const maxKept = 2_000
const name = 'masthead.scout.done'

const store = browserStore(parseIds)

function parseIds(kept: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Posts that a person is done with, in every run that finds them: kept in this browser, since no service keeps it. */
export function useDonePosts() {
  const done = useBrowserStore(store, name) ?? []
  return {
    isDone: (id: string) => done.includes(id),
    setDone(id: string, isDone: boolean) {
      const others = store.read(name).filter((one) => one !== id)
      store.write(name, isDone ? [...others, id].slice(-maxKept) : others)
    },
  }
}

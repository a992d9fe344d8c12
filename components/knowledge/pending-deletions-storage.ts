/** A page that is loaded again may be drawn before the deletions of the one before it have arrived. */
const settledMs = 15_000
const storageKey = 'masthead.knowledge.deleted'

/** Keeps the ids whose deletion was sent while a page was being left; `now` in unix milliseconds. */
export function leaveBehind(storage: Storage, ids: readonly string[], now: number): void {
  storage.setItem(storageKey, JSON.stringify({ ids, until: now + settledMs }))
}

/** The ids that the page before has just deleted, and for how long that is worth remembering. */
export function takeLeftBehind(storage: Storage, now: number): { ids: readonly string[]; ttlMs: number } {
  const kept = storage.getItem(storageKey)
  storage.removeItem(storageKey)
  const { ids = [], until = 0 }: { ids?: unknown; until?: unknown } = parse(kept)
  const ttlMs = Math.min(settledMs, Number(until) - now)
  if (!Array.isArray(ids) || !(ttlMs > 0)) return { ids: [], ttlMs: 0 }
  return { ids: ids.filter((id) => typeof id === 'string'), ttlMs }
}

function parse(kept: string | null): object {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

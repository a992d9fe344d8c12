/** What the page knows of its way to the dashboard. */
export type Connection = 'unknown' | 'lost' | 'back'

let now: Connection = 'unknown'
const listeners = new Set<() => void>()

function become(next: Connection): void {
  now = next
  for (const listener of listeners) listener()
}

const lose = () => become('lost')
const regain = () => become(now === 'lost' ? 'back' : now)

/** Something could not be sent or loaded, whatever the browser itself believes of its network. */
export const reportUnsent = lose

/** Something arrived after all. */
export const reportSent = regain

/** For `useSyncExternalStore`: calls back on each change. */
export function watchConnection(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('offline', lose)
    window.addEventListener('online', regain)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('offline', lose)
    window.removeEventListener('online', regain)
  }
}

export const connection = (): Connection => now

/** Between the tabs of this browser: one of them holds the connection and tells the others. */
const sharedName = 'masthead.events'

/**
 * Calls back with the type of each event of the workspace, while the server sends them; where it does not, nothing is
 * ever called. One connection for all tabs of a browser.
 * @returns ends it
 */
export function followEvents(onEvent: (type: string) => void): () => void {
  const ended = new AbortController()
  const channel = new BroadcastChannel(sharedName)
  channel.onmessage = ({ data }) => {
    if (typeof data === 'string') onEvent(data)
  }
  const lead = () =>
    holdConnection(ended.signal, (type) => {
      channel.postMessage(type)
      onEvent(type)
    })
  // Browsers have locks on secure pages alone; elsewhere each tab has a connection of its own.
  if ('locks' in navigator) {
    navigator.locks.request(sharedName, { signal: ended.signal }, lead).catch((error: unknown) => {
      if (!ended.signal.aborted) throw error
    })
  } else void lead()
  return () => {
    ended.abort()
    channel.close()
  }
}

/** Until `ended`, also where the server sends nothing: no other tab needs to find that out. */
function holdConnection(ended: AbortSignal, onEvent: (type: string) => void): Promise<void> {
  return new Promise((resolve) => {
    // A lock may be granted to a page that has left in the same moment.
    if (ended.aborted) return resolve()
    const source = new EventSource('/api/events')
    source.onmessage = ({ data }) => {
      const type = typeIn(String(data))
      if (type !== undefined) onEvent(type)
    }
    ended.addEventListener('abort', () => {
      source.close()
      resolve()
    })
  })
}

/** The type of the event in a frame; undefined in anything else. */
export function typeIn(frame: string): string | undefined {
  try {
    const event: unknown = JSON.parse(frame)
    const hasType = typeof event === 'object' && event !== null && 'type' in event
    return hasType && typeof event.type === 'string' ? event.type : undefined
  } catch {
    return undefined
  }
}

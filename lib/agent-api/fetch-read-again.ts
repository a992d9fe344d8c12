const brokenOff = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/**
 * `fetch`, which sends a GET once more when its connection broke off before an answer: a server closes an idle connection
 * at the very moment at which the next request goes out on it, or is restarted (RFC 9110, section 9.2.2).
 * @throws as `fetch` does
 */
export async function fetchReadAgain(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (cause) {
    if (init.method !== 'GET' || init.signal?.aborted || !brokenOff.has(networkCode(cause))) throw cause
    return fetch(address, init)
  }
}

/** The code of the network error under what `fetch` threw; empty where it has none. */
export function networkCode(thrown: unknown): string {
  const error = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

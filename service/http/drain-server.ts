import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Ends the server so that no request fails. For `keepAnsweringMs` it goes on answering, each answer with
 * `Connection: close`: proxies leave, and what they send on a connection that they keep is still answered. Then nothing
 * new is accepted, and the last answers have `lastAnswersMs`.
 * @returns how many answers were cut off
 */
export type Drain = (times: { keepAnsweringMs: number; lastAnswersMs: number }) => Promise<number>

/** To be called before the server takes its first request. */
export function prepareDrain(server: Server): Drain {
  const answering = new Set<ServerResponse>()
  let isDraining = false
  let isClosed = false
  // Before any other listener, since one may answer in the same moment.
  server.prependListener('request', (_request, response) => {
    answering.add(response)
    response.once('close', () => {
      answering.delete(response)
      // An answer that began before the end did not announce it: its connection has a moment for one more request.
      if (isClosed) setTimeout(() => server.closeIdleConnections(), 250).unref()
    })
    if (isDraining) response.setHeader('Connection', 'close')
  })
  return async ({ keepAnsweringMs, lastAnswersMs }) => {
    isDraining = true
    for (const response of answering) if (!response.headersSent) response.setHeader('Connection', 'close')
    await sleep(keepAnsweringMs)
    isClosed = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const late = new AbortController()
    const deadline = sleep(lastAnswersMs, undefined, { signal: late.signal }).catch(() => undefined)
    await Promise.race([closed, deadline])
    late.abort()
    const cutOff = answering.size
    server.closeAllConnections()
    await closed
    return cutOff
  }
}

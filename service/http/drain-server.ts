import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** For requests on connections that were just opened. */
const settleMs = 500
const maxTurns = 10_000

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
  let taken = 0
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
  server.on('connection', () => {
    taken += 1
  })
  /** Closing resets the connections that wait to be taken: this is over in a turn of the loop in which none came. */
  const noneWaits = async () => {
    for (let before = -1, turns = 0; before !== taken && turns < maxTurns; turns++) {
      before = taken
      await setImmediate()
    }
  }
  return async ({ keepAnsweringMs, lastAnswersMs }) => {
    isDraining = true
    for (const response of answering) if (!response.headersSent) response.setHeader('Connection', 'close')
    await sleep(keepAnsweringMs)
    await noneWaits()
    // The HTTP server's own close would also end connections whose first request is on its way.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    await sleep(Math.min(keepAnsweringMs, settleMs))
    isClosed = true
    server.closeIdleConnections()
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

import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

const maxTurns = 10_000
const quietTurnMs = 1
const lookMs = 25

/**
 * Ends the server so that no request fails, in two halves of `keepAnsweringMs`.
 *
 * In the first, new connections are still taken, so that balancers can see that the process leaves; kept ones stay open,
 * since a proxy whose connection ends opens another, and a connection that arrives in the moment in which the server
 * stops listening is reset. In the second nothing new is taken, and each kept connection hears `Connection: close` with
 * its next answer. A connection is closed without that word only after `keepAnsweringMs` of silence: who drops idle
 * connections sooner never sends a request on one that closes. The last answers have `lastAnswersMs` more.
 * @returns how many answers were cut off
 */
export type Drain = (times: { keepAnsweringMs: number; lastAnswersMs: number }) => Promise<number>

type Connection = { socket: Socket; answering: Set<ServerResponse>; silentSince: number }

/** To be called before the server takes its first request. */
export function prepareDrain(server: Server): Drain {
  const connections = new Map<Socket, Connection>()
  let isLeaving = false
  let taken = 0
  server.prependListener('connection', (socket) => {
    taken += 1
    connections.set(socket, { socket, answering: new Set(), silentSince: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  // Before any other listener, since one may answer in the same moment.
  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    connection?.answering.add(response)
    response.once('close', () => {
      connection?.answering.delete(response)
      if (connection) connection.silentSince = performance.now()
    })
    if (isLeaving) response.setHeader('Connection', 'close')
  })
  const answers = () => [...connections.values()].flatMap(({ answering }) => [...answering])

  const tellToClose = () => {
    isLeaving = true
    for (const response of answers()) if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  return async ({ keepAnsweringMs, lastAnswersMs }) => {
    await sleep(keepAnsweringMs)
    await noneWaits(() => taken)
    // The HTTP server's own close would also end connections whose first request is on its way.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    tellToClose()
    const end = performance.now() + keepAnsweringMs + lastAnswersMs
    while (connections.size > 0 && performance.now() < end) {
      closeSilent(connections, keepAnsweringMs)
      await sleep(lookMs)
      // A timer that is late comes before what arrived meanwhile is read: read it before judging who is silent.
      await setImmediate()
    }
    const cutOff = answers().length
    server.closeAllConnections()
    await closed
    return cutOff
  }
}

function closeSilent(connections: Map<Socket, Connection>, silenceMs: number): void {
  const before = performance.now() - silenceMs
  for (const { socket, answering, silentSince } of connections.values())
    if (answering.size === 0 && silentSince <= before) socket.destroySoon()
}

/**
 * Closing a listener resets the connections that wait to be taken. None does after a turn of the loop that took none and
 * was short: during a long one, some may have arrived behind its look.
 */
async function noneWaits(countTaken: () => number): Promise<void> {
  for (let turns = 0; turns < maxTurns; turns++) {
    const [before, start] = [countTaken(), performance.now()]
    await setImmediate()
    if (countTaken() === before && performance.now() - start < quietTurnMs) return
  }
}

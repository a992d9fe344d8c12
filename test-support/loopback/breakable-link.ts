import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A way to a server that can be cut and restored, like a network link. */
export type BreakableLink = {
  port: number
  /** Every connection is closed, and new ones are refused. */
  cut(): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

/** Listens on a loopback port and passes every byte on to `target`. */
export async function openBreakableLink(target: NetConnectOpts): Promise<BreakableLink> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const upstream = connect(target)
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A listening server has a port.')
  const { port } = address
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { port, cut, restore: () => listen(port), close: cut }
}

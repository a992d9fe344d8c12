import type { IncomingMessage } from 'node:http'

const patience = { ms: 5000, bytes: 64 * 1024 * 1024 }

/**
 * Reads the rest of a body that was refused unread, since the next request on the connection comes after it.
 * @returns false if there is too much of it or it comes too slowly: then the connection cannot be used again
 */
export async function takeRest(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete || incoming.destroyed) return incoming.complete
  return new Promise((resolve) => {
    let bytes = 0
    const end = (isTaken: boolean) => {
      clearTimeout(timer)
      incoming.off('data', count)
      resolve(isTaken)
    }
    const timer = setTimeout(() => end(false), patience.ms)
    const count = (part: Buffer) => {
      bytes += part.length
      if (bytes > patience.bytes) end(false)
    }
    incoming.on('data', count)
    incoming.once('end', () => end(true))
    incoming.once('close', () => end(incoming.complete))
  })
}

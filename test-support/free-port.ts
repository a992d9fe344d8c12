import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what systems give to outgoing connections (from 32768 on), any of which could take a port that was free. */
const [first, last] = [20_000, 32_000]

let next = first + Math.floor(Math.random() * (last - first))

/** A loopback port that nothing listens on, and that this process did not find before. */
export async function findFreePort(): Promise<number> {
  for (let tries = first; tries < last; tries++) {
    const port = next
    next = next + 1 < last ? next + 1 : first
    if (await isFree(port)) return port
  }
  throw new Error(`Every port from ${first} to ${last} is taken.`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

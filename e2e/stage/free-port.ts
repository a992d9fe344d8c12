import { createServer } from 'node:net'

/** A loopback port that nothing listens on; somebody else may take it before the caller does, which a test survives by failing. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('A TCP server has a port.'))
        else resolve(address.port)
      })
    })
  })
}

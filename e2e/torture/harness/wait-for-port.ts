import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until something listens. @throws after ten seconds */
export async function waitForPort(port: number, host = '127.0.0.1'): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, host)
      socket.once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    }).catch(() => false)
    if (isOpen) return
    await sleep(100)
  }
  throw new Error(`Nothing listens on port ${port}.`)
}

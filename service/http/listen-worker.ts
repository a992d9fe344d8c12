import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { ConfigError } from '../config/config.ts'
import type { Context } from '../core/context.ts'
import { serverTimeouts } from './server-timeouts.ts'
import { createWorkerApp } from './worker-app.ts'

const [firstAutomatic, lastAutomatic] = [4001, 4031]

/**
 * Opens the port of a worker that runs without the API, for /metrics and /health. Several workers on one machine find
 * each their own where WORKER_PORT is `auto`.
 * @returns undefined if there is to be none, or `auto` found none free
 * @throws {ConfigError} if the port that is set is taken
 */
export async function listenWorker(
  ctx: Context,
): Promise<{ address: string; close(): Promise<void> } | undefined> {
  const { workerPort, host } = ctx.config
  if (workerPort === 'off') return undefined
  const server = createServer(serverTimeouts, getRequestListener(createWorkerApp(ctx).fetch))
  const [from, to] = workerPort === 'auto' ? [firstAutomatic, lastAutomatic] : [workerPort, workerPort]
  for (let port = from; port <= to; port++) {
    if (!(await listens(server, port, host))) continue
    return {
      address: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      async close() {
        server.closeAllConnections()
        server.close()
        await once(server, 'close')
      },
    }
  }
  if (workerPort !== 'auto') {
    throw new ConfigError(
      `WORKER_PORT ${workerPort} is taken on ${host}: stop what listens there or set another WORKER_PORT.`,
    )
  }
  ctx.log.warn({ from, to }, 'no free port for the metrics of this worker')
  return undefined
}

/** False if the port is taken. */
async function listens(server: Server, port: number, host: string): Promise<boolean> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  }
}

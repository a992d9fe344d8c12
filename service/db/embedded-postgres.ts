import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { ensureCluster, superuser } from './embedded-postgres-cluster.ts'
import { EmbeddedPostgresError, explainFailure } from './embedded-postgres-error.ts'
import { findHome, type Home } from './embedded-postgres-home.ts'
import { type RunningServer, readPidFile, removeStalePidFile, serves } from './embedded-postgres-pid-file.ts'
import {
  acquireServerLease,
  type EmbeddedConnection,
  isLastToLeave,
  isTransientError,
} from './embedded-postgres-seat.ts'
import { closeServer, launchServer } from './embedded-postgres-server.ts'

export type EmbeddedPostgres = {
  connection: EmbeddedConnection
  /** True when the server was already running: another process of ours uses it, or one that used it was killed. */
  adopted: boolean
  /**
   * Call it after closing the pool. The last process to leave stops the server, regardless of which one started it; it
   * keeps running while another process uses it.
   */
  stop(): Promise<void>
}

const database = 'masthead'
const timeoutMs = 60_000

/**
 * Starts the PostgreSQL that npm installed on `dataDir/postgres`, or joins the one that already runs there. Any number
 * of processes may call it concurrently. Its log is `dataDir/postgres.log`.
 * @param options.onLost called when the server ends without `stop`, with the reason
 * @throws {EmbeddedPostgresError} one sentence that names what to set
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: (line: string) => void
  onLost?: (reason: string) => void
}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  try {
    const home = await findHome(dataDir)
    const password = await ensureCluster(home, options.log)
    const deadline = Date.now() + timeoutMs
    while (Date.now() < deadline) {
      const running = await findServer(home)
      const server = running ?? (await launchServer(home, join(dataDir, 'postgres.log')))
      const connection = server && {
        host: server.host,
        port: server.port,
        user: superuser,
        database,
        ...(password && { password }),
      }
      const seat = connection && (await acquireServerLease(connection))
      if (server && connection && seat) {
        return {
          connection,
          adopted: running !== undefined,
          stop: stopOnce(home, server, seat, options.onLost),
        }
      }
      // It is starting, recovering or shutting down: look again.
      await sleep(30)
    }
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL in DATA_DIR (${dataDir}) takes no connections; see postgres.log there.`,
    )
  } catch (error) {
    throw explainFailure(dataDir, error)
  }
}

async function findServer(home: Home): Promise<RunningServer | undefined> {
  const server = await readPidFile(home.cluster)
  if (!server) return undefined
  if (await serves(server.pid, home.cluster)) return server
  await removeStalePidFile(home.cluster)
  return undefined
}

function stopOnce(
  home: Home,
  server: RunningServer,
  seat: pg.Client,
  onLost: ((reason: string) => void) | undefined,
): () => Promise<void> {
  let stopping: Promise<void> | undefined
  let lost = false
  let reason = 'the connection to it ended'
  seat.on('error', (error) => {
    reason = error.message
  })
  seat.on('end', () => {
    if (stopping) return
    lost = true
    onLost?.(reason)
  })
  const leave = async () => {
    if (lost) return
    try {
      // While we hold the lock alone, a newcomer waits for its seat, loses it with the server, and starts its own.
      if (await isLastToLeave(seat)) await closeServer(home, server)
    } catch (error) {
      if (!isTransientError(error)) throw error
    } finally {
      await seat.end().catch(() => undefined)
    }
  }
  return () => {
    stopping ??= leave()
    return stopping
  }
}

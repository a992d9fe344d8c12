import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, open, readFile, rm, stat, truncate } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, parse } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Home, serverEnvironment } from './embedded-postgres-home.ts'
import { type RunningServer, readPidFile, serves } from './embedded-postgres-pid-file.ts'

/**
 * Small, since the embedded database is small; nothing here weakens durability (fsync and synchronous_commit stay on).
 */
const settings = {
  // A process takes up to two dozen: this is for ten of them at their busiest, and costs a few megabytes.
  max_connections: '250',
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '512MB',
  // No replica can attach to a private socket, so the log need not be written for one.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // Three processes less: reading ahead gains nothing on a database that fits into memory.
  io_method: 'sync',
  // A container has 64 MB of /dev/shm, which parallel queries exhaust.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
}
const maxSocketPathBytes = 103
const logFileBytes = 5 * 1024 * 1024
const shutdownMs = 6_000

/**
 * Starts the server and waits until it takes connections.
 * @returns undefined when another starter was faster: its server is to be used instead
 * @throws with the server's own last words
 */
export async function launchServer(home: Home, logFile: string): Promise<RunningServer | undefined> {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }))
  if (size > logFileBytes) await truncate(logFile)
  const from = size > logFileBytes ? 0 : size
  const { child, socketFolder } = await spawnServer(home, logFile)
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => resolve(`postgres ended with ${signal ?? `code ${code}`}`))
  })
  for (;;) {
    const reason = await Promise.race([ended, sleep(15)])
    if (reason !== undefined) {
      await removeSocketFolder(socketFolder)
      const said = (await readFile(logFile, 'utf8').catch(() => '')).slice(from)
      if (/lock file .* already exists|shared memory block .* is still in use/.test(said)) return undefined
      throw new Error(`${said}\n${said.includes('FATAL') ? '' : reason}`)
    }
    const server = await readPidFile(home.cluster)
    if (server?.pid === child.pid && server?.ready) {
      child.unref()
      return server
    }
  }
}

/**
 * Its own process group and log file: the server survives if this process is killed, and Ctrl-C reaches it only through
 * us.
 */
async function spawnServer(
  home: Home,
  logFile: string,
): Promise<{ child: ChildProcess; socketFolder: string | undefined }> {
  const onSocket = process.platform !== 'win32'
  const socketFolder = onSocket ? await findSocketFolder(home) : undefined
  const where = socketFolder
    ? ['-k', socketFolder, '-p', '5432', '-c', 'listen_addresses=']
    : ['-p', String(await freePort()), '-c', 'listen_addresses=127.0.0.1']
  const log = await open(logFile, 'a', 0o600)
  try {
    const child = spawn(
      join(home.native, 'bin', 'postgres'),
      [
        '-D',
        home.cluster,
        ...where,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...home.account,
        cwd: parse(home.cluster).root,
        env: serverEnvironment,
        stdio: ['ignore', log.fd, log.fd],
        detached: true,
        windowsHide: true,
      },
    )
    return { child, socketFolder }
  } finally {
    await log.close()
  }
}

/** The cluster's folder is private to its owner; where its path is too long for a socket, a private temporary one. */
async function findSocketFolder(home: Home): Promise<string> {
  if (Buffer.byteLength(join(home.cluster, '.s.PGSQL.5432')) <= maxSocketPathBytes) return home.cluster
  const folder = await mkdtemp(join(tmpdir(), 'masthead-'))
  if (home.account) await chown(folder, home.account.uid, home.account.gid)
  return folder
}

async function removeSocketFolder(folder: string | undefined): Promise<void> {
  if (folder && dirname(folder) === tmpdir() && basename(folder).startsWith('masthead-')) {
    await rm(folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  // A TCP server's address is never a string or null once it listens.
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Fast shutdown: running statements are cut, everything committed is on disk. Waits until the process is gone. */
export async function closeServer(home: Home, server: RunningServer): Promise<void> {
  if (process.platform === 'win32') {
    const pgCtl = join(home.native, 'bin', 'pg_ctl')
    await promisify(execFile)(pgCtl, ['stop', '-D', home.cluster, '-m', 'fast', '-t', '6'])
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    tell(server.pid, signal)
    const deadline = Date.now() + shutdownMs
    while (await serves(server.pid, home.cluster)) {
      if (Date.now() > deadline) break
      await sleep(10)
    }
  }
  await removeSocketFolder(server.host)
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Already gone, as intended.
  }
}

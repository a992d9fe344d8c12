import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { EmbeddedConnection } from '#service/db/embedded-postgres-seat.ts'
import { findFreePort } from '#test-support/free-port.ts'
import type { Rack } from './torture.ts'
import { waitForPort } from './wait-for-port.ts'

/** A server of Debian's as a process of its own, which can be treated as servers are when things go wrong. */
export type RealServer = {
  start(): Promise<void>
  /** By the signal that asks it to end, unless another is given. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Its processes neither work nor end: connections are taken, and nothing is answered. */
  freeze(): void
  thaw(): void
}

export type RealPostgres = RealServer & {
  connection: EmbeddedConnection
  url: string
  /** Starts it with every time of the queue an hour earlier, as if it had been away for that hour. */
  startAged(): Promise<void>
}

/** Needs the package `postgresql`. @throws when it is not installed */
export async function startRealPostgres({ folder, atEnd }: Pick<Rack, 'folder' | 'atEnd'>) {
  const versions = '/usr/lib/postgresql'
  const [version] = readdirSync(versions).toSorted((a, b) => Number(b) - Number(a))
  const programs = join(versions, version ?? '', 'bin')
  const data = join(folder, 'cluster')
  mkdirSync(data)
  // It refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (owner.uid !== undefined) chownSync(data, owner.uid, owner.gid)
  const first = ['-D', data, '-U', 'masthead', '-A', 'trust', '--no-sync', '-E', 'UTF8']
  execFileSync(join(programs, 'initdb'), first, { ...owner, stdio: 'ignore', cwd: '/' })
  const [port, hiddenPort] = [await findFreePort(), await findFreePort()]
  const options = ['-D', data, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const connection = { host: '127.0.0.1', port, user: 'masthead', database: 'masthead' }
  let listensAt = port
  const server = supervise(() =>
    spawn(join(programs, 'postgres'), [...options, '-p', String(listensAt)], {
      ...owner,
      stdio: 'ignore',
      cwd: '/',
    }),
  )
  const startAt = async (chosen: number) => {
    listensAt = chosen
    await server.start()
    await query({ ...connection, port: chosen, database: 'postgres' }, 'select 1', 300)
  }
  const postgres: RealPostgres = {
    ...server,
    connection,
    url: `postgresql://${connection.user}@127.0.0.1:${port}/${connection.database}`,
    start: () => startAt(port),
    // SIGTERM would wait for every client to leave.
    stop: (signal = 'SIGINT') => server.stop(signal),
    async startAged() {
      // Where no program looks for it.
      await startAt(hiddenPort)
      await query({ ...connection, port: hiddenPort }, anHourOlder)
      await postgres.stop()
      await startAt(port)
    },
  }
  atEnd(() => postgres.stop('SIGQUIT'))
  await postgres.start()
  await query({ ...connection, database: 'postgres' }, `create database ${connection.database}`)
  return postgres
}

const anHourOlder = `
  update pgboss.job set created_on = created_on - interval '1 hour', start_after = start_after - interval '1 hour',
    started_on = started_on - interval '1 hour', heartbeat_on = heartbeat_on - interval '1 hour' where state <= 'active';
  update webhook_deliveries set next_attempt_at = next_attempt_at - interval '1 hour'`

/** On a connection of its own, tried until there is one. */
async function query(address: EmbeddedConnection, text: string, tries = 1): Promise<void> {
  const client = new pg.Client(address)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(text)
  } catch (error) {
    if (tries <= 1) throw error
    await sleep(100)
    await query(address, text, tries - 1)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Needs the package `redis-server`; it keeps nothing on disk, so that one that ends has forgotten everything. */
export async function startRealRedis({
  folder,
  atEnd,
}: Pick<Rack, 'folder' | 'atEnd'>): Promise<RealServer & { url: string }> {
  const port = await findFreePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = supervise(() => spawn('redis-server', [...args, '--dir', folder], { stdio: 'ignore' }))
  const redis = {
    ...server,
    url: `redis://127.0.0.1:${port}`,
    async start() {
      await server.start()
      await waitForPort(port)
    },
  }
  atEnd(() => redis.stop('SIGKILL'))
  await redis.start()
  return redis
}

function supervise(launch: () => ChildProcess): RealServer {
  let child: ChildProcess | undefined
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of child?.pid === undefined ? [] : [child.pid, ...childrenOf(child.pid)])
      process.kill(pid, signal)
  }
  return {
    async start() {
      const started = launch()
      child = started
      await once(started, 'spawn')
    },
    async stop(signal = 'SIGTERM') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  }
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

/** Of the user that Debian's package made. */
function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
}

import { fork } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-'))
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined })

async function ask<T extends pg.QueryResultRow>(connection: pg.ClientConfig, sql: string): Promise<T[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

async function serverPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

test('Two processes that start together share one server, and the last to leave stops it.', async () => {
  const [first, second] = await Promise.all([start(), start()])
  expect([first.adopted, second.adopted].sort()).toEqual([false, true])
  await first.stop()
  expect(await ask(second.connection, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
  await second.stop()
  await expect(serverPid()).rejects.toThrow('ENOENT')
})

test('What was committed is there after a stop and a start.', async () => {
  const first = await start()
  await ask(first.connection, 'CREATE TABLE kept AS SELECT 42 AS answer')
  await first.stop()
  const second = await start()
  expect(await ask(second.connection, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  await second.stop()
})

test('A server whose starter was killed is adopted, and stopped by the adopting process.', async () => {
  const starter = join(dataDir, 'starter.mjs')
  await writeFile(
    starter,
    `const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)})
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined })
    process.send('up')`,
  )
  const child = fork(starter, { execArgv: [] })
  await new Promise((resolve) => child.once('message', resolve))
  const pid = await serverPid()
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone

  const adopter = await start()
  expect(adopter.adopted).toBe(true)
  expect(await serverPid()).toBe(pid)
  await adopter.stop()
  await expect(serverPid()).rejects.toThrow('ENOENT')
})

test('A pid file that names another living process does not keep the database from starting.', async () => {
  const first = await start()
  const lines = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  await first.stop()
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), lines.replace(/^\d+/, String(process.pid)))
  const second = await start()
  expect(await ask(second.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await second.stop()
})

test('A killed server is reported to its user, and its log is replayed at the next start.', async () => {
  let tell: (reason: string) => void = () => undefined
  const lost = new Promise<string>((resolve) => {
    tell = resolve
  })
  const first = await startEmbeddedPostgres({ dataDir, log: () => undefined, onLost: tell })
  await ask(first.connection, 'CREATE TABLE survivor AS SELECT 7 AS answer')
  process.kill(await serverPid(), 'SIGKILL')
  expect(await lost).not.toBe('')
  await first.stop()
  const second = await start()
  expect(await ask(second.connection, 'SELECT answer FROM survivor')).toEqual([{ answer: 7 }])
  await second.stop()
})

test('A path too long for a socket still gets a server.', async () => {
  const deep = join(dataDir, 'a'.repeat(60), 'b'.repeat(60))
  const server = await startEmbeddedPostgres({ dataDir: deep, log: () => undefined })
  expect(await ask(server.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await server.stop()
})

test('A DATA_DIR that is a file is refused in one sentence that names it.', async () => {
  const path = join(dataDir, 'a-file')
  await writeFile(path, '')
  await expect(startEmbeddedPostgres({ dataDir: path, log: () => undefined })).rejects.toThrow(
    /^DATA_DIR \(.*\) is not a folder/,
  )
  await expect(
    startEmbeddedPostgres({ dataDir: join(path, 'x'), log: () => undefined }),
  ).rejects.toBeInstanceOf(EmbeddedPostgresError)
})

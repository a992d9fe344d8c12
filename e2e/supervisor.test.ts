import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#test-support/eventually.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { type Program, startProgram } from './stage/program.ts'

// What `npm start` starts, killed piece by piece.

let dataDir: string
let port: number
let launcher: Program

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'masthead-supervisor-'))
  await chmod(dataDir, 0o755)
  port = await findFreePort()
  launcher = await startProgram({
    name: 'npm start',
    args: ['scripts/start.mjs', '--only', 'service'],
    env: { DATA_DIR: dataDir, SERVICE_PORT: String(port) },
    isReady: (line) => line.includes('Masthead is running'),
  })
})

afterAll(async () => {
  await launcher?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** The id of the process whose line, as `ps` shows it, has all of the words. */
async function findProcess(...words: string[]): Promise<{ pid: number; parent: number } | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='])
  for (const line of stdout.split('\n')) {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    if (words.every((word) => args.includes(word))) return { pid: Number(pid), parent: Number(parent) }
  }
  return undefined
}

async function findService(): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.find(([, parent]) => parent === launcher.pid)?.[0]
}

async function isHealthy(): Promise<true | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/agent/health`).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status === 200 ? true : undefined
}

const restarts = () => launcher.lines.filter((line) => line.includes('The service is running again.')).length

test('a service that is killed is started again on the same database', async () => {
  const before = await findService()
  process.kill(before ?? 0, 'SIGKILL')
  await eventually(async () => (restarts() === 1 ? true : undefined))
  expect(await isHealthy()).toBe(true)
  expect(await findService()).not.toBe(before)
  expect(launcher.lines).toContainEqual(expect.stringMatching(/^The service ended \(signal SIGKILL\)\. /))
})

test('an embedded database that is killed comes back with its service', async () => {
  const postgres = await findProcess('postgres', '-D', dataDir)
  process.kill(postgres?.pid ?? 0, 'SIGKILL')
  await eventually(async () => (restarts() === 2 ? true : undefined))
  expect(await isHealthy()).toBe(true)
  expect((await findProcess('postgres', '-D', dataDir))?.pid).not.toBe(postgres?.pid)
  expect(launcher.isRunning()).toBe(true)
})

test('a stop ends the service and its database, and nothing is started again', async () => {
  await launcher.stop()
  expect(await findProcess('postgres', '-D', dataDir)).toBeUndefined()
  expect(await isHealthy()).toBeUndefined()
  expect(restarts()).toBe(2)
})

import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the programs are kept. */
export const home = process.env.REAL_DIR ?? join(tmpdir(), 'masthead-real')

type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv }

const children: ChildProcess[] = []
export const run = (command: string, args: string[], options: RunOptions = {}): string =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', ...options })
export const start = (command: string, args: string[], options: SpawnOptions = {}): void => {
  // A group of its own: PHP's server leaves its workers behind.
  const child = spawn(command, args, { stdio: 'ignore', detached: true, ...options })
  children.push(child)
}
export const say = (words: string) => process.stdout.write(`${words}\n`)

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Waits until a check passes, for two minutes at most. */
export async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    if (await check().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${what} did not start.`)
}

/** Runs a file of tests beside this one with what it needs to know. Answers its exit code. */
export function runTests(file: string, environment: Record<string, string>): Promise<number> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn('node', [path], { stdio: 'inherit', env: { ...process.env, ...environment } })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

export function stopAll(): void {
  for (const { pid, exitCode, signalCode } of children.toReversed())
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid)
}

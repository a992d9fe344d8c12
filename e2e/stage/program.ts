import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A program of ours as a process of its own, in a process group of its own. */
export type Program = {
  name: string
  pid: number | undefined
  /** Everything it has said so far, on both outputs. */
  lines: readonly string[]
  isRunning(): boolean
  /** SIGTERM, and SIGKILL for what is left of the group after a minute: it drains and finishes what runs. */
  stop(): Promise<void>
  /** As a power cut would end it. */
  kill(): Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const timeoutMs = 60_000
const graceMs = 60_000

/**
 * Starts a Node program in the repository's root and waits until it is ready.
 * @param options.isReady judges each line it says
 * @throws with its last words when it ends, or says nothing of the kind, before that
 */
export async function startProgram(options: {
  name: string
  args: string[]
  env: Record<string, string>
  isReady: (line: string) => boolean
  /** Where everything it says is kept as well. */
  logFile?: string
}): Promise<Program> {
  const { name, args, env, isReady, logFile } = options
  const { PATH = '', HOME = '', TMPDIR, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Nothing of the developer's own settings may reach a test.
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const lines: string[] = []
  const killAtExit = () => killGroup(child)
  process.once('exit', killAtExit)
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      process.off('exit', killAtExit)
      resolve()
    }),
  )
  const program: Program = {
    name,
    pid: child.pid,
    lines,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => killGroup(child), graceMs)
      await ended
      clearTimeout(timer)
      killGroup(child)
    },
    async kill() {
      killGroup(child)
      await ended
    },
  }
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error(`${name} ${why}:\n${lines.slice(-30).join('\n') || '(it said nothing)'}`))
    const timer = setTimeout(() => {
      killGroup(child)
      fail(`was not ready within ${timeoutMs / 1000} s`)
    }, timeoutMs)
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on('line', (line) => {
        lines.push(line)
        if (logFile) appendFileSync(logFile, `${line}\n`)
        if (isReady(line)) {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    ended.then(() => {
      clearTimeout(timer)
      fail('ended')
    })
  })
  return program
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Nothing is left, which is what was wanted.
  }
}

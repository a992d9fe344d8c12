import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** A Node program of ours whose log goes to nowhere, as it would to a file: reading it here would cost the load. */
export function startQuietly(
  args: readonly string[],
  env: Record<string, string>,
): { pid: number; stop(): Promise<void> } {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', endWithUs)
    },
  }
}

/** Waits until the address answers. */
export async function answers(url: string): Promise<void> {
  const until = performance.now() + 300_000
  while (performance.now() < until) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await sleep(100)
  }
  throw new Error(`Nothing answers at ${url}.`)
}

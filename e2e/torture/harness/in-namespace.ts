import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rack } from './torture.ts'

const marker = 'MASTHEAD_TORTURE_NAMESPACE'

/** A public address that belongs to the loopback interface of the namespace, and to nobody outside it. */
export const publicAddress = '93.184.215.14'
export const resolverAddress = '127.0.0.53'

/**
 * Runs the script anew in a network of its own, where it is asked for every name and where a public address is on
 * loopback, and ends this process with its exit code. Returns at once where it runs there already. Linux, as root.
 */
export function enterNamespace({ folder }: Pick<Rack, 'folder'>): void {
  if (process.env[marker]) {
    execFileSync('ip', ['link', 'set', 'lo', 'up'])
    execFileSync('ip', ['address', 'add', `${publicAddress}/32`, 'dev', 'lo'])
    return
  }
  const file = join(folder, 'resolv.conf')
  writeFileSync(file, `nameserver ${resolverAddress}\n`)
  const program = 'mount --bind "$0" /etc/resolv.conf && exec "$@"'
  const { status } = spawnSync(
    'unshare',
    ['--mount', '--net', 'sh', '-c', program, file, process.execPath, ...process.argv.slice(1)],
    { stdio: 'inherit', env: { ...process.env, [marker]: '1' } },
  )
  rmSync(folder, { recursive: true, force: true })
  process.exit(status ?? 1)
}

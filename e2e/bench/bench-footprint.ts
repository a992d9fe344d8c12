import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openDatabase } from '../../service/db/client.ts'
import { startEmbeddedPostgres } from '../../service/db/embedded-postgres.ts'
import { readPidFile } from '../../service/db/embedded-postgres-pid-file.ts'
import { findFreePort } from '../../test-support/free-port.ts'
import { insertTenant } from '../../test-support/insert-tenant.ts'
import { careDocument, type SourceSite, startSourceSite } from '../../test-support/loopback/source-site.ts'
import { commandOf, cpuSecondsOf, familyOf, memoryOf } from './process-memory.ts'

// How much memory, time and disk a desk takes that `npm start` starts. Linux only. `--beside FOLDER` measures another
// checkout (installed and built) in the same run; `--image NAME` asks Docker or Podman for the size of an image.

const { values: options } = parseArgs({
  options: {
    beside: { type: 'string' },
    image: { type: 'string' },
    rounds: { type: 'string', default: '2' },
  },
})
const root = resolve(import.meta.dirname, '../..')
const idleMs = 20_000
/** Threads that wait for work are ended after a minute, and V8 hands memory back some seconds later. */
const afterWorkMs = 90_000

type Footprint = Record<string, number>

const rows: [name: string, unit: string][] = [
  ['start to ready', 's'],
  ['service, processor time to ready', 's'],
  ['service idle, RSS', 'MB'],
  ['service idle, PSS', 'MB'],
  ['dashboard idle, RSS', 'MB'],
  ['launcher idle, RSS', 'MB'],
  ['PostgreSQL idle, PSS', 'MB'],
  ['whole desk idle, PSS', 'MB'],
  ['service peak at work, RSS', 'MB'],
  ['service after work, RSS', 'MB'],
  ['whole desk after work, PSS', 'MB'],
  ['install on disk', 'MB'],
  ['packages installed', ''],
  ['image', 'MB'],
]

const say = (line: string) => process.stderr.write(`${line}\n`)

async function main(): Promise<void> {
  const released = z
    .record(z.string(), z.number())
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'footprint.json'), 'utf8')))
  const site = await startSourceSite()
  const folders = [root, ...(options.beside === undefined ? [] : [resolve(options.beside)])]
  const measured: Footprint[][] = folders.map(() => [])
  // Alternating, so that what else the machine does falls on both.
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const [at, folder] of folders.entries()) {
      say(`${folder}, round ${round + 1} …`)
      measured[at]?.push(await measureDesk(folder, site))
    }
  }
  await site.close()
  const [ours = {}, beside] = measured.map(leastOf)
  const image = options.image === undefined ? undefined : imageSize(options.image)
  const table = { ...ours, ...measureDisk(root), ...(image !== undefined && { image }) }
  const other = beside && { ...beside, ...measureDisk(resolve(options.beside ?? root)) }
  print(table, released, other)
}

/** Of several rounds the least of each number: what else the machine does only adds. */
function leastOf(rounds: readonly Footprint[]): Footprint {
  return Object.fromEntries(
    rows.flatMap(([name]) => {
      const found = rounds.flatMap((round) => round[name] ?? [])
      return found.length === 0 ? [] : [[name, Math.min(...found)]]
    }),
  )
}

async function measureDesk(folder: string, site: SourceSite): Promise<Footprint> {
  const dataDir = mkdtempSync(join(tmpdir(), 'masthead-footprint-'))
  const env = {
    NODE_ENV: 'production' as const,
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    DATA_DIR: dataDir,
    SERVICE_PORT: String(await findFreePort()),
    DASHBOARD_PORT: String(await findFreePort()),
    WORKER_PORT: String(await findFreePort()),
    OUTBOUND_ALLOW: site.allow,
  }
  try {
    // The first start makes the database and compiles what it loads; the second one is measured.
    const first = await startDesk(folder, env)
    await first.stop()
    const desk = await startDesk(folder, env)
    try {
      const family = () => familyOf(desk.pid)
      const of = (part: string) => family().filter((pid) => commandOf(pid).includes(part))
      const service = of('service/main.')
      const cpu = cpuSecondsOf(service[0] ?? 0)
      await sleep(idleMs)
      const cluster = await readPidFile(join(dataDir, 'postgres'))
      const postgres = () => familyOf(cluster?.pid ?? 0)
      const whole = () => [...new Set([...family(), ...postgres()])]
      const idle = {
        'start to ready': desk.readySeconds,
        'service, processor time to ready': cpu,
        'service idle, RSS': memoryOf(service).rss,
        'service idle, PSS': memoryOf(service).pss,
        'dashboard idle, RSS': memoryOf(of('next')).rss,
        'launcher idle, RSS': memoryOf([desk.pid]).rss,
        'PostgreSQL idle, PSS': memoryOf(postgres()).pss,
        'whole desk idle, PSS': memoryOf(whole()).pss,
      }
      await work(dataDir, `http://127.0.0.1:${env.SERVICE_PORT}`, site)
      await sleep(afterWorkMs)
      return {
        ...idle,
        'service peak at work, RSS': memoryOf(service).peak,
        'service after work, RSS': memoryOf(service).rss,
        'whole desk after work, PSS': memoryOf(whole()).pss,
      }
    } finally {
      await desk.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function startDesk(folder: string, env: NodeJS.ProcessEnv) {
  const from = performance.now()
  const child = spawn(join(folder, 'node_modules', 'node', 'bin', 'node'), ['scripts/start.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  const isReady = new Promise<boolean>((settle) => {
    createInterface({ input: child.stdout })
      .on('line', (line) => line.startsWith('Masthead is running') && settle(true))
      .on('close', () => settle(false))
  })
  if (!(await isReady) || child.pid === undefined) throw new Error(`The desk in ${folder} did not start.`)
  return {
    pid: child.pid,
    readySeconds: (performance.now() - from) / 1000,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', endWithUs)
    },
  }
}

/** Some of everything that takes memory: a document, articles with pictures, avatars, a PDF and lists. */
async function work(dataDir: string, origin: string, site: SourceSite): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const database = openDatabase(postgres.connection, { connections: 1, onError: () => undefined })
  const { key } = await insertTenant({ db: database.db, now: () => new Date() }, 10_000)
  await database.close()
  await postgres.stop()
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}/api/agent${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok && response.status !== 429)
      throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return z.looseObject({ id: z.string().optional(), status: z.string().optional() }).parse(JSON.parse(text))
  }
  const settled = async (path: string, open: string) => {
    for (let status = open; status === open; await sleep(1_000))
      status = (await ask('GET', path)).status ?? ''
  }
  await ask('POST', '/products', { source_type: 'upload', ...careDocument })
  const articles = await Promise.all(
    ['a coffee bar', 'an office', 'a bakery', 'a hotel'].map((place) =>
      ask('POST', '/autopilot', {
        topic: `Grinders for ${place}`,
        source_urls: [site.url('/grinders')],
        wait_for_completion: false,
        auto_publish: true,
      }),
    ),
  )
  const magnet = await ask('POST', '/lead-magnets', {
    type: 'checklist',
    topic: 'Choosing a grinder',
    niche: 'small cafés',
    platform: 'twitter',
    generate_images: true,
    auto_publish: true,
  })
  for (const location of ['park', 'gym', 'car']) {
    await ask('POST', '/shorts/avatar', { age_range: '18-25', type: 'student', location })
  }
  for (let at = 0; at < 50; at++) await ask('GET', '/articles')
  await Promise.all(articles.map(({ id }) => settled(`/articles/${id}`, 'processing')))
  await settled(`/lead-magnets/${magnet.id}`, 'generating')
}

function measureDisk(folder: string): Footprint {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8')))
  const built =
    sizeOf(join(folder, '.next')) - sizeOf(join(folder, '.next', 'cache')) + sizeOf(join(folder, '.service'))
  const modules = sizeOf(join(folder, 'node_modules')) - sizeOf(join(folder, 'node_modules', '.cache'))
  return { 'install on disk': modules + built, 'packages installed': Object.keys(packages).length }
}

/** Megabytes, of all its layers. */
function imageSize(name: string): number | undefined {
  for (const program of ['docker', 'podman']) {
    const { stdout, status } = spawnSync(program, ['image', 'inspect', '--format', '{{.Size}}', name], {
      encoding: 'utf8',
    })
    if (status === 0) return Number(stdout) / 1e6
  }
  return undefined
}

/** Megabytes on disk; a file with several names counts once, and nothing counts where there is no folder. */
function sizeOf(folder: string, seen = new Set<number>()): number {
  let entries: string[]
  try {
    entries = readdirSync(folder)
  } catch {
    return 0
  }
  let sum = 0
  for (const entry of entries) {
    const path = join(folder, entry)
    const info = lstatSync(path)
    if (info.isDirectory()) sum += sizeOf(path, seen)
    else if (!seen.has(info.ino)) {
      seen.add(info.ino)
      sum += (info.blocks * 512) / 1024 / 1024
    }
  }
  return sum
}

function print(ours: Footprint, released: Footprint, beside: Footprint | undefined): void {
  const shown = (value: number | undefined, unit: string) =>
    value === undefined ? '' : unit === 's' ? value.toFixed(2) : Math.round(value).toLocaleString('en')
  const lines = rows.map(([name, unit]) => {
    const [now, then] = [ours[name], (beside ?? released)[name]]
    const ratio = now !== undefined && then ? (now / then).toFixed(2) : ''
    return `| ${name}${unit && ` (${unit})`} | ${shown(now, unit)} | ${shown(then, unit)} | ${ratio} |`
  })
  const header = `| | now | ${beside ? 'beside' : 'release 1.0.0'} | ratio |\n| --- | ---: | ---: | ---: |`
  process.stdout.write(`${header}\n${lines.join('\n')}\n`)
}

await main()

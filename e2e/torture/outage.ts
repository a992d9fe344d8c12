import { readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BreakableLink, openBreakableLink } from '#test-support/loopback/breakable-link.ts'
import { startMailServer } from '#test-support/loopback/mail-server.ts'
import { startLoopbackS3 } from '#test-support/loopback/s3.ts'
import type { Program } from '../stage/program.ts'
import { type Kind, startConstantLoad } from './harness/constant-load.ts'
import { ask, startTortureDesk } from './harness/desk.ts'
import { type RealServer, startRealPostgres, startRealRedis } from './harness/real-servers.ts'
import { type Rack, torture } from './harness/torture.ts'
import { startOutside, startWork } from './harness/work.ts'

type Part = 'database' | 'redis' | 'file store' | 'mail server'

/** What may answer 503 while a part is away; everything else works on. */
const mayBeAway: Record<Part, readonly Kind[]> = {
  database: ['read', 'page', 'picture', 'health', 'article', 'registration', 'avatar'],
  redis: [],
  'file store': ['picture', 'avatar'],
  'mail server': [],
}

/** Strikes, waits while work goes on, and restores. */
type Fault = { part: Part; how: string; run(): Promise<void> }

const slowestMs = 35_000
const recoverySeconds = 60

export const script = torture({
  summary:
    'PostgreSQL, Redis, an S3 store and a mail server are stopped, killed, frozen and flapped under work (needs Debian’s postgresql and redis-server).',
  flags: {
    seconds: { value: 6, about: 'of a short outage' },
    long: { value: 75, about: 'seconds of a long one; the database then finds its queue an hour older' },
    flaps: { value: 8, about: 'times a part comes and goes' },
  },
  maxMinutes: ({ seconds, long, flaps }) => 25 + (7 * long + 12 * seconds + 8 * flaps) / 60,
  async run(rack) {
    const { saw, expect, say, signal } = rack
    const parts = await startParts(rack)
    const outside = await startOutside(rack)
    const desk = await startTortureDesk(
      rack,
      { ...parts.env, OUTBOUND_ALLOW: outside.allow },
      parts.postgres.connection,
    )
    const api = await desk.start('api')
    const worker = await desk.start('worker')
    const programs = [api, worker]
    const work = await startWork(rack, desk, outside, () => api.port, {
      auto_publish: true,
      illustrations: true,
    })
    await work.request(2)
    expect('work is done before anything fails', await work.settle(120))
    const load = await startConstantLoad(rack, api.port, work)

    const kept = new Map<string, boolean>()
    for (const { part, how, run } of faultsOf(rack, parts)) {
      if (signal.aborted) return
      say(`${part} ${how} …`)
      const must = (guarantee: string, holds: boolean, details?: unknown) => {
        kept.set(guarantee, holds && kept.get(guarantee) !== false)
        if (!holds) say(`${part} ${how}: ${guarantee}: NOT ${JSON.stringify(details)}`)
      }
      const before = programs.map(({ lines }) => lines.length)
      const seen = load.watch(mayBeAway[part])
      await run()
      const restored = performance.now()
      const notBack = await load.allAnswer(recoverySeconds)
      const seconds = ((performance.now() - restored) / 1000).toFixed(1)
      const told = programs.map((program, at) => warnings(program, before[at] ?? 0))
      saw(
        `${part} ${how}: answers by status; the longest; all well after; log lines of API and worker`,
        `${seen.statuses()}; ${(seen.longestMs() / 1000).toFixed(1)} s; ${notBack.length === 0 ? seconds : 'never'} s; ${told.map(({ length }) => length).join(', ')}`,
      )
      must('answers are well, or 503 with Retry-After where a part is away', seen.bad.length === 0, seen.bad)
      must(`no answer takes more than ${slowestMs / 1000} s`, seen.longestMs() <= slowestMs)
      must(`everything works within ${recoverySeconds} s of its return`, notBack.length === 0, notBack)
      const minutes = Math.ceil(seen.seconds() / 60)
      must(
        'a line a minute in the log of each program',
        told.every(({ length }) => length <= minutes),
        told.map((lines) => lines.slice(0, 4).map((line) => line.slice(0, 300))),
      )
      must(
        'no program ends',
        programs.every((program) => program.isRunning()),
      )
    }
    for (const [guarantee, holds] of kept) expect(`at every fault: ${guarantee}`, holds)

    await load.stop()
    expect('everything accepted ends', await work.settle(240))
    await work.check()
    const failed = await desk.count(`articles where status = 'failed'`)
    expect('no article failed because something was away', failed === 0, failed)
    const arrived = () => readdirSync(parts.mailFolder).length
    for (let tries = 0; tries < 180 && arrived() < load.registered() && !signal.aborted; tries++)
      await sleep(500)
    saw('registrations, mails', `${load.registered()}, ${arrived()}`)
    expect('every mail arrived once', arrived() === load.registered())
    await parts.redis.stop()
    const late = await desk.start('api')
    const health = await ask(late.port, '', { path: '/health' })
    expect(
      'an API starts without its Redis and says that it is degraded',
      health.body.status === 'degraded',
      health,
    )
  },
})

/** What a program has said above its usual tone, apart from the line that each request has. */
function warnings({ lines }: Program, from: number): string[] {
  return lines.slice(from).filter((line) => /"level":[456]0/.test(line) && !line.includes('"msg":"request"'))
}

async function startParts(rack: Rack) {
  const { folder, atEnd } = rack
  const postgres = await startRealPostgres(rack)
  const redis = await startRealRedis(rack)
  const store = await startLoopbackS3()
  atEnd(() => store.close())
  const storeLink = await openBreakableLink({
    host: '127.0.0.1',
    port: Number(new URL(store.bucket.url).port),
  })
  atEnd(() => storeLink.close())
  const mailFolder = join(folder, 'mail')
  await mkdir(mailFolder)
  const mail = await startMailServer(mailFolder)
  atEnd(() => mail.close())
  const mailLink = await openBreakableLink({ host: '127.0.0.1', port: Number(new URL(mail.url).port) })
  atEnd(() => mailLink.close())
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    FILES_URL: `http://127.0.0.1:${storeLink.port}`,
    FILES_BUCKET: store.bucket.name,
    FILES_REGION: store.bucket.region,
    FILES_KEY_ID: store.bucket.keyId,
    FILES_SECRET: store.bucket.secret,
    SMTP_URL: `smtp://127.0.0.1:${mailLink.port}`,
    MAIL_FROM: 'Masthead <desk@example.com>',
  }
  return { env, postgres, redis, storeLink, mailLink, mailFolder }
}

type Parts = Awaited<ReturnType<typeof startParts>>

function faultsOf({ flags, signal }: Rack<'seconds' | 'long' | 'flaps'>, parts: Parts): Fault[] {
  const wait = (seconds: number) => sleep(seconds * 1000, undefined, { signal }).catch(() => undefined)
  const away = (server: RealServer, stop: NodeJS.Signals | undefined, seconds: number) => async () => {
    await server.stop(stop)
    await wait(seconds)
    await server.start()
  }
  const flap = (off: () => Promise<void>, on: () => Promise<void>) => async () => {
    for (let n = 0; n < flags.flaps; n++) {
      await off()
      await wait(0.1 + Math.random())
      await on()
      await wait(0.1 + 2 * Math.random())
    }
  }
  const freeze = (server: RealServer, seconds: number) => async () => {
    server.freeze()
    await wait(seconds)
    server.thaw()
  }
  const { postgres, redis } = parts
  const ofLink = (part: Part, link: BreakableLink): Fault[] => [
    { part, how: 'cut off', run: cutFor(link, () => wait(flags.seconds)) },
    { part, how: 'flaps', run: flap(link.cut, link.restore) },
    { part, how: 'takes connections and says nothing', run: silentFor(link, () => wait(flags.long)) },
    { part, how: 'away for long', run: cutFor(link, () => wait(flags.long)) },
  ]
  return [
    { part: 'database', how: 'stopped', run: away(postgres, 'SIGINT', flags.seconds) },
    { part: 'database', how: 'killed', run: away(postgres, 'SIGKILL', flags.seconds) },
    { part: 'database', how: 'restarted', run: away(postgres, 'SIGINT', 0) },
    { part: 'database', how: 'flaps', run: flap(() => postgres.stop('SIGQUIT'), postgres.start) },
    { part: 'database', how: 'frozen', run: freeze(postgres, 2 * flags.seconds) },
    { part: 'database', how: 'frozen for long', run: freeze(postgres, flags.long) },
    {
      part: 'database',
      how: 'away for long',
      async run() {
        await postgres.stop()
        await wait(flags.long)
        await postgres.startAged()
      },
    },
    { part: 'redis', how: 'stopped', run: away(redis, undefined, flags.seconds) },
    { part: 'redis', how: 'killed', run: away(redis, 'SIGKILL', flags.seconds) },
    { part: 'redis', how: 'flaps', run: flap(() => redis.stop('SIGKILL'), redis.start) },
    { part: 'redis', how: 'frozen', run: freeze(redis, 2 * flags.seconds) },
    { part: 'redis', how: 'away for long', run: away(redis, undefined, flags.long) },
    ...ofLink('file store', parts.storeLink),
    ...ofLink('mail server', parts.mailLink),
  ]
}

const cutFor = (link: BreakableLink, wait: () => Promise<unknown>) => async () => {
  await link.cut()
  await wait()
  await link.restore()
}

const silentFor = (link: BreakableLink, wait: () => Promise<unknown>) => async () => {
  await link.cut()
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => silent.listen(link.port, '127.0.0.1', resolve))
  await wait()
  for (const socket of sockets) socket.destroy()
  await new Promise<void>((resolve) => silent.close(() => resolve()))
  await link.restore()
}

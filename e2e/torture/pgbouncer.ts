import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '#test-support/free-port.ts'
import { ask, startTortureDesk, type TortureDesk } from './harness/desk.ts'
import { type Rack, torture } from './harness/torture.ts'
import { waitForPort } from './harness/wait-for-port.ts'
import { startOutside, startWork } from './harness/work.ts'

export const script = torture({
  summary:
    'Everything reaches PostgreSQL through PgBouncer, in session and in transaction mode (needs pgbouncer).',
  flags: { articles: { value: 40, about: 'how many are written in each mode' } },
  maxMinutes: ({ articles }) => 5 + articles / 5,
  async run(rack) {
    const outside = await startOutside(rack)
    const desk = await startTortureDesk(rack, { OUTBOUND_ALLOW: outside.allow })
    for (const mode of ['session', 'transaction'] as const) {
      rack.say(`${mode} mode …`)
      const port = await startPgBouncer(rack, desk, mode)
      const { user, database } = desk.postgres
      const env = {
        DATABASE_URL: `postgresql://${user}@127.0.0.1:${port}/${database}`,
        DATABASE_POOLING: mode,
      }
      const api = await desk.start('api', env)
      const worker = await desk.start('worker', env)
      const work = await startWork(rack, desk, outside, () => api.port)
      const reads: number[] = []
      for (let n = 0; n < rack.flags.articles; n += 4) {
        await work.request(4)
        for (const path of ['/me', '/articles', '/status', '/webhooks/deliveries', '/credits/ledger'])
          reads.push((await ask(api.port, work.tenant.key, { path })).status)
      }
      const isSettled = await work.settle(120 + rack.flags.articles * 3)
      rack.expect(`${mode}: everything ends`, isSettled)
      rack.expect(
        `${mode}: every read is a 200`,
        reads.every((status) => status === 200),
        reads.filter((status) => status !== 200),
      )
      rack.expect(
        `${mode}: every call is accepted`,
        work.statuses.get(202) === work.accepted.length && work.statuses.size === 1,
        [...work.statuses],
      )
      await work.check()
      const errors = [...api.lines, ...worker.lines].filter((line) => /"level":[56]0/.test(line))
      rack.saw(`${mode}: errors in the log`, errors.length)
      for (const line of errors.slice(0, 5)) rack.say(line.slice(0, 600))
      await api.stop()
      await worker.stop()
    }
  },
})

async function startPgBouncer(rack: Rack, desk: TortureDesk, mode: string): Promise<number> {
  const port = await findFreePort()
  const folder = join(rack.folder, `pgbouncer-${mode}`)
  await mkdir(folder)
  await chmod(folder, 0o777)
  const { host, port: databasePort, user, database } = desk.postgres
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
${database} = host=${host} port=${databasePort} dbname=${database} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
max_client_conn = 200
default_pool_size = ${mode === 'session' ? 100 : 20}
ignore_startup_parameters = extra_float_digits,options
logfile = ${join(folder, 'log')}
pidfile = ${join(folder, 'pid')}
`,
  )
  // The embedded server's socket is for its own user alone.
  const asRoot = process.getuid?.() === 0
  const child = spawn('pgbouncer', [...(asRoot ? ['-u', 'nobody'] : []), '-q', file], { stdio: 'inherit' })
  rack.atEnd(() => child.kill('SIGKILL'))
  const failed = once(child, 'error').then(() => {
    throw new Error('pgbouncer is not installed.')
  })
  await Promise.race([waitForPort(port), failed])
  return port
}

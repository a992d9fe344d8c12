import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildContext } from '#service/build-context.ts'
import { readConfig } from '#service/config/config.ts'
import { asAgent, type Context } from '#service/core/context.ts'
import { inTransaction } from '#service/db/transaction.ts'
import { emitEvent } from '#service/events/emit-event.ts'
import { createLog } from '#service/log/log.ts'
import { createWebhook } from '#service/webhooks/create-webhook.ts'
import { startDeliveryWorker } from '#service/webhooks/start-delivery-worker.ts'
import { startTortureDesk, type TortureDesk } from './harness/desk.ts'
import { type Rack, torture } from './harness/torture.ts'

const host = 'hooks.example'
const endpointsOfTenant = 5
const bads = ['500', 'reset', 'silent', 'late'] as const
const hourMs = 3_600_000

export const script = torture({
  summary:
    'Many deliveries a second, one receiver of ten bad; every delivery ends delivered or dead-lettered.',
  flags: {
    rate: { value: 1000, about: 'deliveries a second' },
    seconds: { value: 600, about: 'for how long' },
    tenants: { value: 20, about: `with ${endpointsOfTenant} endpoints each` },
    workers: { value: 1, about: 'processes' },
  },
  maxMinutes: ({ seconds }) => 15 + (seconds / 60) * 3,
  async run(rack) {
    const { flags, say, saw, expect, atEnd, signal } = rack
    const receiver = await startReceiver(rack)
    const allow = `${host}=127.0.0.1:${receiver.port}`
    const desk = await startTortureDesk(rack, { OUTBOUND_ALLOW: allow, LOG_LEVEL: 'info' })
    let jumpedMs = 0
    const built = await buildContext({
      config: readConfig({ DATA_DIR: desk.dataDir, OUTBOUND_ALLOW: allow, LOG_LEVEL: 'silent' }),
      log: createLog('silent'),
      address: desk.postgres,
      supervise: false,
    })
    atEnd(() => built.close())
    const ctx: Context = { ...built.ctx, now: () => new Date(Date.now() + jumpedMs) }
    await ctx.queue.start()
    const workers = await Promise.all(Array.from({ length: flags.workers }, () => desk.start('worker')))
    const tenants = await addTenants(ctx, desk, flags.tenants)

    say(`${flags.rate} deliveries a second for ${flags.seconds} s …`)
    const began = performance.now()
    let events = 0
    while (!signal.aborted) {
      const elapsed = (performance.now() - began) / 1000
      const wanted = Math.floor((Math.min(elapsed, flags.seconds) * flags.rate) / endpointsOfTenant)
      const missing = wanted - events
      if (missing > 0) {
        events += missing
        await emit(ctx, tenants, missing)
      }
      if (elapsed >= flags.seconds) break
      await sleep(100)
    }
    const emittedSeconds = (performance.now() - began) / 1000
    const all = await desk.count('webhook_deliveries')
    saw('deliveries, a second', `${all}, ${Math.round(all / emittedSeconds)}`)
    const good = () =>
      desk.count(`webhook_deliveries join webhook_endpoints as e on e.id = endpoint_id
      where e.url like '%/good/%' and status <> 'delivered'`)
    while (
      (await good()) > 0 &&
      performance.now() - began < (flags.seconds * 3 + 120) * 1000 &&
      !signal.aborted
    )
      await sleep(500)
    saw(
      'seconds until the last good one after the end',
      Math.round((performance.now() - began) / 1000 - emittedSeconds),
    )
    const { rows } = await desk.database.pool.query<{ p50: number; p99: number; p100: number }>(
      `select percentile_cont(0.5) within group (order by ms) as p50, percentile_cont(0.99) within group (order by ms) as p99,
         max(ms) as p100
       from (select extract(epoch from delivered_at - d.created_at) * 1000 as ms from webhook_deliveries as d
         join webhook_endpoints as e on e.id = endpoint_id where e.url like '%/good/%' and status = 'delivered') as lags`,
    )
    const [lag] = rows
    saw(
      'lag of a good one: p50, p99 and longest',
      [lag?.p50, lag?.p99, lag?.p100].map((ms) => `${Math.round(Number(ms))} ms`).join(', '),
    )
    expect(
      'a bad receiver delays no good one: every good delivery has arrived',
      (await good()) === 0,
      await good(),
    )
    for (const worker of workers) {
      expect('the worker runs', worker.isRunning())
      await worker.stop()
    }

    say('the bad ones: retries of three days, by a clock that jumps …')
    receiver.stopWaiting()
    const worker = await startDeliveryWorker(ctx)
    atEnd(() => worker.stop())
    const open = () => desk.count(`webhook_deliveries where status in ('queued', 'failed', 'delivering')`)
    let jumps = 0
    for (; jumps < 120 && !signal.aborted && (await open()) > 0; jumps++) {
      const due = () =>
        desk.count(
          `webhook_deliveries where status = 'delivering' or (status in ('queued', 'failed') and next_attempt_at <= $1)`,
          [ctx.now()],
        )
      for (let looks = 0; looks < 600 && (await due()) > 0 && !signal.aborted; looks++) await sleep(100)
      jumpedMs += hourMs
    }
    saw('hours of retries, compressed', jumps)
    const ended = await desk.database.pool.query<{ status: string; count: number }>(
      'select status, count(*)::int as count from webhook_deliveries group by 1 order by 1',
    )
    saw('deliveries by status', ended.rows.map(({ status, count }) => `${status} ${count}`).join(', '))
    expect('every delivery ended delivered or dead-lettered', (await open()) === 0, ended.rows)
    const delivered =
      await desk.count(`webhook_deliveries as d join webhook_endpoints as e on e.id = endpoint_id
      where e.url like '%/good/%' and status = 'delivered'`)
    saw('good deliveries, of them received more than once', `${delivered}, ${receiver.repeated()}`)
    expect('what the database calls delivered was received', receiver.received() >= delivered, {
      received: receiver.received(),
      delivered,
    })
  },
})

/** `/good/…` answers, the others do what their name says. Some of them then come to their senses: they only refuse. */
async function startReceiver({ atEnd }: Pick<Rack, 'atEnd'>) {
  const seen = new Set<string>()
  let repeated = 0
  let isPatient = true
  const server = createServer((request, response) => {
    const [, kind] = (request.url ?? '').split('/')
    request.resume().on('end', () => {
      if (kind === 'good') {
        const id = `${request.url} ${String(request.headers['webhook-id'])}`
        if (seen.has(id)) repeated += 1
        seen.add(id)
        response.writeHead(204).end()
      } else if (kind === 'reset' || (kind === 'silent' && !isPatient)) request.socket.destroy()
      else if (kind === 'late' && isPatient) setTimeout(() => response.writeHead(503).end(), 3000)
      else if (kind !== 'silent') response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    port: address.port,
    received: () => seen.size,
    repeated: () => repeated,
    stopWaiting() {
      isPatient = false
    },
  }
}

/** One endpoint of ten is bad, each in its own way. */
async function addTenants(ctx: Context, desk: TortureDesk, count: number) {
  const tenants = await Promise.all(Array.from({ length: count }, () => desk.createTenant(100)))
  const agents = tenants.map(({ caller }) => asAgent(ctx, caller))
  for (const [at, agent] of agents.entries()) {
    for (let n = 0; n < endpointsOfTenant; n++) {
      const number = at * endpointsOfTenant + n
      const kind = number % 10 === 9 ? bads[Math.floor(number / 10) % bads.length] : 'good'
      await createWebhook(agent, { url: `http://${host}/${kind}/${number}` })
    }
  }
  return agents
}

async function emit(
  ctx: Context,
  agents: readonly ReturnType<typeof asAgent>[],
  count: number,
): Promise<void> {
  const share = Math.ceil(count / agents.length)
  let left = count
  for (const agent of agents) {
    const mine = Math.min(share, left)
    left -= mine
    if (mine === 0) return
    await inTransaction({ ...agent, now: ctx.now }, async (tx) => {
      for (let n = 0; n < mine; n++) {
        const id = randomUUID()
        await emitEvent(tx, {
          type: 'article.published',
          subjectId: id,
          data: {
            article_id: id,
            title: 'Grinders for a coffee bar',
            slug: 'grinders',
            status: 'published',
            article_url: 'https://desk.example/a/grinders',
          },
        })
      }
    })
  }
}

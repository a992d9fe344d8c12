import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, startTortureDesk } from './harness/desk.ts'
import { enterNamespace, publicAddress, resolverAddress } from './harness/in-namespace.ts'
import { type NameAnswer, startNameServer } from './harness/name-server.ts'
import { torture } from './harness/torture.ts'

export const script = torture({
  summary: 'The name server becomes slow, then answers nothing, then is back (needs root on Linux).',
  flags: {
    seconds: { value: 20, about: 'of each' },
    dead: { value: 6, about: 'receivers whose names never resolve, beside four good ones' },
  },
  maxMinutes: ({ seconds }) => 10 + seconds / 15,
  async run(rack) {
    enterNamespace(rack)
    const { flags, saw, expect, say, atEnd, signal } = rack
    let mode: 'well' | 'slow' | 'dead' = 'well'
    const found: NameAnswer = { a: [publicAddress] }
    const names = await startNameServer({ address: resolverAddress, port: 53 }, (name) => {
      if (mode === 'dead' || name.startsWith('dead')) return 'silence'
      return mode === 'slow' ? { ...found, afterMs: 3000 } : found
    })
    atEnd(() => names.close())
    const received = new Set<string>()
    const server = createServer((request, response) => {
      received.add(`${request.headers.host} ${String(request.headers['webhook-id'])}`)
      request.resume().on('end', () => response.writeHead(204).end())
    })
    await new Promise<void>((resolve) => server.listen(80, publicAddress, resolve))
    atEnd(() => {
      server.closeAllConnections()
      server.close()
    })
    const desk = await startTortureDesk(rack)
    const api = await desk.start('api')
    const worker = await desk.start('worker')
    const tenant = await desk.createTenant(1_000_000)
    const endpoints: string[] = []
    const hosts = [
      ...Array.from({ length: 4 }, (_, n) => `good-${n}.test`),
      ...Array.from({ length: Math.min(6, flags.dead) }, (_, n) => `dead-${n}.test`),
    ]
    for (const host of hosts) {
      const { status, body } = await ask(api.port, tenant.key, {
        method: 'POST',
        path: '/webhooks',
        body: { url: `http://${host}/hook` },
      })
      if (status === 201) endpoints.push(String(body.id))
      else say(`${host}: ${status} ${JSON.stringify(body)}`)
    }
    const isGood = (column: string) =>
      `${column} in (select id from webhook_endpoints where url like '%//good-%')`
    for (const next of ['well', 'slow', 'dead', 'well'] as const) {
      mode = next
      const times: number[] = []
      const statuses = new Set<number>()
      const until = performance.now() + flags.seconds * 1000
      for (let n = 0; performance.now() < until && !signal.aborted; n++) {
        if (n % 10 === 0)
          for (const id of endpoints)
            await ask(api.port, tenant.key, { method: 'POST', path: `/webhooks/${id}/test`, body: {} })
        for (const path of ['/me', '/health']) {
          const { status, ms } = await ask(api.port, tenant.key, { path })
          times.push(ms)
          statuses.add(status)
        }
        await sleep(100)
      }
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
      const open = await desk.count(
        `webhook_deliveries where ${isGood('endpoint_id')} and status <> 'delivered'`,
      )
      saw(`${next}: reads p50, p99 ms; good deliveries open`, `${at(0.5)}, ${at(0.99)}; ${open}`)
      expect(
        `${next}: every read is a 200 within 5 s`,
        statuses.size === 1 && statuses.has(200) && at(1) < 5000,
        {
          statuses: [...statuses],
          longest: at(1),
        },
      )
    }
    const from = performance.now()
    const openGood = () =>
      desk.count(`webhook_deliveries where ${isGood('endpoint_id')} and status <> 'delivered'`)
    // The second retry comes after five minutes.
    while ((await openGood()) > 0 && performance.now() - from < 400_000 && !signal.aborted) await sleep(1000)
    saw('seconds until the last good delivery', Math.round((performance.now() - from) / 1000))
    expect(
      'every delivery to a good name arrives once names are back',
      (await openGood()) === 0,
      await openGood(),
    )
    saw('deliveries received', received.size)
    expect('both programs run', api.isRunning() && worker.isRunning())
  },
})

import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, startTortureDesk } from './harness/desk.ts'
import { enterNamespace, publicAddress, resolverAddress } from './harness/in-namespace.ts'
import { type NameAnswer, startNameServer } from './harness/name-server.ts'
import { type Rack, torture } from './harness/torture.ts'

const mappedLoopback = '0000:0000:0000:0000:0000:ffff:7f00:0001'
const loopback6 = '0000:0000:0000:0000:0000:0000:0000:0001'

/** By the first label of the name; what counts is which of its answers a request connects to. */
const answers: Record<string, (turn: number) => NameAnswer> = {
  honest: () => ({ a: [publicAddress] }),
  flip: (turn) => ({ a: [turn % 2 === 0 ? publicAddress : '127.0.0.1'] }),
  late: (turn) => ({ a: [turn < 3 ? publicAddress : '127.0.0.1'] }),
  both: () => ({ a: [publicAddress, '127.0.0.1'] }),
  family: () => ({ a: [publicAddress], aaaa: [loopback6] }),
  mapped: () => ({ aaaa: [mappedLoopback] }),
  zero: () => ({ a: ['0.0.0.0'] }),
  private: () => ({ a: ['10.0.0.1'] }),
  metadata: () => ({ a: ['169.254.169.254'] }),
}

export const script = torture({
  summary:
    'Names resolve to a public address when they are judged and to loopback when they are used (needs root on Linux).',
  flags: { rounds: { value: 20, about: 'how often each name is asked for' } },
  maxMinutes: ({ rounds }) => 4 + rounds / 2,
  async run(rack) {
    enterNamespace(rack)
    const { flags, saw, expect, atEnd, signal } = rack
    const turns = new Map<string, number>()
    const names = await startNameServer({ address: resolverAddress, port: 53 }, (name) => {
      const [kind = ''] = name.split('.')
      const turn = turns.get(name) ?? 0
      turns.set(name, turn + 1)
      return answers[kind]?.(turn) ?? {}
    })
    atEnd(() => names.close())
    const inside = await startListener(rack, '127.0.0.1')
    const outside = await startListener(rack, publicAddress)
    const desk = await startTortureDesk(rack)
    const api = await desk.start('api')
    await desk.start('worker')
    const { key } = await desk.createTenant(1_000_000)
    const statuses = new Map<number, number>()
    const call = async (path: string, body: object) => {
      const { status } = await ask(api.port, key, { method: 'POST', path, body })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const kinds = Object.keys(answers)
    for (const kind of kinds)
      await call('/webhooks', {
        url: `http://${kind}.rebind.test/hook`,
        event_types: ['article.generated', 'article.failed'],
      })
    for (let round = 0; round < flags.rounds && !signal.aborted; round++) {
      for (const kind of kinds) {
        // A name of its own for each request, so that no answer is kept from the one before.
        await call('/tools/og-preview', { url: `http://${kind}.r${round}.rebind.test/page` })
      }
      await call('/autopilot', {
        topic: 'Grinders for a coffee bar',
        source_urls: kinds.slice(0, 5).map((kind) => `http://${kind}.s${round}.rebind.test/page`),
        size: 'mini',
        wait_for_completion: false,
        auto_publish: false,
      })
      await call('/tools/og-preview', { url: `http://honest.r${round}.rebind.test/to/flip.h${round}` })
    }
    for (let waits = 0; waits < 120 && !signal.aborted; waits++) {
      if ((await desk.count(`articles where status = 'processing'`)) === 0) break
      await sleep(500)
    }
    await sleep(8000)
    saw('answers by status', [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '))
    saw('names asked for', names.asked)
    saw('requests at the public address', outside.requests())
    saw('requests at loopback', inside.requests())
    expect('names reach the public address', outside.requests() > 0)
    expect('nothing ever connects to loopback', inside.connections() === 0, inside.paths())
  },
})

/** On port 80, since other ports of public names are refused. `/to/NAME` redirects to the name. */
async function startListener({ atEnd }: Pick<Rack, 'atEnd'>, address: string) {
  let connections = 0
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(`${request.headers.host}${request.url}`)
    const [, name] = /^\/to\/(\S+)$/.exec(request.url ?? '') ?? []
    if (name) response.writeHead(302, { location: `http://${name}.rebind.test/inside` }).end()
    else
      response
        .writeHead(200, { 'content-type': 'text/html', connection: 'close' })
        .end('<html><title>Grinders</title><body><p>A grinder has a burr of 64 mm.</p></body></html>')
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(80, address, resolve))
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return { connections: () => connections, requests: () => paths.length, paths: () => paths.slice(0, 5) }
}

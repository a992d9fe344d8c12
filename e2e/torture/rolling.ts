import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { findFreePort } from '#test-support/free-port.ts'
import { ask, startTortureDesk } from './harness/desk.ts'
import { startCaddy, startNginx } from './harness/proxies.ts'
import { torture } from './harness/torture.ts'
import { startOutside } from './harness/work.ts'

const proxies = [
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const
const slowUploadMs = 9000

type Sent = {
  method: string
  path: string
  body?: Buffer
  headers?: Record<string, string>
  slowly?: boolean
}
type Answer = { status: number; body: string }

export const script = torture({
  summary:
    'Processes are replaced one after the other behind nginx and Caddy with the configurations of deploy/ (needs both).',
  flags: {
    nginx: { value: 24, about: 'restarts of API processes behind it; 0 leaves it out' },
    caddy: { value: 24, about: 'the same behind Caddy' },
  },
  maxMinutes: ({ nginx, caddy }) => 8 + (nginx + caddy) * 1.2,
  async run(rack) {
    const { flags, signal, saw, expect, say } = rack
    const outside = await startOutside(rack)
    const desk = await startTortureDesk(rack, {
      OUTBOUND_ALLOW: outside.allow,
      // As with a public SERVICE_URL.
      DRAIN_SECONDS: '5',
    })
    const startNode = async (port: number) => {
      const start = () => desk.start('api', { SERVICE_PORT: String(port) })
      // A machine under load may take more than the minute that a program has.
      return { port, program: await start().catch(start) }
    }
    const ports: [number, number] = [await findFreePort(), await findFreePort()]
    const nodes = [await startNode(ports[0]), await startNode(ports[1])]
    let worker = await desk.start('worker')
    for (const [name, startProxy] of proxies) {
      const restarts = flags[name]
      if (restarts === 0) continue
      const port = await startProxy(rack, ports)
      const tenant = await desk.createTenant(1_000_000)
      const load = startLoad({ port, key: tenant.key, page: outside.site.url('/grinders'), signal })
      const cutOff: string[] = []
      const shouts = () =>
        nodes.map(({ program }) => program.lines.filter((line) => line.includes('answers cut off')))
      for (let n = 0; n < restarts && !signal.aborted; n++) {
        const at = n % 2
        await nodes[at]?.program.stop()
        cutOff.push(...shouts().flat())
        nodes[at] = await startNode(ports[at] ?? 0)
        // As deploy/README.md has it: the next one is told to end three seconds after the health of this one is 200.
        while ((await ask(nodes[at].port, '', { path: '/health' }).catch(() => undefined))?.status !== 200)
          await sleep(100)
        await sleep(3000)
        if (n % 6 === 5) {
          await worker.stop()
          worker = await desk.start('worker')
        }
        if (n % 2 === 1)
          say(
            `${name}: ${n + 1} restarts, failed of ${load.count()}: ${load.failedKinds().join('; ') || 'none'}`,
          )
      }
      await load.stop()
      saw(`${name}: restarts of an API; requests by kind`, `${restarts}; ${load.kinds()}`)
      expect(`${name}: no request fails`, load.failures.length === 0, load.failedKinds())
      expect(`${name}: no answer is cut off`, cutOff.length === 0, cutOff.slice(0, 3))
    }
  },
})

/** Requests of each kind one after the other, over connections that are kept; an upload of nine seconds among them. */
function startLoad({
  port,
  key,
  page,
  signal,
}: {
  port: number
  key: string
  page: string
  signal: AbortSignal
}) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: 'localhost' })
  const failures: string[] = []
  const counts = new Map<string, number>()
  let isOver = false
  const constantly = async (kind: string, next: () => Sent, fits: (answer: Answer) => boolean) => {
    while (!isOver && !signal.aborted) {
      const answer = await send({ agent, port, key }, next()).catch((error: unknown) => ({
        status: 0,
        body: String(error),
      }))
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      if (!fits(answer)) failures.push(`${kind}: ${answer.status} ${answer.body.slice(0, 300)}`)
      await sleep(20)
    }
  }
  const json = (value: unknown) => Buffer.from(JSON.stringify(value))
  const article = {
    topic: 'Grinders for a coffee bar',
    source_urls: [page],
    size: 'mini',
    auto_publish: false,
  }
  const upload = (paragraphs: number) =>
    json({
      title: 'Beans',
      content: `${'Beans are roasted on Tuesdays. '.repeat(paragraphs)} ${randomUUID()}`,
    })
  const isTaken = ({ status, body }: Answer) =>
    status === 200 || (status === 409 && body.includes('too_many_documents'))
  const isRead = ({ status }: Answer) => status === 200
  const post = (path: string, body: Buffer, more: Partial<Sent> = {}): Sent => ({
    method: 'POST',
    path,
    body,
    ...more,
  })
  const lines = [
    ...Array.from({ length: 4 }, () =>
      constantly('read', () => ({ method: 'GET', path: '/api/agent/articles' }), isRead),
    ),
    constantly('page', () => ({ method: 'GET', path: '/docs' }), isRead),
    constantly('write', () => post('/api/agent/estimate', json(estimate)), isRead),
    constantly('upload', () => post('/api/agent/products', upload(500)), isTaken),
    constantly(
      'gzip upload',
      () => post('/api/agent/products', gzipSync(upload(2000)), { headers: { 'content-encoding': 'gzip' } }),
      isTaken,
    ),
    ...Array.from({ length: 3 }, () =>
      constantly('slow upload', () => post('/api/agent/products', upload(4000), { slowly: true }), isTaken),
    ),
    ...Array.from({ length: 2 }, () =>
      constantly(
        'article that is waited for',
        () => post('/api/agent/autopilot', json(article)),
        ({ status }) => status === 200 || status === 202,
      ),
    ),
    constantly(
      'stream of a tool',
      () => post('/mcp', json(followed(article))),
      ({ status, body }) => status === 200 && body.includes('"result"'),
    ),
  ]
  return {
    failures,
    /** Each of a kind once, with how often it came. */
    failedKinds: () =>
      Object.entries(Object.groupBy(failures, (line) => line.slice(0, 120))).map(
        ([line, those]) => `${those?.length} × ${line}`,
      ),
    count: () => [...counts.values()].reduce((all, one) => all + one, 0),
    kinds: () => [...counts].map(([kind, count]) => `${kind} ${count}`).join(', '),
    async stop() {
      isOver = true
      await Promise.all(lines)
      agent.destroy()
    },
  }
}

const estimate = { operation: 'generateArticle', input: { topic: 'Grinders' } }

const followed = (article: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'generateArticle', arguments: article, _meta: { progressToken: 'p' } },
})

async function send(
  { agent, port, key }: { agent: Agent; port: number; key: string },
  { method, path, body, headers, slowly }: Sent,
): Promise<Answer> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    agent,
    headers: {
      host: `localhost:${port}`,
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  })
  const answered = once(sent, 'response')
  if (slowly && body) {
    const parts = 18
    for (let part = 0; part < parts; part++) {
      const from = Math.floor((body.length * part) / parts)
      sent.write(body.subarray(from, Math.floor((body.length * (part + 1)) / parts)))
      await Promise.race([sleep(slowUploadMs / parts), answered])
    }
    sent.end()
  } else sent.end(body)
  const [answer] = await answered
  let text = ''
  for await (const chunk of answer) text += chunk
  return { status: Number(answer.statusCode), body: text }
}

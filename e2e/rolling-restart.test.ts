import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#service/db/client.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { insertTenant } from '#test-support/insert-tenant.ts'
import { type SourceSite, startSourceSite } from '#test-support/loopback/source-site.ts'
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts'
import type { Program } from './stage/program.ts'
import { startService } from './stage/service-program.ts'

// Two API processes and a worker are replaced one after the other under constant requests, as an upgrade does it.

type Node = { port: number; program: Program; agent: Agent }

const pauseMs = 100

let dataDir: string
let site: SourceSite
let copy: TestDatabase
let database: ReturnType<typeof openDatabase>
let environment: Record<string, string>
let worker: Program
const nodes: Node[] = []

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.address, { connections: 2, onError: () => undefined })
  site = await startSourceSite()
  dataDir = await mkdtemp(join(tmpdir(), 'masthead-rolling-'))
  environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: copy.url,
    OUTBOUND_ALLOW: site.allow,
    DRAIN_SECONDS: '2',
    WORKER_PORT: 'off',
    RATE_LIMITS: JSON.stringify({ default: { limit: 1_000_000, window_seconds: 60 } }),
  }
  const started = async (port: number) => ({ port, program: await startNode(port), agent: keepingAgent() })
  const ports = [await findFreePort(), await findFreePort()]
  ;[worker] = await Promise.all([
    startService('worker', environment),
    ...ports.map(async (port) => void nodes.push(await started(port))),
  ])
})

afterAll(async () => {
  await Promise.all([worker?.stop(), ...nodes.map(({ program }) => program.stop())])
  for (const { agent } of nodes) agent.destroy()
  await database?.close()
  await site?.close()
  await copy?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Drops connections that were idle for less time than a server drains, as a proxy must be set: then none is lost. */
const keepingAgent = () => new Agent({ keepAlive: true, timeout: 1000 })

const startNode = (port: number) => startService('api', { ...environment, SERVICE_PORT: String(port) })

type Answer = { status: number; body: string }

/** As a proxy: the next node in turn, the other one where nobody listens; anything else that fails has failed. */
let turn = 0
async function ask(key: string, method: string, path: string, body?: unknown): Promise<Answer> {
  turn += 1
  const [first, second] = turn % 2 === 0 ? nodes : nodes.toReversed()
  if (!first || !second) throw new Error('There are two.')
  return send(first, key, method, path, body).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')
      return send(second, key, method, path, body)
    throw error
  })
}

async function send({ port, agent }: Node, key: string, method: string, path: string, body?: unknown) {
  const sent = request({
    port,
    host: '127.0.0.1',
    path,
    method,
    agent,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
  })
  sent.end(body === undefined ? undefined : JSON.stringify(body))
  const [answer] = await once(sent, 'response')
  let text = ''
  for await (const chunk of answer) text += chunk
  return { status: Number(answer.statusCode), body: text }
}

test('no request fails while each process is replaced, not a slow one, a stream or an upload either', async () => {
  const { key } = await insertTenant({ db: database.db, now: () => new Date() }, 100_000)
  const outcomes = new Map<string, number>()
  const failures: string[] = []
  let isOver = false
  const constantly = async (kind: string, one: () => Promise<Answer>, fits: (answer: Answer) => boolean) => {
    while (!isOver) {
      const outcome = await one().catch((error: unknown) => ({ status: 0, body: String(error) }))
      outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1)
      if (!fits(outcome)) failures.push(`${kind}: ${outcome.status} ${outcome.body.slice(0, 300)}`)
      // Requests at every moment, and processors left for the processes that start.
      await sleep(pauseMs)
    }
  }
  const kinds = ['read', 'upload', 'article that is waited for', 'stream of a tool']
  const kindsWithTooFew = () => kinds.filter((kind) => (outcomes.get(kind) ?? 0) <= 3)
  const article = { topic: 'Grinders for a coffee bar', source_urls: [site.url('/grinders')], size: 'mini' }
  const followed = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'generateArticle', arguments: article, _meta: { progressToken: 'p' } },
  }
  const upload = () => ({
    title: 'Beans',
    content: `${'Beans are roasted on Tuesdays. '.repeat(500)} ${randomUUID()}`,
  })
  const load = [
    ...Array.from({ length: 4 }, () =>
      constantly(
        'read',
        () => ask(key, 'GET', '/api/agent/articles'),
        ({ status }) => status === 200,
      ),
    ),
    constantly(
      'upload',
      () => ask(key, 'POST', '/api/agent/products', upload()),
      ({ status, body }) => status === 200 || (status === 409 && body.includes('too_many_documents')),
    ),
    constantly(
      'article that is waited for',
      () => ask(key, 'POST', '/api/agent/autopilot', { ...article, auto_publish: false }),
      ({ status }) => status === 200 || status === 202,
    ),
    constantly(
      'stream of a tool',
      () => ask(key, 'POST', '/mcp', followed),
      ({ status, body }) => status === 200 && body.includes('"result"'),
    ),
  ]
  try {
    for (const node of nodes) {
      await node.program.stop()
      expect(node.program.lines.filter((line) => line.includes('answers cut off'))).toEqual([])
      node.program = await startNode(node.port)
    }
    await worker.stop()
    worker = await startService('worker', environment)
    // On a busy machine one article may take as long as all three replacements.
    await expect.poll(kindsWithTooFew).toEqual([])
  } finally {
    isOver = true
    await Promise.all(load)
  }
  expect(failures).toEqual([])
})

test('a process that is told to end says so before it leaves', async () => {
  const [node] = nodes
  if (!node) throw new Error('There are two.')
  const stopped = node.program.stop()
  await expect
    .poll(async () => (await send(node, '', 'GET', '/api/agent/health')).status, { interval: 50 })
    .toBe(503)
  const { body } = await send(node, '', 'GET', '/api/agent/health')
  expect(JSON.parse(body)).toMatchObject({ status: 'stopping', checks: { database: true } })
  await stopped
  node.program = await startNode(node.port)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#service/db/client.ts'
import { eventually } from '#test-support/eventually.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { insertTenant } from '#test-support/insert-tenant.ts'
import { type BreakableLink, openBreakableLink } from '#test-support/loopback/breakable-link.ts'
import { type SourceSite, startSourceSite } from '#test-support/loopback/source-site.ts'
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts'
import type { Program } from './stage/program.ts'
import { startService } from './stage/service-program.ts'

// Real processes that reach their database over a link that is cut, as by a restart of PostgreSQL or its network.

let dataDir: string
let site: SourceSite
let link: BreakableLink
let copy: TestDatabase
let database: ReturnType<typeof openDatabase>
let api: Program
let worker: Program
let port: number

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.address, { connections: 2, onError: () => undefined })
  link = await openBreakableLink({ path: `${copy.address.host}/.s.PGSQL.${copy.address.port}` })
  site = await startSourceSite()
  dataDir = await mkdtemp(join(tmpdir(), 'masthead-outage-'))
  port = await findFreePort()
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://${copy.address.user}@127.0.0.1:${link.port}/${copy.address.database}`,
    OUTBOUND_ALLOW: site.allow,
    RATE_LIMITS: JSON.stringify({ default: { limit: 100_000, window_seconds: 60 } }),
  }
  api = await startService('api', { ...env, SERVICE_PORT: String(port) })
  worker = await startService('worker', env)
})

afterAll(async () => {
  await Promise.all([api?.stop(), worker?.stop()])
  await database?.close()
  await link?.close()
  await site?.close()
  await copy?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function ask(key: string, method: string, path: string, body?: unknown) {
  const response = await fetch(`http://127.0.0.1:${port}/api/agent${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', connection: 'close' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const parsed: Record<string, unknown> = await response.json()
  return { status: response.status, headers: response.headers, body: parsed }
}

test('while the database is away every call answers 503 with Retry-After in the shape of errors', async () => {
  const { key } = await insertTenant({ db: database.db, now: () => new Date() }, 100)
  expect((await ask(key, 'GET', '/me')).status).toBe(200)
  await link.cut()
  try {
    const calls = Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0
        ? ask(key, 'GET', '/articles')
        : ask(key, 'POST', '/autopilot', { topic: 'Grinders for a coffee bar', wait_for_completion: false }),
    )
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject({
        status: 503,
        body: { code: 'unavailable', error: 'Service Unavailable' },
      })
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(answer.body.request_id).toEqual(expect.any(String))
    }
  } finally {
    await link.restore()
  }
  await eventually(async () => ((await ask(key, 'GET', '/me')).status === 200 ? true : undefined))
  expect(api.lines.filter((line) => line.includes('database unavailable')).length).toBeLessThanOrEqual(1)
})

test('no program dies when the database is cut off at any moment of its work, and everything accepted ends once', async () => {
  const { key, caller } = await insertTenant({ db: database.db, now: () => new Date() }, 1000)
  const accepted: string[] = []
  for (let round = 0; round < 6; round++) {
    for (let at = 0; at < 3; at++) {
      const { status, body } = await ask(key, 'POST', '/autopilot', {
        topic: 'Grinders for a coffee bar',
        source_urls: [site.url('/grinders')],
        size: 'mini',
        wait_for_completion: false,
        auto_publish: false,
      })
      if (status === 202) accepted.push(String(body.id))
    }
    await sleep(20 + Math.random() * 300)
    await link.cut()
    await sleep(Math.random() * 400)
    await link.restore()
    await eventually(async () => ((await ask(key, 'GET', '/me')).status === 200 ? true : undefined))
  }
  expect(accepted.length).toBeGreaterThanOrEqual(6)
  for (const id of accepted) {
    const status = await eventually(async () => {
      const answer = await ask(key, 'GET', `/articles/${id}`)
      return answer.status === 200 && answer.body.status !== 'processing' ? answer.body.status : undefined
    })
    expect(['generated', 'failed']).toContain(status)
  }
  for (const program of [api, worker])
    expect([program.name, program.isRunning()]).toEqual([program.name, true])
  // Each worker of the queue tells of each outage.
  expect(worker.lines.filter((line) => line.includes('queue error'))).toEqual([])
  const { rows } = await database.pool.query<{ held: number; open: string; ends: string; runs: string }>(
    `select (select held from credit_balances where tenant_id = $1) as held,
            (select count(*) from credit_holds where tenant_id = $1 and state = 'held') as open,
            (select count(*) from credit_ledger where tenant_id = $1 and kind in ('settle', 'release')) as ends,
            (select count(*) from credit_holds where tenant_id = $1) as runs`,
    [caller.tenantId],
  )
  expect(rows).toEqual([{ held: 0, open: '0', ends: rows[0]?.runs, runs: rows[0]?.runs }])
})

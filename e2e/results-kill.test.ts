import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Results, Results as ResultsSchema } from '#contract/results.ts'
import { buildContext } from '#service/build-context.ts'
import { readConfig } from '#service/config/config.ts'
import { createLog } from '#service/log/log.ts'
import { eventually } from '#test-support/eventually.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts'
import { type SeededTenant, seedTenant } from './bench/seed.ts'
import type { Program } from './stage/program.ts'
import { startService } from './stage/service-program.ts'

// A real process that is killed while readers come.

let dataDir: string
let environment: Record<string, string>
let service: Program | undefined
let copy: TestDatabase
let tenant: SeededTenant
let base: string
const connections = new Agent({ connections: 16 })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'masthead-results-'))
  copy = await createTestDatabase()
  const port = String(await findFreePort())
  base = `http://127.0.0.1:${port}`
  environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: copy.url,
    SERVICE_PORT: port,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMITS: JSON.stringify({ default: { limit: 100_000, window_seconds: 60 } }),
  }
  service = await startService('api,worker', environment)
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
  const log = createLog('silent')
  const built = await buildContext({ config, log, address: copy.address, supervise: false })
  tenant = await seedTenant(built.ctx)
  await built.close()
})

afterAll(async () => {
  await connections.close()
  await service?.stop()
  await copy?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function play(views: number): Promise<number> {
  let answered = 0
  const one = async (n: number) => {
    const { statusCode, body } = await request(`${base}/${tenant.handle}/grinders-for-a-coffee-bar`, {
      dispatcher: connections,
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
        'x-forwarded-for': `10.1.${Math.floor(n / 250) % 20}.${n % 250}`,
        referer: n % 4 === 0 ? 'https://chatgpt.com/' : 'https://www.google.com/',
      },
    })
    await body.dump()
    if (statusCode === 200) answered += 1
  }
  for (let from = 0; from < views; from += 100)
    await Promise.all(Array.from({ length: Math.min(100, views - from) }, (_, n) => one(from + n)))
  return answered
}

async function results(): Promise<Results> {
  const { body } = await request(`${base}/api/agent/results`, {
    dispatcher: connections,
    headers: { authorization: `Bearer ${tenant.key}` },
  })
  return ResultsSchema.parse(await body.json())
}

test('4,000 views are all in the results, survive kill -9, and a kill among readers loses seconds and adds nothing', async () => {
  expect(await play(4000)).toBe(4000)
  const before = await eventually(async () => {
    const found = await results()
    // The parts of an answer are read one by one, and a batch may be written between them.
    const fromSources = found.sources.reduce((sum, { views }) => sum + views, 0)
    return found.totals.views === 4000 && fromSources === 4000 ? found : undefined
  })
  // Each a reader of its own, by a sketch.
  expect(Math.abs(before.totals.visitors - 4000)).toBeLessThan(200)
  expect(before.sources).toEqual([
    { group: 'search', name: 'Google', views: 3000 },
    { group: 'assistant', name: 'ChatGPT', views: 1000 },
  ])
  expect(before.pages[0]).toMatchObject({ article_id: tenant.articleId, views: 4000 })
  await service?.kill()
  service = await startService('api,worker', environment)
  expect((await results()).totals).toEqual(before.totals)
  const more = await play(500)
  await service.kill()
  service = await startService('api,worker', environment)
  const { views, visitors } = (await results()).totals
  expect(views).toBeGreaterThanOrEqual(4000)
  expect(views).toBeLessThanOrEqual(4000 + more)
  // Those readers were here today: the salt outlived both processes.
  expect(visitors).toBe(before.totals.visitors)
})

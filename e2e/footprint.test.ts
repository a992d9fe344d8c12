import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#service/db/client.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { insertTenant } from '#test-support/insert-tenant.ts'
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts'
import { type Program, startProgram } from './stage/program.ts'

// What few jobs need, and what a machine of 1 GB must not hold while nobody asks for it.
const heavy = [
  '@adobe/structured-data-validator',
  '@ai-sdk/openai-compatible',
  '@modelcontextprotocol/server',
  '@mozilla/readability',
  '@react-pdf/renderer',
  '@resvg/resvg-js',
  'ai',
  'csv-parse',
  'feedsmith',
  'ioredis',
  'jszip',
  'linkedom',
  'mammoth',
  'mmdb-lib',
  'node-id3',
  'nodemailer',
  'pdfkit',
  'probe-image-size',
  'rate-limiter-flexible',
  'satori',
  'tinyld',
  'unpdf',
  'wasm-media-encoders',
  'write-excel-file',
  'yaml',
]
const ourHeavy = [
  'service/engines/writer/built-in-writer.ts',
  'service/engines/writer/model-writer.ts',
  'service/engines/lead-magnet-writer/built-in/write-lead-magnet.ts',
  'service/warm-leads/perform-warm-lead.ts',
  'service/brand-scans/perform-brand-scan.ts',
  'service/scout-runs/perform-scout-run.ts',
  'service/transfer/import-articles.ts',
  'service/transfer/export-site.ts',
  'service/articles/forecast-article.ts',
]

let dataDir: string
let service: Program
let origin: string
let copy: TestDatabase
let database: ReturnType<typeof openDatabase>

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.address, { connections: 1, onError: () => undefined })
  dataDir = await mkdtemp(join(tmpdir(), 'masthead-footprint-'))
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  service = await startProgram({
    name: 'service',
    args: ['--import', './test-support/record-modules.mjs', 'service/main.ts'],
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: copy.url,
      SERVICE_PORT: String(port),
      RECORD_MODULES: join(dataDir, 'modules'),
    },
    isReady: (line) => line.includes('"msg":"ready"'),
  })
}, 120_000)

afterAll(async () => {
  await service?.stop()
  await database?.close()
  await copy?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function loaded(): Promise<string[]> {
  const urls = (await readFile(join(dataDir, 'modules'), 'utf8')).split('\n')
  return [...heavy.map((library) => `node_modules/${library}/`), ...ourHeavy].filter((part) =>
    urls.some((url) => url.includes(`/${part}`)),
  )
}

test('a service that starts, tells its health and lists loads nothing that only some jobs need', async () => {
  const { key } = await insertTenant({ db: database.db, now: () => new Date() }, 100)
  const headers = { authorization: `Bearer ${key}` }
  const paths = [
    '/health',
    '/me',
    '/status',
    '/articles',
    '/webhooks',
    '/webhooks/deliveries',
    '/credits/ledger',
    '/lead-magnets',
  ]
  for (const path of paths) {
    const response = await fetch(`${origin}/api/agent${path}`, { headers })
    expect([path, response.status]).toEqual([path, 200])
    await response.arrayBuffer()
  }
  expect(await loaded()).toEqual([])
})

test('a library comes with the first request that needs it', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const { key } = await insertTenant({ db: database.db, now: () => new Date() }, 100)
  await fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body,
  }).then((response) => response.arrayBuffer())
  expect(await loaded()).toEqual(['node_modules/@modelcontextprotocol/server/'])
})

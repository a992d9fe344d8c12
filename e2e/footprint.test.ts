import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#service/db/client.ts'
import { eventually } from '#test-support/eventually.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { insertTenant } from '#test-support/insert-tenant.ts'
import { careDocument, type SourceSite, startSourceSite } from '#test-support/loopback/source-site.ts'
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts'
import { build, isBuilt } from '../scripts/build.mjs'
import { keptForImage } from '../scripts/prune-for-image.mjs'
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

const root = join(import.meta.dirname, '..')

let dataDir: string
let image: string
let service: Program
let origin: string
let site: SourceSite
let copy: TestDatabase
let database: ReturnType<typeof openDatabase>

beforeAll(async () => {
  if (!isBuilt('service')) expect(await build('service', process.env)).toMatchObject({ code: 0 })
  copy = await createTestDatabase()
  database = openDatabase(copy.address, { connections: 1, onError: () => undefined })
  site = await startSourceSite()
  dataDir = await mkdtemp(join(tmpdir(), 'masthead-footprint-'))
  image = await mkdtemp(join(tmpdir(), 'masthead-image-'))
  await layOut(image)
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  service = await startProgram({
    name: 'service',
    args: ['--import', './test-support/record-modules.mjs', join(image, '.service', 'main.mjs')],
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: copy.url,
      SERVICE_PORT: String(port),
      OUTBOUND_ALLOW: site.allow,
      RATE_LIMITS: JSON.stringify({ default: { limit: 100_000, window_seconds: 60 } }),
      RECORD_MODULES: join(dataDir, 'modules'),
    },
    isReady: (line) => line.includes('"msg":"ready"'),
  })
}, 300_000)

afterAll(async () => {
  await service?.stop()
  await site?.close()
  await database?.close()
  await copy?.drop()
  for (const folder of [dataDir, image]) if (folder) await rm(folder, { recursive: true, force: true })
})

/** What an image has of the service: the bundle, the folders it reads, and the packages that are not for building. */
async function layOut(folder: string): Promise<void> {
  await cp(join(root, '.service'), join(folder, '.service'), {
    recursive: true,
    filter: (path) => basename(path) !== 'demo.mjs',
  })
  const { kept } = keptForImage(root)
  // A package in another's folder comes with it.
  const packages = [...kept].filter((path) => path.lastIndexOf('node_modules/') === 0)
  for (const path of ['service', 'docs/guides', ...packages].filter((path) => existsSync(join(root, path)))) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await symlink(join(root, path), join(folder, path), 'dir')
  }
}

/** The names of the sources in a part of the bundle, which the bundler writes above the code of each. */
const sourcesIn = (chunk: string) => [...chunk.matchAll(/^\/\/ ([\w@].*)$/gm)].map(([, name = '']) => name)

/** Of the given sources and packages, those that were loaded so far. */
async function loaded(): Promise<string[]> {
  const urls = (await readFile(join(dataDir, 'modules'), 'utf8')).split('\n')
  const chunks = [...new Set(urls.filter((url) => url.includes('/.service/')))]
  const texts = await Promise.all(chunks.map((url) => readFile(new URL(url), 'utf8')))
  const sources = new Set(texts.flatMap(sourcesIn))
  expect(sources).toContain('service/main.ts')
  return [
    ...heavy.filter((library) => urls.some((url) => url.includes(`/node_modules/${library}/`))),
    ...heavy.filter((library) => [...sources].some((name) => name.startsWith(`node_modules/${library}/`))),
    ...ourHeavy.filter((source) => sources.has(source)),
  ]
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
  expect(await loaded()).toEqual(['@modelcontextprotocol/server'])
})

test('pages, documents and pictures are worked on by the threads of the bundle, and a PDF is set by one', async () => {
  const { key } = await insertTenant({ db: database.db, now: () => new Date() }, 10_000)
  const ask = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const response = await fetch(`${origin}/api/agent${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    expect([path, response.ok, text]).toEqual([path, true, text])
    return JSON.parse(text)
  }
  await ask('/products', { source_type: 'upload', ...careDocument })
  await ask('/tools/schema-validate', { url: site.url('/grinders') })
  await ask('/shorts/avatar', { age_range: '18-25', type: 'student', location: 'park' })
  const { id } = await ask('/lead-magnets', {
    type: 'checklist',
    topic: 'Choosing a grinder',
    niche: 'small cafés',
    platform: 'twitter',
  })
  const magnet = await eventually(async () => {
    const found = await ask(`/lead-magnets/${id}`)
    return found.status === 'generating' ? undefined : found
  })
  expect(magnet.pdf_url).toEqual(expect.any(String))
  const pdf = await fetch(String(magnet.pdf_url))
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/)
})

test('what the bundle and the demo in it read beside them is where they look for it', async () => {
  const folder = join(root, '.service')
  const chunks = (await readdir(folder)).filter((name) => name.endsWith('.mjs'))
  const texts = await Promise.all(chunks.map((name) => readFile(join(folder, name), 'utf8')))
  const addresses = texts.flatMap((text) => [
    ...[...text.matchAll(/new URL\("(\.\.?\/[^"]+)", import\.meta\.url\)/g)].map(([, path = '']) => path),
    ...[...text.matchAll(/import\.meta\.dirname \+ "\/(\.\.\/[^"]+)"/g)].map(([, path = '']) => path),
  ])
  expect(addresses).toContain('../service/db/migrate.ts')
  expect(addresses).toContain('../demo/story/read-story.ts')
  expect(addresses).toContain('./typeset-worker.mjs')
  expect(addresses.filter((path) => !existsSync(join(folder, path)))).toEqual([])
})

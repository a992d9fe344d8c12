import { randomUUID } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPageToolDesk, type PageToolDesk, told } from '#test-support/desks/page-tool-desk.ts'
import { eventually } from '#test-support/eventually.ts'
import { getBalance } from '../credits/get-balance.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { schemaChecks } from '../db/schema/page-checks.ts'
import { inTransaction } from '../db/transaction.ts'
import { runMaintenance } from '../maintenance.ts'
import { getPageCheck } from './get-page-check.ts'
import { listPageChecks } from './list-page-checks.ts'
import { validateSchemaCharge } from './page-tool-charges.ts'
import { runPageTool } from './run-page-tool.ts'
import { structuredDataOf } from './validate-schema.ts'

let desk: PageToolDesk
beforeAll(async () => {
  desk = await openPageToolDesk()
})
afterAll(() => desk.close())

test('a look at a page costs one credit', async () => {
  desk.site.pages.set('/plain', '<!doctype html><title>T</title>')
  const tenant = await desk.service.createTenant({ credits: 2 })
  await desk.ask(tenant, 'schema-validate', { url: desk.site.url('/plain') })
  await desk.ask(tenant, 'og-preview', { url: desk.site.url('/plain') })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 0, held: 0 })
  const asked = desk.site.asked.length
  expect(await desk.ask(tenant, 'og-preview', { url: desk.site.url('/plain') })).toMatchObject({
    status: 402,
    body: { credits_required: 1, breakdown: { page: 1 } },
  })
  expect(desk.site.asked).toHaveLength(asked)
})

test('an estimate says of a page that is not public that nothing would come of it, and why', async () => {
  const { agent } = await desk.service.createTenant({ credits: 1 })
  const open = await validateSchemaCharge.estimate(agent, { url: desk.site.url('/plain') })
  expect(open).toMatchObject({ creditsRequired: 1 })
  expect(open).not.toHaveProperty('isFeasible')
  const closed = await validateSchemaCharge.estimate(agent, { url: 'http://localhost:9/page' })
  expect(closed).toMatchObject({ creditsRequired: 1, isFeasible: false })
  expect(closed.notes?.join()).toContain("localhost isn't on the public internet")
})

test('a check is kept with its report and the findings of the one before it, for its own workspace alone', async () => {
  const tenant = await desk.service.createTenant({ credits: 5 })
  const url = desk.site.url('/kept')
  desk.site.pages.set('/kept', '<!doctype html><p>No title</p>')
  await desk.ask(tenant, 'og-preview', { url })
  desk.site.pages.set('/kept', '<!doctype html><html lang="en"><title>A title</title>')
  await desk.ask(tenant, 'og-preview', { url })
  await desk.ask(tenant, 'schema-validate', { url })
  const page = { limit: 20, offset: 0 }
  const { checks, total } = await listPageChecks(tenant.agent, { ...page, url })
  expect([total, checks.map(({ kind }) => kind)]).toEqual([
    3,
    ['schema_check', 'preview_check', 'preview_check'],
  ])
  const [, newest, first] = checks
  const check = await getPageCheck(tenant.agent, String(newest?.id))
  expect(check.before?.id).toBe(first?.id)
  const codes = (findings: readonly { code: string }[] = []) => findings.map(({ code }) => code)
  expect(codes(check.before?.findings)).toContain('no_title')
  expect(codes(check.data.findings)).not.toContain('no_title')
  const stranger = await desk.service.createTenant({ credits: 5 })
  expect((await listPageChecks(stranger.agent, page)).total).toBe(0)
  await expect(getPageCheck(stranger.agent, String(newest?.id))).rejects.toThrow('not found')
})

test.each([
  ['is missing', '/nothing', { status: 404 }, 'has no page at this URL (404)'],
  ['has a fault', '/fault', { status: 500 }, 'returned a server error (500)'],
  ['is no page', '/file', { headers: { 'content-type': 'application/zip' }, body: 'PK' }, 'application/zip'],
  [
    'is a text',
    '/text',
    { headers: { 'content-type': 'text/plain' }, body: 'Hello' },
    "didn't return a web page",
  ],
  ['is empty', '/empty', { body: '' }, 'returned an empty response'],
  ['redirects in a circle', '/circle', { status: 302, headers: { location: '/circle' } }, 'in a loop'],
] as const)('the credit comes back when the page %s', async (_, path, page, words) => {
  desk.site.pages.set(path, page)
  for (const tool of ['schema-validate', 'og-preview'] as const) {
    const tenant = await desk.service.createTenant({ credits: 5 })
    const { status, body } = await desk.ask(tenant, tool, { url: desk.site.url(path) })
    expect(status).toBe(400)
    expect(body.message).toContain(words)
    const [detail] = body.details ?? []
    expect(detail?.path).toBe('url')
    expect(body.message).toBe(`url: ${detail?.message}`)
    expect(await getBalance(tenant.agent)).toMatchObject({ credits: 5, held: 0 })
  }
})

test('the credit comes back when the connection breaks off, and addresses that are not public are refused', async () => {
  desk.site.pages.set('/cut', (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
    response.write('<html>')
    response.destroy()
  })
  const tenant = await desk.service.createTenant({ credits: 5 })
  for (const url of [
    desk.site.url('/cut'),
    'http://127.0.0.1:1/',
    'http://10.0.0.1/',
    'http://shop.example:22/',
  ])
    expect([url, (await desk.ask(tenant, 'schema-validate', { url })).status]).toEqual([url, 400])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 5, held: 0 })
})

test('an address may have 2000 characters and no more, and must be one of the web', async () => {
  const long = desk.site.url(`/${'a'.repeat(2000 - desk.site.url('/').length)}`)
  desk.site.pages.set(new URL(long).pathname, '<!doctype html><title>T</title>')
  const tenant = await desk.service.createTenant()
  expect([...long]).toHaveLength(2000)
  expect((await desk.ask(tenant, 'schema-validate', { url: long })).status).toBe(200)
  for (const url of [`${long}a`, 'ftp://shop.example/', 'shop.example', '', 5, null, undefined, [long]]) {
    const { status, body } = await desk.ask(tenant, 'og-preview', { url })
    expect([url, status, body.details?.[0]?.path]).toEqual([url, 400, 'url'])
  }
  const answer = await desk.ask(tenant, 'og-preview', { url: long, include_pictures: 'yes' })
  expect(answer.body.details?.[0]?.path).toBe('include_pictures')
})

test('the same idempotency key looks once and charges once', async () => {
  desk.site.pages.set('/once', '<!doctype html><title>T</title>')
  const tenant = await desk.service.createTenant({ credits: 5 })
  const key = { 'idempotency-key': randomUUID() }
  const first = await desk.ask(tenant, 'schema-validate', { url: desk.site.url('/once') }, key)
  const second = await desk.ask(tenant, 'schema-validate', { url: desk.site.url('/once') }, key)
  expect(second.body).toEqual(first.body)
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(desk.site.asked.filter((path) => path === '/once')).toHaveLength(1)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 4 })
})

/** A page that is asked for and never comes, until the test lets it. */
function slowPage() {
  const path = `/${randomUUID()}`
  const asked = Promise.withResolvers<void>()
  desk.site.pages.set(path, () => asked.resolve())
  return { url: desk.site.url(path), path, asked: asked.promise }
}

test('a caller that goes away while a page is read stops it, costs nothing, and may use its key again', async () => {
  const tenant = await desk.service.createTenant({ credits: 5 })
  const page = slowPage()
  const leaves = new AbortController()
  const headers = {
    authorization: `Bearer ${tenant.key}`,
    'content-type': 'application/json',
    'idempotency-key': 'look-1',
  }
  const body = JSON.stringify({ url: page.url })
  const url = 'http://127.0.0.1/api/agent/tools/og-preview'
  const first = desk.service
    .app()
    .fetch(new Request(url, { method: 'POST', headers, body, signal: leaves.signal }))
  await page.asked
  leaves.abort()
  expect((await first).status).not.toBe(200)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 5, held: 0 })
  desk.site.pages.set(page.path, '<!doctype html><title>T</title>')
  const again = await desk.ask(tenant, 'og-preview', { url: page.url }, { 'idempotency-key': 'look-1' })
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 4, held: 0 })
})

test('a caller that goes away after a page was read and before it was charged for pays nothing', async () => {
  const tenant = await desk.service.createTenant({ credits: 5 })
  const leaves = new AbortController()
  desk.site.pages.set('/left', '<!doctype html><title>T</title>')
  const url = desk.site.url('/left')
  const tool = { operation: 'validateSchema', name: 'schema-validate', table: schemaChecks, url }
  const read = runPageTool(tenant.agent, tool, leaves.signal, async (signal) => {
    const report = await structuredDataOf(tenant.agent, url, signal)
    leaves.abort()
    return report
  })
  await expect(read).rejects.toThrow()
  expect((await listPageChecks(tenant.agent, { limit: 20, offset: 0 })).total).toBe(0)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 5, held: 0 })
})

test.each(['auto', 'legacy'] as const)(
  'a call of a tool that an MCP client of the era %s cancels stops and costs nothing',
  async (mode) => {
    const tenant = await desk.service.createTenant({ credits: 5 })
    const page = slowPage()
    const app = desk.service.app()
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    const requestInit = { headers: { authorization: `Bearer ${tenant.key}` } }
    const fetch = (url: URL | string, init?: RequestInit) =>
      Promise.resolve(app.request(new Request(url, init)))
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', desk.service.ctx.config.serviceUrl), {
        requestInit,
        fetch,
      }),
    )
    const cancels = new AbortController()
    const call = client.callTool(
      { name: 'previewSocial', arguments: { url: page.url, idempotency_key: 'look-1' } },
      { signal: cancels.signal },
    )
    await page.asked
    cancels.abort()
    await expect(call).rejects.toThrow()
    await client.close()
    desk.site.pages.set(page.path, '<!doctype html><title>T</title>')
    const again = await eventually(async () => {
      const answer = await desk.ask(tenant, 'og-preview', { url: page.url }, { 'idempotency-key': 'look-1' })
      return answer.body.code === 'idempotency_key_in_use' ? undefined : answer
    })
    expect(again).toMatchObject({ status: 200, body: { credits_charged: 1 } })
    expect(await getBalance(tenant.agent)).toMatchObject({ credits: 4, held: 0 })
  },
)

test('what a process held when it was killed is given back by housekeeping, and what runs now is not', async () => {
  const tenant = await desk.service.createTenant({ credits: 5 })
  for (const operation of ['validateSchema', 'previewSocial', 'generateArticle'])
    await inTransaction(tenant.agent, (tx) =>
      reserveCredits(tx, { operation, runId: randomUUID(), credits: 1, breakdown: { page: 1 } }),
    )
  await runMaintenance(desk.service.ctx)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 2, held: 3 })
  const later = { ...desk.service.ctx, now: () => new Date(Date.now() + 11 * 60_000) }
  await Promise.all([runMaintenance(later), runMaintenance(later)])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 4, held: 1 })
})

test('an old charset is decoded as declared, and a page without one gets a finding', async () => {
  const html = '<!doctype html><html lang="pt"><title>Pão de açúcar</title>'
  desk.site.pages.set('/latin', {
    headers: { 'content-type': 'text/html; charset=iso-8859-1' },
    body: iconv.encode(html, 'latin1'),
  })
  desk.site.pages.set('/sjis', {
    headers: { 'content-type': 'text/html' },
    body: iconv.encode('<meta charset="shift_jis"><title>コーヒー</title>', 'shift_jis'),
  })
  desk.site.pages.set('/none', { headers: { 'content-type': 'text/html' }, body: html })
  const tenant = await desk.service.createTenant()
  const read = async (path: string) =>
    (await desk.ask(tenant, 'og-preview', { url: desk.site.url(path) })).body.data
  expect(await read('/latin')).toMatchObject({
    title: 'Pão de açúcar',
    page: { charset: 'windows-1252', charset_from: 'header', language: 'pt' },
  })
  expect(await read('/sjis')).toMatchObject({
    title: 'コーヒー',
    page: { charset: 'shift_jis', charset_from: 'meta' },
  })
  expect(await read('/none')).toMatchObject({ page: { charset: 'utf-8', charset_from: 'guess' } })
  expect(told(await read('/none'))).toContain('warning no_charset charset')
})

const hostile: Record<string, string> = {
  'nested JSON-LD of 2 MB': `<script type="application/ld+json">${'{"@type":"Thing","about":'.repeat(80_000)}</script>`,
  'nested lists of 1 MB': `<script type="application/ld+json">${'['.repeat(1_000_000)}</script>`,
  '30,000 unknown properties': `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product",${Array.from({ length: 30_000 }, (_, n) => `"abcdefghijklmnop${n}":1`).join(',')}}</script>`,
  'a DOM of 400,000 levels': '<div>'.repeat(400_000),
  'itemscopes in one another': '<div itemscope itemtype="https://schema.org/Thing" itemprop="about">'.repeat(
    30_000,
  ),
  'items that contain one another': Array.from(
    { length: 2000 },
    (_, n) =>
      `<i id="a${n}" itemscope itemtype="https://schema.org/Thing" itemprop="about" itemref="a${(n + 1) % 2000} a${(n * 7) % 2000}">x</i>`,
  ).join(''),
  'a tag with 200,000 attributes': `<meta ${Array.from({ length: 200_000 }, (_, n) => `a${n}=b`).join(' ')}>`,
  'an attribute of 3 MB': `<meta property="og:title" content="${'x'.repeat(3_000_000)}">`,
  'quotes that never end': '<a b="'.repeat(300_000),
  '50,000 paragraphs that were never closed': '<p itemprop=name>x'.repeat(50_000),
}

test.each(Object.entries(hostile))(
  '%s ends in a bounded answer that is paid for or not',
  async (name, html) => {
    const path = `/${encodeURIComponent(name)}`
    desk.site.pages.set(path, html)
    const tenant = await desk.service.createTenant({ credits: 5 })
    const answers = await Promise.all([
      desk.ask(tenant, 'schema-validate', { url: desk.site.url(path) }),
      desk.ask(tenant, 'og-preview', { url: desk.site.url(path) }),
    ])
    desk.site.pages.delete(path)
    for (const { status, body } of answers) expect([200, 400]).toContain(status ?? body)
    const paid = answers.filter(({ status }) => status === 200).length
    await eventually(async () => ((await getBalance(tenant.agent)).credits === 5 - paid ? true : undefined))
    // What leaves the thread is bounded, so that neither sending nor parsing it takes long.
    for (const { body } of answers) expect(JSON.stringify(body).length).toBeLessThan(1_000_000)
  },
)

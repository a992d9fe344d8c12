import JSZip from 'jszip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import {
  type LoopbackSearchConsole,
  startLoopbackSearchConsole,
} from '#test-support/loopback/search-console.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { sql } from '../db/sql.ts'
import { getResults } from './get-results.ts'
import { importSearchFigures } from './import-search-figures.ts'
import { readSearchExport } from './read-search-export.ts'
import {
  connectSearchConsole,
  disconnectSearchConsole,
  getSearchConsole,
  readDueConnections,
} from './search-connection.ts'
import { completeSearchConsent, requestSearchConsent } from './search-consent.ts'

const figure = { clicks: 6, impressions: 400, position: 8.25 }
const page = { limit: 20, offset: 0 }
const never = new AbortController().signal
let google: LoopbackSearchConsole
let service: TestService
beforeAll(async () => {
  google = await startLoopbackSearchConsole((dimensions) => {
    const keys = dimensions.map((one) =>
      one === 'page' ? 'https://acme.example/blog/burr-mills' : 'burr mill',
    )
    return [{ keys, ...figure }]
  })
  service = await createTestService({
    environment: {
      SEARCH_CONSOLE_URL: google.url,
      SEARCH_CONSOLE_CLIENT_ID: google.client.id,
      SEARCH_CONSOLE_CLIENT_SECRET: google.client.secret,
      OUTBOUND_ALLOW: google.allow,
    },
  })
})
afterAll(async () => {
  await service.close()
  google.close()
})

const connection = () => ({ property: google.property, service_account: google.keyFile })

test('a connected property is read at once, shown beside its article, read again each day, and erased with its key', async () => {
  const { agent } = await service.createTenant()
  const id = await addTestArticle(agent, { slug: 'burr-mills', status: 'published' })
  expect(await getSearchConsole(agent)).toEqual({ connected: false, consent_offered: true })
  expect(await connectSearchConsole(agent, connection(), never)).toMatchObject({
    connected: true,
    status: 'connected',
  })
  const { search, pages } = await getResults(agent, { ...page, article_id: id })
  expect(search).toMatchObject({ origin: 'api', clicks: 6, impressions: 400, position: 8.3 })
  expect(search?.queries).toEqual([{ query: 'burr mill', clicks: 6, impressions: 400, position: 8.3 }])
  expect(pages).toMatchObject([{ article_id: id, views: 0, search: { clicks: 6, impressions: 400 } }])
  const { rows } = await agent.db.execute<{ sealed_key: string }>(
    sql`update search_connections set read_at = now() - interval '1 day' where tenant_id = ${agent.caller.tenantId} returning sealed_key`,
  )
  expect(rows[0]?.sealed_key).not.toContain('PRIVATE')
  google.refuseWith = 503
  await readDueConnections(service.ctx, never)
  google.refuseWith = undefined
  expect(await getSearchConsole(agent)).toMatchObject({
    status: 'failing',
    message: expect.stringContaining('503'),
  })
  expect((await getResults(agent, page)).search?.clicks).toBe(6)
  await disconnectSearchConsole(agent)
  expect((await getResults(agent, page)).search).toBeUndefined()
  await expect(disconnectSearchConsole(agent)).rejects.toMatchObject({ problem: { kind: 'not_found' } })
  // What a deletion that was interrupted has left is not shown meanwhile.
  await agent.db.execute(sql`
    insert into search_rows (tenant_id, origin, from_day, to_day, page, query, clicks, impressions, position, read_at)
    values (${agent.caller.tenantId}, 'api', '2026-01-01', '2026-01-28', '', 'mill', 1, 1, 1, now())`)
  expect((await getResults(agent, page)).search).toBeUndefined()
  expect(await getSearchConsole(agent)).toEqual({ connected: false, consent_offered: true })
})

test('what Google refuses is not stored, and says whom to let in', async () => {
  const { agent } = await service.createTenant()
  const wrong = { ...connection(), property: 'sc-domain:other.example' }
  await expect(connectSearchConsole(agent, wrong, never)).rejects.toMatchObject({
    problem: { kind: 'conflict' },
    message: expect.stringMatching(/Add reader@.* as a user of sc-domain:other.example/),
  })
  await expect(
    connectSearchConsole(agent, { ...connection(), service_account: '{}' }, never),
  ).rejects.toMatchObject({ problem: { kind: 'invalid' } })
  const stranger = await startLoopbackSearchConsole()
  stranger.close()
  await expect(
    connectSearchConsole(agent, { ...connection(), service_account: stranger.keyFile }, never),
  ).rejects.toMatchObject({ message: expect.stringContaining('does not take this key') })
  expect(await getSearchConsole(agent)).toEqual({ connected: false, consent_offered: true })
})

/** What Google sends the person back with, once they agreed. */
async function agreeAt(url: string): Promise<{ state: string; code: string }> {
  const answer = await fetch(url, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.pathname).toBe('/api/results/search-console')
  return { state: back.searchParams.get('state') ?? '', code: back.searchParams.get('code') ?? '' }
}

test('a person connects by consent, which only their own tenant can complete, once, and can take back', async () => {
  const { agent } = await service.createTenant()
  const stranger = await service.createTenant()
  const { url } = await requestSearchConsent(agent, { property: google.property })
  const agreed = await agreeAt(url)
  await expect(completeSearchConsent(stranger.agent, agreed, never)).rejects.toMatchObject({
    problem: { kind: 'invalid' },
  })
  expect(await completeSearchConsent(agent, agreed, never)).toMatchObject({
    connected: true,
    account: 'nora@acme.example',
    property: google.property,
    status: 'connected',
  })
  expect((await getResults(agent, page)).search?.clicks).toBe(6)
  await expect(completeSearchConsent(agent, agreed, never)).rejects.toMatchObject({
    message: expect.stringContaining('Connect with Google again'),
  })
  const { rows } = await agent.db.execute<{ sealed_key: string }>(
    sql`update search_connections set read_at = now() - interval '1 day' where tenant_id = ${agent.caller.tenantId} returning sealed_key`,
  )
  expect(rows[0]?.sealed_key).not.toContain('refresh')
  await readDueConnections(service.ctx, never)
  expect(await getSearchConsole(agent)).toMatchObject({ status: 'connected' })
  google.revoke()
  await agent.db.execute(sql`update search_connections set read_at = now() - interval '1 day'`)
  await readDueConnections(service.ctx, never)
  expect(await getSearchConsole(agent)).toMatchObject({
    status: 'failing',
    message: expect.stringContaining('nora@acme.example no longer lets'),
  })
})

test('a consent that is too old, or was not begun here, connects nothing', async () => {
  const { agent } = await service.createTenant()
  const { url } = await requestSearchConsent(agent, { property: google.property })
  const agreed = await agreeAt(url)
  const later = { ...agent, now: () => new Date(Date.now() + 16 * 60_000) }
  for (const [ctx, input] of [
    [later, agreed],
    [agent, { ...agreed, state: 'forged' }],
  ] as const)
    await expect(completeSearchConsent(ctx, input, never)).rejects.toMatchObject({
      problem: { kind: 'invalid' },
    })
})

const queries =
  'Top queries,Clicks,Impressions,CTR,Position\r\nburr mill,"1,204",20311,5.93%,4.2\r\n=cmd(),0,12,0%,9.81\r\n'
const pages =
  'Top pages,Clicks,Impressions,CTR,Position\nhttps://acme.example/blog/burr-mills,3,900,0.33%,11.5\n'

test('a table of queries or pages is read by its columns, in any language of Search Console', async () => {
  const read = (text: string, options = {}) => readSearchExport(new TextEncoder().encode(text), options)
  expect((await read(queries)).figures).toEqual([
    { page: '', query: 'burr mill', clicks: 1204, impressions: 20311, position: 4.2 },
    { page: '', query: '=cmd()', clicks: 0, impressions: 12, position: 9.81 },
  ])
  const german =
    'Häufigste Suchanfragen,Klicks,Impressionen,CTR,Position\nMahlwerk,5,"1.200","0,42 %","7,5"\nkaputt,,,,\n'
  expect(await read(german)).toEqual({
    figures: [{ page: '', query: 'Mahlwerk', clicks: 5, impressions: 1200, position: 7.5 }],
    skipped: 1,
  })
  expect((await read(pages)).figures[0]).toMatchObject({
    page: 'https://acme.example/blog/burr-mills',
    query: '',
  })
  expect((await read(queries, { page: 'https://acme.example/a' })).figures[0]?.page).toBe(
    'https://acme.example/a',
  )
  await expect(read('Date,Clicks,Impressions,CTR,Position\n2026-03-01,1,2,50%,3\n')).rejects.toThrow()
  await expect(read('not a table')).rejects.toThrow()
})

test('what is imported last is shown, also by a process whose clock is behind', async () => {
  const { agent } = await service.createTenant()
  const behind = { ...agent, now: () => new Date(Date.now() - 60_000) }
  const file = (query: string) =>
    Buffer.from(`Top queries,Clicks,Impressions,CTR,Position\n${query},1,10,10%,2\n`).toString('base64')
  await importSearchFigures(agent, { file: file('first') })
  await importSearchFigures(behind, { file: file('second') })
  const { search } = await getResults(agent, page)
  expect(search?.queries.map(({ query }) => query)).toEqual(['second'])
})

test('the ZIP file of an export gives its queries and pages, and one that unpacks to more than 8 MB is refused', async () => {
  const { agent } = await service.createTenant()
  const id = await addTestArticle(agent, { slug: 'burr-mills', status: 'published' })
  const zip = new JSZip()
  zip.file('Countries.csv', 'Country,Clicks,Impressions,CTR,Position\nFrance,1,2,50%,3\n')
  zip.file('Queries.csv', queries)
  zip.file('Pages.csv', pages)
  zip.file('Dates.csv', 'Date,Clicks,Impressions,CTR,Position\n2026-03-01,1,2,50%,3\n')
  const imported = await importSearchFigures(agent, { file: await zip.generateAsync({ type: 'base64' }) })
  expect(imported).toEqual({ queries: 2, pages: 1, skipped: 0 })
  const results = await getResults(agent, page)
  expect(results.search).toMatchObject({ origin: 'csv', clicks: 3, impressions: 900 })
  expect(results.search?.queries[0]).toMatchObject({ query: 'burr mill', clicks: 1204 })
  expect(results.advice).toMatchObject([{ kind: 'unclicked', action: 'new_title', article_id: id }])
  zip.file('Pages.csv', 'x'.repeat(9_000_000))
  const bomb = await zip.generateAsync({ type: 'base64', compression: 'DEFLATE' })
  await expect(importSearchFigures(agent, { file: bomb })).rejects.toMatchObject({
    problem: { kind: 'invalid' },
  })
})

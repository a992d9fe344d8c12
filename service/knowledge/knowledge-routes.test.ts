import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { getBalance } from '../credits/get-balance.ts'

let service: TestService
let site: Server
let origin: string
beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url === '/missing') {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not here.</p>')
      return
    }
    const body = 'Roasting brings out the flavour of the bean. '.repeat(20)
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<html lang="en"><title>On roasting</title><body><article><h1>On roasting</h1><p>${body}</p></article></body></html>`,
      )
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('A server on a port has one.')
  origin = `http://acme.example:${address.port}`
  service = await createTestService({
    environment: { OUTBOUND_ALLOW: `acme.example=127.0.0.1:${address.port}` },
  })
})
afterAll(async () => {
  await service.close()
  site.close()
})

async function call(
  key: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await service.app().request(`/api/agent/products${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

test('a document is added, listed, read, found and deleted', async () => {
  const { key } = await service.createTenant()
  const added = await call(key, 'POST', '', { title: 'Beans', content: 'Beans are roasted here.' })
  expect(added).toMatchObject({
    status: 200,
    body: { title: 'Beans', chunks_count: 1, partial: false, credits_charged: 1 },
  })
  const { id } = added.body
  const listed = await call(key, 'GET', '?q=BEA&source_type=upload')
  expect(listed).toMatchObject({ status: 200, body: { documents: [{ id }], total: 1, limit: 20, offset: 0 } })
  expect(await call(key, 'GET', '?q=%25')).toMatchObject({ status: 200, body: { documents: [], total: 0 } })
  const read = await call(key, 'GET', `/${id}`)
  expect(read).toMatchObject({
    status: 200,
    body: { id, used_in: [], chunks: [{ position: 0, heading_path: [], text: 'Beans are roasted here.' }] },
  })
  const found = await call(key, 'POST', '/search', { query: 'roasting beans' })
  expect(found).toMatchObject({
    status: 200,
    body: {
      passages: [
        {
          document_id: id,
          highlights: [
            [0, 5],
            [10, 17],
          ],
        },
      ],
    },
  })
  expect(await call(key, 'DELETE', `/${id}`)).toMatchObject({ status: 200, body: { success: true } })
  expect(await call(key, 'GET', `/${id}`)).toMatchObject({ status: 404 })
  expect(await call(key, 'DELETE', `/${id}`)).toMatchObject({ status: 404 })
})

test('a page is fetched, with its own title unless one is given', async () => {
  const { key, agent } = await service.createTenant()
  const added = await call(key, 'POST', '', { source_type: 'url', source_url: `${origin}/roasting` })
  expect(added).toMatchObject({
    status: 200,
    body: { title: 'On roasting', source_type: 'url', source_url: `${origin}/roasting`, language: 'en' },
  })
  const missing = await call(key, 'POST', '', {
    source_type: 'url',
    source_url: `${origin}/missing`,
    title: 'Mine',
  })
  expect(missing).toMatchObject({ status: 400, body: { details: [{ path: 'source_url' }] } })
  expect(missing.body.details[0].message).toContain('404')
  expect(await getBalance(agent)).toMatchObject({ credits: 199, held: 0 })
})

test('a request that is sent again with its Idempotency-Key is charged once', async () => {
  const { key, agent } = await service.createTenant()
  const body = { title: 'Beans', content: 'Beans are roasted here.' }
  const headers = { 'idempotency-key': 'one' }
  const first = await call(key, 'POST', '', body, headers)
  const again = await call(key, 'POST', '', body, headers)
  expect(again.status).toBe(200)
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await getBalance(agent)).toMatchObject({ credits: 199, held: 0 })
})

test("another tenant's document is not found", async () => {
  const mine = await service.createTenant()
  const theirs = await service.createTenant()
  const { body } = await call(mine.key, 'POST', '', { title: 'Beans', content: 'Beans are roasted here.' })
  expect(await call(theirs.key, 'GET', `/${body.id}`)).toMatchObject({ status: 404 })
  expect(await call(theirs.key, 'DELETE', `/${body.id}`)).toMatchObject({ status: 404 })
  expect(await call(theirs.key, 'GET', '')).toMatchObject({ body: { total: 0 } })
  expect(await call(mine.key, 'GET', `/${body.id}`)).toMatchObject({ status: 200 })
})

test.each([
  ['a title of 301 characters', { title: '🙂'.repeat(301), content: 'Words.' }, 'title'],
  ['a text of 500,001 characters', { title: 'One', content: 'x'.repeat(500_001) }, 'content'],
  ['an unknown kind', { title: 'One', content: 'Words.', source_type: 'fax' }, 'source_type'],
  ['a page without an address', { source_type: 'url' }, 'source_url'],
])('%s is refused', async (_, body, path) => {
  const { key } = await service.createTenant()
  expect(await call(key, 'POST', '', body)).toMatchObject({ status: 400, body: { details: [{ path }] } })
})

test('a title of 300 characters and a text of 500,000 are taken, whatever the characters', async () => {
  const { key } = await service.createTenant()
  const content = `${'🙂'.repeat(260_000)} ${'word '.repeat(47_998)}zyzzyva.`
  const added = await call(key, 'POST', '', { title: '🙂'.repeat(300), content })
  expect(added.status).toBe(200)
  expect(await call(key, 'POST', '/search', { query: 'zyzzyva' })).toMatchObject({
    body: { passages: [{ document_id: added.body.id }] },
  })
})

test('without credits the answer is 402 with what is missing', async () => {
  const { key } = await service.createTenant({ credits: 0 })
  expect(await call(key, 'POST', '', { title: 'One', content: 'Words.' })).toMatchObject({
    status: 402,
    body: { credits_required: 1, breakdown: { document: 1 }, topup: { recommended_package_credits: 500 } },
  })
})

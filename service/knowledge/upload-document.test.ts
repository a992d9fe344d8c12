import { afterAll, beforeAll, expect, test } from 'vitest'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import type { AgentContext } from '../core/context.ts'
import { getBalance } from '../credits/get-balance.ts'
import { createApp } from '../http/app.ts'
import { mounts } from '../http/mounts.ts'
import { routes } from '../http/routes.ts'
import { busyMachine } from '../outbound/unavailable.ts'
import { countDocuments } from './count-documents.ts'
import { getDocument } from './get-document.ts'
import { uploadDocument } from './upload-document.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const idle = new AbortController().signal
const upload = (agent: AgentContext, input: Record<string, unknown>) =>
  uploadDocument(agent, UploadDocumentInput.parse(input), idle)

test('a text is stored with its chunks and charged once', async () => {
  const { agent } = await service.createTenant({ credits: 3 })
  const document = await upload(agent, {
    title: 'Returns',
    content: '# Returns\n\nGoods may come back.\n\n## Refunds\n\nMoney comes back within a week.',
    source_name: 'returns.md',
  })
  expect(document).toMatchObject({
    title: 'Returns',
    source_type: 'upload',
    source_name: 'returns.md',
    language: 'en',
    chunks_count: 2,
    chunks_failed: 0,
    partial: false,
  })
  const detail = await getDocument(agent, document.id)
  expect(detail.chunks.map(({ heading_path, text }) => [heading_path, text])).toEqual([
    [[], 'Goods may come back.'],
    [['Refunds'], 'Money comes back within a week.'],
  ])
  expect(detail.used_in).toEqual([])
  expect(await getBalance(agent)).toMatchObject({ credits: 2, held: 0 })
})

test('the same text again is refused with the id of the one that is there, and costs nothing', async () => {
  const { agent } = await service.createTenant({ credits: 3 })
  const first = await upload(agent, { title: 'One', content: 'The same words as ever.' })
  const again = upload(agent, { title: 'Two', content: '\ufeffThe same words as ever.\r\n' })
  await expect(again).rejects.toMatchObject({
    problem: { kind: 'conflict', code: 'duplicate_document', extra: { document_id: first.id } },
  })
  expect(await getBalance(agent)).toMatchObject({ credits: 2, held: 0 })
})

test('without credits nothing is stored', async () => {
  const { agent } = await service.createTenant({ credits: 0 })
  await expect(upload(agent, { title: 'One', content: 'Words.' })).rejects.toMatchObject({
    problem: { kind: 'insufficient_credits', missing: { creditsRequired: 1, breakdown: { document: 1 } } },
  })
  expect(await countDocuments(agent)).toBe(0)
})

test.each([
  ['a title of spaces', { title: ' \u0000 ', content: 'Words.' }, 'title'],
  ['a text of spaces', { title: 'One', content: ' \n\u0000\ufeff ' }, 'content'],
  ['a text of signs', { title: 'One', content: '--- *** 🙂' }, 'content'],
  [
    'markup without text',
    { title: 'One', content: '<html><body><script>a()</script></body></html>' },
    'content',
  ],
  ['a language that is none', { title: 'One', content: 'Words.', language: 'no such!' }, 'language'],
  ['an address that may not be asked', { source_type: 'url', source_url: 'http://127.0.0.1/' }, 'source_url'],
])('%s is refused by name and costs nothing', async (_, input, path) => {
  const { agent } = await service.createTenant({ credits: 3 })
  await expect(upload(agent, input)).rejects.toMatchObject({
    problem: { kind: 'invalid', details: [{ path }] },
  })
  expect(await countDocuments(agent)).toBe(0)
  expect(await getBalance(agent)).toMatchObject({ credits: 3, held: 0 })
})

test('fifty concurrent uploads with credits for ten store exactly ten', async () => {
  const { agent } = await service.createTenant({ credits: 10 })
  const ends = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) =>
      upload(agent, { title: `No ${n}`, content: `This is text number ${n}.` }),
    ),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await countDocuments(agent)).toBe(10)
  expect(await getBalance(agent)).toMatchObject({ credits: 0, held: 0 })
})

test('a text uploaded twice at the same time is stored once', async () => {
  const { agent } = await service.createTenant()
  const ends = await Promise.allSettled(
    Array.from({ length: 8 }, () => upload(agent, { title: 'Same', content: 'Equal words.' })),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await getBalance(agent)).toMatchObject({ credits: 199, held: 0 })
})

test('a text is stored without the characters that a database rejects', async () => {
  const { agent } = await service.createTenant()
  const { id } = await upload(agent, {
    title: 'Ti\u0000tle \ud800',
    content: '# Hea\u0000ding \udfff\n\nWo\u0000rds \ud83d here.',
    source_name: 'na\u0000me',
    source_url: 'javascript:\u0000alert(1)',
  })
  const document = await getDocument(agent, id)
  expect(document).toMatchObject({ title: 'Title \ufffd', source_name: 'name' })
  expect(document.chunks[0]?.text).toBe('Words \ufffd here.')
})

test('chunks without words are counted as failed and say why', async () => {
  const { agent } = await service.createTenant()
  const document = await upload(agent, { title: 'Signs', content: '# One\n\nWords.\n\n# Two\n\n🙂 🙃\n' })
  expect(document).toMatchObject({ chunks_count: 2, chunks_failed: 1, partial: true })
  const { chunks } = await getDocument(agent, document.id)
  expect(chunks.map(({ error }) => error)).toEqual([undefined, 'No words to search for.'])
})

test('a text of 500,000 characters is stored to its last word', async () => {
  const { agent } = await service.createTenant()
  const sentence = 'The quick brown fox jumps over the lazy dog and runs away. '
  const content = `${sentence.repeat(8470).slice(0, 499_990)} zyzzyva.`
  const document = await upload(agent, { title: 'T'.repeat(300), content })
  expect(document.chunks_failed).toBe(0)
  const { chunks } = await getDocument(agent, document.id)
  expect(chunks.at(-1)?.text.endsWith('zyzzyva.')).toBe(true)
  expect(Math.max(...chunks.map(({ token_count }) => token_count))).toBeLessThanOrEqual(410)
})

test('a machine too busy to read a page answers 503 with Retry-After, blames nobody and charges nothing', async () => {
  const { agent, key } = await service.createTenant({ credits: 3 })
  const { reader } = service.ctx.engines
  const busy = { ...reader, readPage: () => Promise.reject(busyMachine()) }
  const ctx = { ...service.ctx, engines: { ...service.ctx.engines, reader: busy } }
  const answer = await createApp(ctx, routes, mounts).request('/api/agent/products', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ source_type: 'url', source_url: 'https://beans.example/' }),
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ code: 'unavailable', error: 'Service Unavailable' })
  expect(await getBalance(agent)).toMatchObject({ credits: 3, held: 0 })
})

test('a title under the line that says whose a text is is no heading over all of it', async () => {
  const { agent } = await service.createTenant({ credits: 3 })
  const { id } = await upload(agent, {
    title: 'Returns',
    content:
      'From: Harbour Agency, published March 2025\n\n# Returns\n\nGoods may come back.\n\n## Refunds\n\nMoney comes back.',
  })
  const { chunks } = await getDocument(agent, id)
  expect(chunks.map(({ heading_path }) => heading_path)).toEqual([[], ['Refunds']])
})

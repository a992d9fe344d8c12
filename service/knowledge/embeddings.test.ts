import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { eventually } from '#test-support/eventually.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import type { AgentContext } from '../core/context.ts'
import { knowledgeChunks } from '../db/schema/knowledge.ts'
import { eq } from '../db/sql.ts'
import { createOpenAiEmbeddings } from '../engines/embeddings/openai-embeddings.ts'
import { backfillEmbeddings } from './backfill-embeddings.ts'
import { embedDocument } from './embed-document.ts'
import { searchKnowledge } from './search-knowledge.ts'
import { uploadDocument } from './upload-document.ts'

const EmbeddingsRequest = z.looseObject({ model: z.string(), input: z.array(z.string()) })
const idle = new AbortController().signal

/** Each direction is a subject; words that mean the same point the same way. */
const subjects = [
  /hush|clamour|45 dB/i,
  /recipe|eggs/i,
  /train|coast/i,
  /grandmother|roses/i,
  /orchestra/i,
  /grant/i,
]

let server: Server
let service: TestService
let status = 200
let failAfter = Number.POSITIVE_INFINITY
let asked: { key: string | undefined; texts: string[] }[] = []

beforeAll(async () => {
  // Speaks `POST /v1/embeddings` of OpenAI's API reference ("Create embeddings").
  server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const { input } = EmbeddingsRequest.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
    asked.push({ key: request.headers.authorization, texts: input })
    const isDown = status !== 200 || asked.length > failAfter
    response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' })
    const data = input.map((text, index) => ({
      index,
      embedding: [...subjects.map((subject) => (subject.test(text) ? 3 : 0)), 0.3],
    }))
    response.end(JSON.stringify(isDown ? { error: { message: 'down' } } : { data: data.toReversed() }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service = await createTestService({
    environment: { EMBEDDINGS_URL: url(), EMBEDDINGS_MODEL: 'small', EMBEDDINGS_KEY: 'secret-key' },
  })
})
afterAll(async () => {
  await service.close()
  server.close()
})

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`

async function upload(agent: AgentContext, title: string, content: string): Promise<string> {
  const input = UploadDocumentInput.parse({ title, content, language: 'en' })
  return (await uploadDocument(agent, input, idle)).id
}

const modelsOf = async (documentId: string) => {
  const rows = await service.ctx.db
    .select({ model: knowledgeChunks.embeddingModel })
    .from(knowledgeChunks)
    .where(eq(knowledgeChunks.documentId, documentId))
  return rows.map(({ model }) => model)
}

const titles = async (agent: AgentContext, query: string) =>
  (await searchKnowledge(agent, { query, limit: 10 })).passages.map(({ title, strength }) => [
    title,
    strength,
  ])

test('a document is found by what it means once it is embedded, and by words alone while the endpoint is down', async () => {
  const { agent } = await service.createTenant()
  const id = await upload(agent, 'Specification', 'The unit reaches 45 dB at three metres.')
  await upload(agent, 'Subsidy', 'A grant covers a third.')
  expect(await titles(agent, 'clamour')).toEqual([])
  await embedDocument(service.ctx, { documentId: id, signal: idle })
  expect(await titles(agent, 'clamour')).toEqual([['Specification', 'strong']])
  expect(asked.at(-1)?.key).toBe('Bearer secret-key')
  status = 503
  expect(await titles(agent, 'clamour')).toEqual([])
  expect(await titles(agent, 'metres')).toEqual([['Specification', 'some']])
  status = 200
  const { agent: other } = await service.createTenant()
  await upload(other, 'Other', 'Nothing of the kind.')
  expect(await titles(other, 'clamour')).toEqual([])
})

test('what has nothing to do with the query is no match, however the model puts it', async () => {
  const { agent } = await service.createTenant()
  const id = await upload(agent, 'Subsidy', 'A grant covers a third.')
  await embedDocument(service.ctx, { documentId: id, signal: idle })
  expect(await titles(agent, 'clamour')).toEqual([])
})

test('a job that was killed half way resumes where it stopped, and embeds nothing twice', async () => {
  const { agent } = await service.createTenant()
  const sections = Array.from({ length: 70 }, (_, n) => `# Part ${n}\n\nSentence ${n} on hush and quiet.`)
  const id = await upload(agent, 'Long', sections.join('\n\n'))
  asked = []
  failAfter = 1
  await expect(embedDocument(service.ctx, { documentId: id, signal: idle })).rejects.toThrow('503')
  failAfter = Number.POSITIVE_INFINITY
  const before = await modelsOf(id)
  expect(before.filter((model) => model === 'small')).toHaveLength(32)
  await embedDocument(service.ctx, { documentId: id, signal: idle })
  expect(new Set(await modelsOf(id))).toEqual(new Set(['small']))
  const texts = asked.filter((_, place) => place !== 1).flatMap((call) => call.texts)
  expect(texts).toHaveLength(70)
  expect(new Set(texts).size).toBe(70)
})

test('documents from before, and those of another model, are embedded by housekeeping and the worker', async () => {
  const { agent } = await service.createTenant()
  const id = await upload(agent, 'Old', 'A hush over the yard.')
  await service.ctx.db
    .update(knowledgeChunks)
    .set({ embedding: [1, 0], embeddingModel: 'another' })
    .where(eq(knowledgeChunks.documentId, id))
  expect(await titles(agent, 'clamour')).toEqual([])
  await service.startWorker()
  await backfillEmbeddings(service.ctx)
  await eventually(async () => (await modelsOf(id)).every((model) => model === 'small') || undefined)
  expect(await titles(agent, 'clamour')).toEqual([['Old', 'strong']])
})

test('an answer that is no list of vectors is an error that names the host and not the key', async () => {
  const fetch = async () => Response.json({ data: [{ index: 0, embedding: [1, 2] }] })
  const embeddings = createOpenAiEmbeddings({ url: url(), model: 'm', key: 'secret-key' }, fetch)
  await expect(embeddings.embed(['a', 'b'], idle)).rejects.toThrow(/127\.0\.0\.1.*other than vectors/)
  const [vector] = await embeddings.embed(['a'], idle)
  expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { GenerateArticleInput } from '#contract/articles.ts'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { findKnowledgeEvidence } from '../articles/find-knowledge-evidence.ts'
import { articles } from '../db/schema/articles.ts'
import { findPassages } from './find-passages.ts'
import { getDocument } from './get-document.ts'
import { listDocuments } from './list-documents.ts'
import { uploadDocument } from './upload-document.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const idle = new AbortController().signal

test('passages come by document in reading order, and say nothing twice', async () => {
  const { agent } = await service.createTenant()
  const sentences = Array.from({ length: 120 }, (_, n) => `Grinder ${n} was measured on its own day.`)
  await uploadDocument(
    agent,
    UploadDocumentInput.parse({ title: 'Measurements', content: sentences.join(' '), language: 'en' }),
    idle,
  )
  await uploadDocument(
    agent,
    UploadDocumentInput.parse({
      title: 'Gardens',
      content: 'Gardens need water.',
      source_url: 'javascript:x',
    }),
    idle,
  )
  const [found, ...others] = await findPassages(agent, { query: 'How was a grinder measured?', limit: 20 })
  expect(others).toEqual([])
  expect(found).toMatchObject({ title: 'Measurements', sourceUrl: null, language: 'en' })
  expect(found?.passages.map(({ text }) => text).join(' ')).toBe(sentences.join(' '))
  const [gardens] = await findPassages(agent, { query: 'water', limit: 20 })
  expect(gardens).toMatchObject({ title: 'Gardens', sourceUrl: null })
})

test('a writer gets the headings, lists and tables of a document as they were', async () => {
  const { agent } = await service.createTenant()
  const content = [
    '# Grinders',
    'A grinder has <b>_burrs_</b> & a motor: 1. first, *not* a list.',
    '## Sizes of grinders',
    '| Grinder | Litres |\n| --- | --- |\n| Small | 2 |\n| a \\| b | 4 |',
    '- a grinder\n- two grinders',
  ].join('\n\n')
  await uploadDocument(agent, UploadDocumentInput.parse({ title: 'Catalogue', content }), idle)
  const {
    sources: [evidence],
  } = await findKnowledgeEvidence(agent, { topic: 'grinders' })
  expect(evidence?.blocks).toEqual([
    { kind: 'heading', level: 2, text: 'Grinders' },
    { kind: 'paragraph', text: 'A grinder has burrs & a motor: 1. first, not a list.' },
    { kind: 'heading', level: 3, text: 'Sizes of grinders' },
    {
      kind: 'table',
      header: ['Grinder', 'Litres'],
      rows: [
        ['Small', '2'],
        ['a | b', '4'],
      ],
    },
    { kind: 'list', items: ['a grinder', 'two grinders'] },
  ])
})

test('a tenant without documents, and a query without words, find nothing', async () => {
  const { agent } = await service.createTenant()
  expect(await findPassages(agent, { query: 'anything', limit: 5 })).toEqual([])
  expect(await findPassages(agent, { query: '?!', limit: 5 })).toEqual([])
})

test('a document names the articles that cite it, and no others', async () => {
  const { agent } = await service.createTenant()
  const input = UploadDocumentInput.parse({ title: 'Beans', content: 'Beans are roasted slowly here.' })
  const document = await uploadDocument(agent, input, idle)
  const source = { reference: 1, kind: 'knowledge', title: 'Beans', document_id: document.id }
  const article = {
    tenantId: agent.caller.tenantId,
    agentId: agent.caller.agentId,
    status: 'generated' as const,
    input: GenerateArticleInput.parse({ topic: 'Beans' }),
    publishWhenWritten: false,
    queued: false,
    mode: 'standard',
    size: 'mini',
    language: 'en',
    credits: 1,
  }
  await agent.db.insert(articles).values([
    { ...article, title: 'Citing', sources: [source] },
    { ...article, title: 'Other', sources: [{ ...source, document_id: agent.caller.tenantId }] },
  ])
  expect((await getDocument(agent, document.id)).used_in).toMatchObject([
    { title: 'Citing', status: 'generated' },
  ])
  const unused = await uploadDocument(
    agent,
    UploadDocumentInput.parse({ title: 'Tea', content: 'Tea is steeped here.' }),
    idle,
  )
  const { documents } = await listDocuments(agent, { limit: 10, offset: 0 })
  expect(documents.map(({ id, used_in_count }) => [id, used_in_count])).toEqual([
    [unused.id, 0],
    [document.id, 1],
  ])
})

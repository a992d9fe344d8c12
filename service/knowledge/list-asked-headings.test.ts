import { afterAll, beforeAll, expect, test } from 'vitest'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { listDocuments } from './list-documents.ts'
import { uploadDocument } from './upload-document.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const idle = new AbortController().signal
const text = 'Parcels leave in the evening and arrive on the next day, as a rule before noon.'

test('a list has the first three headings of a document that are whole questions in its language, each once', async () => {
  const { agent } = await service.createTenant()
  const headings = [
    'And now?',
    'How long does delivery take?',
    'Who pays for the pre-sale -visit?',
    'How to send a parcel',
    'Wie lange dauert die Lieferung?',
    'What does a parcel cost?',
    'How long does delivery take?',
    'Where do the parcels go?',
    'Why is it so slow?',
  ]
  const content = headings.map((heading) => `# ${heading}\n\n${text}`).join('\n\n')
  await uploadDocument(agent, UploadDocumentInput.parse({ title: 'Parcels', content, language: 'en' }), idle)
  await uploadDocument(
    agent,
    UploadDocumentInput.parse({
      title: 'Tone',
      content: `# What does a parcel cost?\n\n${text} So.`,
      role: 'voice',
    }),
    idle,
  )
  const { documents } = await listDocuments(agent, { limit: 10, offset: 0 })
  expect(new Map(documents.map(({ title, questions }) => [title, questions]))).toEqual(
    new Map([
      ['Parcels', ['How long does delivery take?', 'What does a parcel cost?', 'Where do the parcels go?']],
      ['Tone', undefined],
    ]),
  )
})

test('a list reads the headings of its first twenty documents, and of each the first passages', async () => {
  const { agent } = await service.createTenant()
  for (let at = 0; at < 21; at += 1) {
    const content = `# How long does it take?\n\n${text} ${at}`
    await uploadDocument(agent, UploadDocumentInput.parse({ title: `${at}`, content, language: 'en' }), idle)
  }
  const { documents } = await listDocuments(agent, { limit: 50, offset: 0 })
  const asking = documents.filter(({ questions }) => questions !== undefined)
  expect(asking.map(({ title }) => title)).toEqual(documents.slice(0, 20).map(({ title }) => title))
})

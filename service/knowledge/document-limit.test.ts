import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { getBalance } from '../credits/get-balance.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { countDocuments } from './count-documents.ts'
import { uploadDocument } from './upload-document.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

test('however many uploads race, a tenant has at most 500 documents and pays for no other', async () => {
  const { agent } = await service.createTenant()
  await agent.db.insert(knowledgeDocuments).values(
    Array.from({ length: 495 }, (_, n) => ({
      tenantId: agent.caller.tenantId,
      title: `No ${n}`,
      sourceType: 'manual' as const,
      language: 'en',
      content: 'Text.',
      contentHash: randomBytes(32),
      tokenCount: 1,
      chunksCount: 0,
    })),
  )
  const ends = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      uploadDocument(
        agent,
        UploadDocumentInput.parse({ title: `New ${n}`, content: `New text ${n}.` }),
        new AbortController().signal,
      ),
    ),
  )
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(refused).toHaveLength(15)
  for (const reason of refused) {
    expect(reason).toMatchObject({ problem: { kind: 'conflict', code: 'too_many_documents' } })
    expect(reason.message).toBe("You've reached 500 documents. Delete some to add more.")
  }
  expect(await countDocuments(agent)).toBe(500)
  expect(await getBalance(agent)).toMatchObject({ credits: 195, held: 0 })
})

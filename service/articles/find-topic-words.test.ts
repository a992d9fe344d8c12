import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { findTopicWords } from './find-topic-words.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

test('words like those of the topic are found in its language, and none for no topic', async () => {
  expect(await findTopicWords(service.ctx, 'How loud is a heat pump?', 'en')).toContain('noise')
  expect(await findTopicWords(service.ctx, null, 'en')).toEqual([])
})

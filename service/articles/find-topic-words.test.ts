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

test.each([
  ['en', 'How many bicycles are stolen?', 'theft'],
  ['en', 'Bicycle theft in Lisbon', 'stolen'],
  ['de', 'Wie viele Fahrräder werden gestohlen?', 'Diebstahl'],
  ['fr', 'Combien de cyclistes sont morts ?', 'décès'],
  ['es', '¿Cuántas bicicletas son robadas?', 'hurto'],
  ['it', 'Quante biciclette vengono rubate?', 'furto'],
  ['pt', 'Quantas bicicletas são roubadas?', 'furto'],
])('in %s, “%s” is answered by a text that says %s', async (language, topic, word) => {
  expect(await findTopicWords(service.ctx, topic, language)).toContain(word)
})

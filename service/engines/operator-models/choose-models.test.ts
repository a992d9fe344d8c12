import { expect, test } from 'vitest'
import { chooseModels } from './choose-models.ts'

const endpoint = { url: 'http://127.0.0.1:9/v1', model: 'some-model', key: undefined }
const none = {
  contextTokens: undefined,
  evidenceTokens: undefined,
  concurrency: undefined,
  silenceSeconds: undefined,
}

test('a configured endpoint writes with its model, and is not asked at the start', () => {
  const models = chooseModels({ writer: { ...endpoint, ...none }, checker: undefined })
  expect(models.writing?.name).toBe('model: some-model')
  expect(models.judge).toBeNull()
})

test('the evidence budget follows the context unless it is set', async () => {
  const evidence = async (more: { contextTokens?: number; evidenceTokens?: number }) => {
    const { writing } = chooseModels({ writer: { ...endpoint, ...none, ...more }, checker: undefined })
    return writing?.evidenceTokens
  }
  expect(await evidence({ contextTokens: 8_000 })).toBe(4_000)
  expect(await evidence({ contextTokens: 1_000_000 })).toBe(48_000)
  expect(await evidence({ contextTokens: 8_000, evidenceTokens: 1_500 })).toBe(1_500)
})

test('a checker of the MiniCheck family answers Yes or No unless the setting says otherwise', async () => {
  const judge = async (model: string, answers?: 'verdicts' | 'yes_no') => {
    const checker = { ...endpoint, model, answers, contextTokens: undefined }
    return chooseModels({ writer: { ...endpoint, ...none }, checker }).judge?.answers
  }
  expect(await judge('bespoke-minicheck:7b')).toBe('yes_no')
  expect(await judge('some-chat-model')).toBe('verdicts')
  expect(await judge('own-checker', 'yes_no')).toBe('yes_no')
})

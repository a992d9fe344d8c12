import { expect, test } from 'vitest'
import { createQuestions } from './questions.ts'

function openStore() {
  const kept = new Map<string, Uint8Array>()
  const cache = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: Uint8Array) => void kept.set(key, value),
  }
  return cache
}

const soon = { patienceMs: 200, pauseMs: 5 }
const patient = { patienceMs: 60_000, pauseMs: 5 }
const agreed = (id: string) => ({
  jsonrpc: '2.0',
  id,
  result: { action: 'accept', content: { confirm: true } },
})
const listening = () => ({ callId: 7, signal: new AbortController().signal, waiting: async () => undefined })

test('an answer is heard by whichever process waits for it', async () => {
  const store = openStore()
  const [here, there] = [createQuestions(store, 'anna', patient), createQuestions(store, 'anna', patient)]
  expect(await here.ask((id) => there.hear(agreed(id)), listening())).toBe(true)
})

test('a question that nobody answers is not agreed to', async () => {
  const questions = createQuestions(openStore(), 'anna', soon)
  expect(await questions.ask(async () => undefined, listening())).toBeUndefined()
})

test('nobody else agrees for the user who was asked', async () => {
  const store = openStore()
  const other = createQuestions(store, 'bert', soon)
  expect(
    await createQuestions(store, 'anna', soon).ask((id) => other.hear(agreed(id)), listening()),
  ).toBeUndefined()
})

test.each([
  { result: { action: 'accept' } },
  { result: { action: 'accept', content: { confirm: false } } },
  { result: { action: 'decline', content: { confirm: true } } },
  { result: { action: 'cancel' } },
  { error: { code: -32601, message: 'Method not found' } },
])('%o is a no', async (answer) => {
  const questions = createQuestions(openStore(), 'anna', patient)
  const asked = questions.ask((id) => questions.hear({ jsonrpc: '2.0', id, ...answer }), listening())
  expect(await asked).toBe(false)
})

test('a question whose call was given up is not agreed to', async () => {
  const questions = createQuestions(openStore(), 'anna', patient)
  const given = new AbortController()
  const asked = questions.ask(async () => given.abort(), { ...listening(), signal: given.signal })
  expect(await asked).toBeUndefined()
})

test('a yes that comes after its call was cancelled, at whichever process, is none', async () => {
  const store = openStore()
  const [here, there] = [createQuestions(store, 'anna', patient), createQuestions(store, 'anna', patient)]
  const asked = here.ask(async (id) => {
    await there.hear({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } })
    await there.hear(agreed(id))
  }, listening())
  expect(await asked).toBeUndefined()
})

test('an answer that comes while the store is away is kept once that is back', async () => {
  const store = openStore()
  let away = 3
  const slow = {
    ...store,
    set: async (...all: Parameters<typeof store.set>) => (away-- > 0 ? undefined : store.set(...all)),
  }
  const questions = createQuestions(slow, 'anna', patient)
  expect(await questions.ask((id) => questions.hear(agreed(id)), listening())).toBe(true)
})

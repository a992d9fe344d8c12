import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createQuestions } from './questions.ts'

import { openStore } from './test-store.ts'

const soon = { patienceMs: 200, pauseMs: 5 }
const patient = { patienceMs: 60_000, pauseMs: 5 }
const agreed = (id: string) => ({
  jsonrpc: '2.0',
  id,
  result: { action: 'accept', content: { confirm: true } },
})
const listening = () => ({
  signal: new AbortController().signal,
  isCancelled: async () => false,
  keepAlive: async () => undefined,
})

test('an answer is heard by whichever process waits for it', async () => {
  const store = openStore()
  const [here, there] = [createQuestions(store, 'anna', patient), createQuestions(store, 'anna', patient)]
  expect(await here.ask((id) => there.receive(agreed(id)), listening())).toBe(true)
})

test('a question that nobody answers is not agreed to', async () => {
  const questions = createQuestions(openStore(), 'anna', soon)
  expect(await questions.ask(async () => undefined, listening())).toBeUndefined()
})

test('nobody else agrees for the user who was asked', async () => {
  const store = openStore()
  const other = createQuestions(store, 'bert', soon)
  expect(
    await createQuestions(store, 'anna', soon).ask((id) => other.receive(agreed(id)), listening()),
  ).toBeUndefined()
})

test.each([
  { result: { action: 'accept' } },
  { result: { action: 'accept', content: {} } },
  { result: { action: 'accept', content: { confirm: 'yes' } } },
  { result: { action: 'accept', content: null } },
])('%o is accepted without an answer, which is no yes', async (answer) => {
  const questions = createQuestions(openStore(), 'anna', patient)
  const asked = questions.ask((id) => questions.receive({ jsonrpc: '2.0', id, ...answer }), listening())
  expect(await asked).toBe('unconfirmed')
})

test.each([
  { result: { action: 'accept', content: { confirm: false } } },
  { result: { action: 'decline', content: { confirm: true } } },
  { result: { action: 'cancel' } },
  { result: {} },
  { result: null },
])('%o is a no', async (answer) => {
  const questions = createQuestions(openStore(), 'anna', patient)
  const asked = questions.ask((id) => questions.receive({ jsonrpc: '2.0', id, ...answer }), listening())
  expect(await asked).toBe(false)
})

test.each([-32601, -32603])(
  'a client that fails with %d could not ask, which is no answer of its user',
  async (code) => {
    const questions = createQuestions(openStore(), 'anna', patient)
    const failed = { error: { code, message: 'There is no window.' } }
    const asked = questions.ask((id) => questions.receive({ jsonrpc: '2.0', id, ...failed }), listening())
    expect(await asked).toBe('unasked')
  },
)

test('a question whose call was given up is not agreed to', async () => {
  const questions = createQuestions(openStore(), 'anna', patient)
  const given = new AbortController()
  const asked = questions.ask(async () => given.abort(), { ...listening(), signal: given.signal })
  expect(await asked).toBeUndefined()
})

test('a yes that comes after its call was cancelled is none', async () => {
  const questions = createQuestions(openStore(), 'anna', patient)
  const options = { ...listening(), isCancelled: async () => true }
  expect(await questions.ask((id) => questions.receive(agreed(id)), options)).toBeUndefined()
})

test('an answer to a question that nobody asked is not kept', async () => {
  const store = openStore()
  await createQuestions(store, 'anna', soon).receive(agreed(randomUUID()))
  expect(store.kept.size).toBe(0)
})

test('an answer that comes while the store is away is kept once that is back', async () => {
  const store = openStore()
  let away = 0
  const failing = {
    set: async (...all: Parameters<typeof store.set>) => (away-- > 0 ? undefined : store.set(...all)),
    peek: async (key: string) => (away-- > 0 ? undefined : store.peek(key)),
  }
  const questions = createQuestions(failing, 'anna', patient)
  const answer = (id: string) => {
    away = 5
    return questions.receive(agreed(id))
  }
  expect(await questions.ask(answer, listening())).toBe(true)
})

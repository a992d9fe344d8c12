import { afterEach, expect, test } from 'vitest'
import { type ChatReply, type LoopbackChat, startLoopbackChat } from '#test-support/loopback/chat-server.ts'
import { createGuardedWebFetch } from '../../outbound/guarded-web-fetch.ts'
import { allowanceOfEndpoint } from '../../outbound/outbound-allowance.ts'
import { type AnswerEngine, AnswerError } from './answer-panel.ts'
import { createBuiltInAnswerEngine } from './built-in-answer-engine.ts'
import { createModelAnswerEngine } from './model-answer-engine.ts'

const key = 'sk-very-secret-0123456789'
const question = { text: 'What are the best hand grinders?', keywords: 'hand grinders' }
const idle = { search: async () => [], signal: new AbortController().signal }

let server: LoopbackChat | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

/** An engine backed by a server that returns these replies in turn, then the last one repeatedly. */
async function engineWith(...replies: ChatReply[]): Promise<AnswerEngine> {
  server = await startLoopbackChat(
    (_, index) => replies[Math.min(index, replies.length - 1)] ?? { hang: true },
  )
  return createModelAnswerEngine({
    llmId: 'test',
    label: 'Test model',
    baseUrl: server.baseUrl,
    model: 'test-1',
    key,
    fetch: createGuardedWebFetch({ allow: allowanceOfEndpoint(server.baseUrl) }),
    settings: { url: 'its URL', model: 'its model', key: 'its key' },
    timing: { callTimeoutMs: 1_500, attempts: 3, backoffMs: 1, retryAfterCapMs: 5 },
  })
}

async function failureOf(...replies: ChatReply[]): Promise<AnswerError> {
  const engine = await engineWith(...replies)
  const error = await engine.answer(question, idle).catch((thrown: unknown) => thrown)
  if (!(error instanceof AnswerError)) throw new Error(`Not an AnswerError: ${String(error)}`)
  expect(error.message).not.toContain(key)
  return error
}

test('the question goes to the model with its key, and the text comes back without its thinking', async () => {
  const engine = await engineWith({ text: '<think>Hm.</think>1. Acme\n2. Kinu' })
  expect(await engine.answer(question, idle)).toEqual({ text: '1. Acme\n2. Kinu', isCut: false, sources: [] })
  expect(server?.calls).toEqual([
    { authorization: `Bearer ${key}`, model: 'test-1', question: question.text },
  ])
})

test('sources are read from where searching models put them', async () => {
  const url_citation = { url: 'https://a.example/', title: 'A' }
  const annotated = await engineWith({
    text: 'A.',
    message: { annotations: [{ type: 'url_citation', url_citation }] },
  })
  expect((await annotated.answer(question, idle)).sources).toEqual([url_citation])
  await server?.close()
  const listed = await engineWith({ text: 'B.', more: { citations: ['https://b.example/'] } })
  expect((await listed.answer(question, idle)).sources).toEqual([{ url: 'https://b.example/', title: null }])
})

test('an answer that the model cut off is kept and marked', async () => {
  const engine = await engineWith({ text: 'Acme and', finishReason: 'length' })
  expect(await engine.answer(question, idle)).toMatchObject({ text: 'Acme and', isCut: true })
})

test.each<[string, ChatReply]>([
  ['429', { status: 429, headers: { 'retry-after': '30' } }],
  ['500', { status: 500 }],
  ['a cut connection', { cut: true }],
  ['an empty text', { text: '' }],
  ['no text at all', { text: null }],
  ['HTML', { raw: '<html>Bad gateway</html>' }],
  ['JSON of another shape', { raw: '{"choices":[]}' }],
  ['silence', { hang: true }],
])('after %s the question is asked again', async (_, fault) => {
  const engine = await engineWith(fault, { text: 'Acme.' })
  expect((await engine.answer(question, idle)).text).toBe('Acme.')
  expect(server?.calls).toHaveLength(2)
})

test.each<[string, ChatReply, AnswerError['reason'], number, boolean]>([
  ['429', { status: 429 }, 'rate_limited', 3, false],
  ['500', { status: 500, error: `secret ${key}` }, 'unreachable', 3, false],
  ['a cut connection', { cut: true }, 'unreachable', 3, false],
  ['an empty text', { text: '  ' }, 'empty', 3, false],
  ['another shape', { raw: '[]' }, 'malformed', 3, false],
  ['silence', { hang: true }, 'timed_out', 3, false],
  ['a refusal in words', { text: "I'm sorry, I can't help with that." }, 'refused', 1, false],
  ['a refusal by member', { text: null, message: { refusal: 'No.' } }, 'refused', 1, false],
  ['a content filter', { text: '', finishReason: 'content_filter' }, 'refused', 1, false],
  ['a key that is not accepted', { status: 401 }, 'not_accepted', 1, true],
  ['an unknown model', { status: 404 }, 'not_accepted', 1, true],
  ['no credit', { status: 429, error: 'insufficient_quota' }, 'rate_limited', 1, true],
  ['a refused request', { status: 400 }, 'not_accepted', 1, false],
])('%s for ever is reported as such', async (_, fault, reason, calls, isFinal) => {
  const error = await failureOf(fault)
  expect([error.reason, error.isFinal, server?.calls.length]).toEqual([reason, isFinal, calls])
})

test('a worker that stops ends the waiting with its own reason', async () => {
  const engine = await engineWith({ hang: true })
  const stop = new AbortController()
  const answer = engine.answer(question, { ...idle, signal: stop.signal })
  stop.abort(new Error('stopping'))
  await expect(answer).rejects.toThrow('stopping')
})

test('the built-in engine answers from what the search gives, names its sources, and says when there is nothing', async () => {
  const engine = createBuiltInAnswerEngine()
  const passages = [
    {
      title: 'About Acme',
      url: null,
      text: 'It rains. Acme makes hand grinders. They are precise. Bread is dear.',
    },
    { title: 'Notes', url: 'https://a.example/', text: 'Grinders need cleaning.' },
  ]
  const answer = await engine.answer(question, { ...idle, search: async () => passages })
  expect(answer).toEqual({
    text: '1. About Acme: It rains. Acme makes hand grinders. [1]\n2. Notes: Grinders need cleaning. [2]',
    isCut: false,
    sources: [
      { url: null, title: 'About Acme' },
      { url: 'https://a.example/', title: 'Notes' },
    ],
  })
  await expect(engine.answer(question, idle)).rejects.toMatchObject({ reason: 'nothing_found' })
})

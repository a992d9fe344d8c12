import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type LoopbackModel, type Reply, startLoopbackModel } from '#test-support/loopback/model-server.ts'
import type { ModelCall } from './chat-model.ts'
import { createChatModel, silenceOf } from './create-chat-model.ts'
import type { ModelTiming } from './model-calls.ts'

let server: LoopbackModel | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const question: ModelCall = { system: 's', task: 't', maxCharacters: 1_000 }
const settings = { url: 'URL', model: 'MODEL', key: 'KEY' }

async function start(
  reply: Reply,
  options: {
    timing?: Partial<ModelTiming>
    silenceMs?: number
    concurrency?: number
    thinkMs?: number
  } = {},
) {
  const { timing, silenceMs, concurrency, thinkMs = 0 } = options
  server = await startLoopbackModel(() => reply, { before: () => sleep(thinkMs) })
  const { baseUrl, calls } = server
  const chat = createChatModel({
    baseUrl,
    model: 'slow',
    fetch,
    settings,
    concurrency,
    silenceMs,
    timing: { backoffMs: 1, ...timing },
  })
  return { calls, open: (signal = new AbortController().signal) => chat.openSession(signal) }
}

test('waiting for a turn costs a call nothing of its time, and its session neither', async () => {
  const timing = { silenceMs: 2_500, callTimeoutMs: 2_500, totalTimeoutMs: 2_500 }
  const { open, calls } = await start({ text: 'Hello.' }, { timing, concurrency: 1, thinkMs: 800 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => open().ask(question)))
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 5 }, () => 'Hello.'))
  expect(calls).toHaveLength(5)
})

test('an answer that still comes is heard to its end; one that falls silent is given up', async () => {
  const text = 'One piece of forty characters, and more. '.repeat(6).trim()
  const slow = await start({ text, pauseMs: 400 }, { timing: { silenceMs: 2_000, attempts: 1 } })
  expect(await slow.open().ask(question)).toEqual({ text, isWhole: true })
  await server?.close()
  const silent = await start({ hangAfter: 'One piece.' }, { timing: { silenceMs: 300, attempts: 1 } })
  await expect(silent.open().ask(question)).rejects.toMatchObject({ reason: 'timed_out' })
})

test('a model on this machine may be silent longer than one elsewhere, and a setting counts before both', async () => {
  expect(silenceOf('http://127.0.0.1:11434/v1')).toBe(900_000)
  expect(silenceOf('https://api.example/v1')).toBe(300_000)
  const { open } = await start({ hangAfter: 'One piece.' }, { silenceMs: 300, timing: { attempts: 1 } })
  await expect(open().ask(question)).rejects.toMatchObject({ reason: 'timed_out' })
})

test('an answer without an end is given up, though it still comes', async () => {
  const timing = { callTimeoutMs: 300, attempts: 1 }
  const { open } = await start({ text: 'x'.repeat(40 * 200), pauseMs: 50 }, { timing })
  await expect(open().ask({ ...question, maxCharacters: 10_000 })).rejects.toMatchObject({
    reason: 'timed_out',
  })
})

test('the tokens of a call that was given up are counted as far as the server told them', async () => {
  const { open } = await start({ hangAfter: 'One piece.' }, { timing: { silenceMs: 3_000, attempts: 2 } })
  const session = open()
  await expect(session.ask(question)).rejects.toMatchObject({ reason: 'timed_out' })
  expect(session.tokens()).toEqual({ input: 200, output: 6, cached: 0 })
})

test('a call that is cancelled while it waits for its turn leaves the queue', async () => {
  const { open, calls } = await start({ hang: true }, { concurrency: 1 })
  const [first, second] = [new AbortController(), new AbortController()]
  const running = open(first.signal).ask(question)
  const waiting = open(second.signal).ask(question)
  await expect.poll(() => calls.length).toBe(1)
  second.abort()
  await expect(waiting).rejects.toMatchObject({ reason: 'cancelled' })
  first.abort()
  await expect(running).rejects.toMatchObject({ reason: 'cancelled' })
  expect(calls).toHaveLength(1)
})

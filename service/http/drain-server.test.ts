import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '#test-support/eventually.ts'
import { prepareDrain } from './drain-server.ts'

const agents: Agent[] = []
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
})

/** Answers `/slow` when `release` is called, `/stream` in two parts around it, and everything else at once. */
async function openServer() {
  const released = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const server: Server = createServer(async ({ url }, response) => {
    if (url === '/stream') response.write('first ')
    if (url !== '/') {
      arrived.resolve()
      await released.promise
    }
    response.end('last')
  })
  const drain = prepareDrain(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  const get = async (path: string, by: Agent | undefined = agent) => {
    const sent = request({ port, host: '127.0.0.1', path, agent: by ?? new Agent() }).end()
    const [answer] = await once(sent, 'response')
    let body = ''
    for await (const chunk of answer) body += chunk
    return { body, connection: answer.headers.connection }
  }
  return { drain, get, release: released.resolve, arrived: arrived.promise }
}

test('a kept connection is answered until it is told to close, which is after the server stopped listening', async () => {
  const { drain, get } = await openServer()
  expect(await get('/')).toEqual({ body: 'last', connection: 'keep-alive' })
  let isDrained = false
  const drained = drain({ keepAnsweringMs: 1000, lastAnswersMs: 1000 }).finally(() => {
    isDrained = true
  })
  expect(await get('/', new Agent())).toEqual({ body: 'last', connection: 'close' })
  const heard: unknown[] = []
  while (!heard.includes('close')) heard.push((await get('/')).connection)
  expect(new Set(heard)).toEqual(new Set(['keep-alive', 'close']))
  expect(isDrained).toBe(false)
  await expect(get('/')).rejects.toThrow('ECONNREFUSED')
  expect(await drained).toBe(0)
})

test('a connection whose answer began before it could be told is kept for one more request', async () => {
  const { drain, get, release, arrived } = await openServer()
  const answer = get('/stream')
  await arrived
  const drained = drain({ keepAnsweringMs: 300, lastAnswersMs: 60_000 })
  await eventually(() =>
    get('/', new Agent()).then(
      () => undefined,
      () => true,
    ),
  )
  release()
  expect((await answer).connection).toBe('keep-alive')
  expect(await get('/')).toEqual({ body: 'last', connection: 'close' })
  expect(await drained).toBe(0)
})

test.each(['/slow', '/stream'])('an answer that takes long (%s) is waited for', async (path) => {
  const { drain, get, release, arrived } = await openServer()
  const answer = get(path)
  await arrived
  let isDrained = false
  const drained = drain({ keepAnsweringMs: 0, lastAnswersMs: 60_000 }).finally(() => {
    isDrained = true
  })
  await sleep(200)
  expect(isDrained).toBe(false)
  release()
  expect((await answer).body).toContain('last')
  expect(await drained).toBe(0)
})

test('an answer without end is cut off after its time, and counted', async () => {
  const { drain, get, arrived } = await openServer()
  const answer = get('/stream').catch((error: unknown) => error)
  await arrived
  expect(await drain({ keepAnsweringMs: 0, lastAnswersMs: 100 })).toBe(1)
  expect(await answer).toBeInstanceOf(Error)
})

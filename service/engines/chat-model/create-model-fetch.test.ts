import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createModelFetch } from './create-model-fetch.ts'

afterEach(() => vi.useRealTimers())

test('the request of a model that is silent for fourteen minutes is not ended', async () => {
  let answer: ServerResponse | undefined
  const server = createServer((_request, response) => {
    answer = response
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetch = createModelFetch({ allow: host })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const asked = fetch(`http://${host}/v1/chat/completions`, { method: 'POST', body: '{}' })
  await vi.waitFor(() => expect(answer).toBeDefined())
  await vi.advanceTimersByTimeAsync(14 * 60_000)
  answer?.end('{"choices":[]}')
  expect(await (await asked).json()).toEqual({ choices: [] })
  await fetch.close()
  await new Promise((resolve) => server.close(resolve))
})

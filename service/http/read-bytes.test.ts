import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'

test('a limit is told in whole units, and never as more than is taken', async () => {
  const toldFor = async (limit: number) => {
    const app = new Hono()
    app.post('/', async (request) => {
      const told = await readBytes(request, limit).catch((error: Error) => error.message)
      return request.text(String(told))
    })
    const answer = await app.request('/', {
      method: 'POST',
      headers: { 'content-length': '20000000' },
      body: 'x',
    })
    return answer.text()
  }
  expect(await toldFor(17_000_000)).toBe('The body may have at most 16 MiB.')
  expect(await toldFor(1024 * 1024)).toBe('The body may have at most 1 MiB.')
  expect(await toldFor(65_536)).toBe('The body may have at most 64 KiB.')
})

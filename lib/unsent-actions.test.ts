import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { unsent } from './unsent.ts'
import { answerUnsentActions } from './unsent-actions.ts'

const action = { method: 'POST', headers: { 'next-action': 'a1' } }
const report = { sent: vi.fn(), unsent: vi.fn() }
const offline: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['without a network', offline],
  [
    'by a proxy before a dashboard that is gone',
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  ],
])('an action that is not answered %s returns a problem in the format of an action', async (_, send) => {
  const answer = await answerUnsentActions(send, report)('/articles/new', action)
  expect(answer.headers.get('content-type')).toBe('text/x-component')
  const [envelope, returned] = (await answer.text()).split('\n')
  expect(JSON.parse(envelope?.replace(/^0:/, '') ?? '')).toEqual({ a: '$@1' })
  expect(report.unsent).toHaveBeenCalled()
  expect(JSON.parse(returned?.replace(/^1:/, '') ?? '')).toEqual({ ok: false, problem: unsent })
})

test('an action that is answered, with a failure of its own too, is passed on', async () => {
  const failed = new Response('0:{}', { status: 503, headers: { 'content-type': 'text/x-component' } })
  expect(await answerUnsentActions(async () => failed, report)('/', action)).toBe(failed)
})

test('what is no action fails as it always does', async () => {
  await expect(answerUnsentActions(offline, report)('/api/read/getMe')).rejects.toThrow('Failed to fetch')
})

test('every server action answers a result, so that what was not sent is never taken for done', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').startsWith("'use server'"),
  )
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(
      /^(export async function .*)?\): Promise<(?!ActionResult)/m,
    )
  }
})

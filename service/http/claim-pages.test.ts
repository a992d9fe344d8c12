import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { copyButton, copyPolicy } from './copy-button.ts'

let service: TestService
beforeAll(async () => {
  const limits = { 'claim-attempt': { limit: 1, window_seconds: 3600 } }
  service = await createTestService({ environment: { RATE_LIMITS: JSON.stringify(limits) } })
})
afterAll(() => service.close())

function press(): Promise<Response> {
  const body = new URLSearchParams({ claim_attempt_token: 'nobody' })
  return Promise.resolve(
    service.app().request('/agent/auth/claim/attempt/challenge', { method: 'POST', body }),
  )
}

test('a person who presses a button of the claim page too often gets a page with the time to wait', async () => {
  expect((await press()).status).toBe(401)
  const limited = await press()
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(limited.headers.get('content-type')).toContain('text/html')
  expect(await limited.text()).toContain('Too many attempts')
})

test('an address without anything answers a browser with a page, and a program with an error', async () => {
  const get = (path: string, accept: string) => service.app().request(path, { headers: { accept } })
  const missing = await get('/nobody/here', 'text/html,*/*;q=0.8')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('Page not found')
  expect(await (await get('/nobody/here', '*/*')).json()).toMatchObject({ code: 'not_found' })
})

test('a truncated link gives a person an error that mentions the email', async () => {
  const answer = await service.app().request('/agent/auth/claim/view?token=cut')
  expect(answer.status).toBe(401)
  expect(await answer.text()).toContain('Link not found')
})

test('a page with a copy button runs its one script and no other', async () => {
  const button = String(await copyButton('code', 'Copy code'))
  const script = /<script>([\s\S]*)<\/script>/.exec(button)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(copyPolicy({ 'Content-Security-Policy': "default-src 'none'" })['Content-Security-Policy']).toBe(
    `default-src 'none'; script-src 'sha256-${hash}'`,
  )
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#test-support/eventually.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { allowScripts } from './allow-scripts.ts'
import { copyButton, copyScript } from './copy-button.ts'
import { instant, localeOf, localTimes, localTimesScript } from './local-times.ts'

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
  const text = await missing.text()
  expect(text).toContain('Page not found')
  expect(text).toContain(
    `<a class="button" href="${service.ctx.config.dashboardUrl}">Go to the dashboard</a>`,
  )
  expect(await (await get('/nobody/here', '*/*')).json()).toMatchObject({ code: 'not_found' })
})

test('a page of the service brings the typefaces of the dashboard, which browsers keep', async () => {
  const page = await service.app().request('/nobody/here', { headers: { accept: 'text/html' } })
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'")
  const fonts = [...(await page.text()).matchAll(/font-family:(\w+);[^}]*url\((\/_fonts\/[\w.-]+)\)/g)]
  expect(fonts.map(([, family]) => family)).toEqual(['Newsreader', 'Geist', 'GeistMono'])
  for (const [, , path = ''] of fonts) {
    const answer = await service.app().request(path)
    expect(answer.headers.get('content-type')).toBe('font/woff2')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }
})

test('a truncated link gives a person an error that mentions the email, and a button to request a new one', async () => {
  const answer = await service.app().request('/agent/auth/claim/view?token=cut')
  expect(answer.status).toBe(401)
  const body = await answer.text()
  expect(body).toContain('Link not found')
  expect(body).toContain(
    `<a class="button" href="${service.ctx.config.dashboardUrl}/sign-in">Request a new link</a>`,
  )
})

test.each([
  ['a copy button', copyButton('code', 'Copy code'), copyScript],
  ['local times', localTimes('de-CH'), localTimesScript],
])('a page with %s runs that script and no other', async (_, markup, script) => {
  expect(/<script[^>]*>([\s\S]*)<\/script>/.exec(String(await markup))?.[1]).toBe(script)
  const hash = createHash('sha256').update(script).digest('base64')
  const headers = allowScripts({ 'Content-Security-Policy': "default-src 'none'" }, [script])
  expect(headers['Content-Security-Policy']).toBe(`default-src 'none'; script-src 'sha256-${hash}'`)
})

test('times are written in the way of the language that the browser asks for, as in the dashboard', async () => {
  const localeFor = async (header: string | undefined) =>
    /data-locale="([^"]+)"/.exec(String(await localTimes(localeOf(header))))?.[1]
  expect(await localeFor('de-CH, en;q=0.8')).toBe('de-CH')
  for (const none of [undefined, '*', '']) expect(await localeFor(none)).toBe('en-GB')
})

test('a time says its zone where no script writes it by the clock of the reader', async () => {
  expect(String(await instant(new Date('2026-11-21T15:04:05Z')))).toBe(
    '<time datetime="2026-11-21T15:04:05.000Z">21 Nov 2026, 15:04 UTC</time>',
  )
})

test('the code of a program is copied first; that of a browser leads on to the dashboard first', async () => {
  const own = await createTestService()
  await own.startWorker()
  try {
    const codePageFor = async (agent_name: string) => {
      const registration = {
        type: 'identity_assertion',
        assertion_type: 'verified_email',
        assertion: 'ada@example.com',
        requested_credential_type: 'api_key',
        agent_name,
      }
      await own.app().request('/agent/auth', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(registration),
      })
      const token = await eventually(async () => {
        const mails = (await own.ctx.engines.outbox?.list(10)) ?? []
        return /token=(\S+)/.exec(mails.find(({ text }) => text.includes(agent_name))?.text ?? '')?.[1]
      })
      const shown = await own.app().request('/agent/auth/claim/attempt/challenge', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ claim_attempt_token: token }).toString(),
      })
      return shown.text()
    }
    const [program, browser] = [await codePageFor('Research agent'), await codePageFor('Chrome on macOS')]
    expect(program).toMatch(/<button type="button" data-copies="code"/)
    expect(program).toMatch(/<a class="button quiet" href="[^"]*\/sign-in#code=/)
    expect(browser).toMatch(/<button type="button" class="quiet" data-copies="code"/)
    expect(browser).toMatch(/<a class="button" href="[^"]*\/sign-in#code=/)
  } finally {
    await own.close()
  }
})

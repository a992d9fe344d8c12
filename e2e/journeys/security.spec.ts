import { randomUUID } from 'node:crypto'
import { expect, test } from './journey.ts'

const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? ''
const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1]

test('every answer carries a policy: pages run their own scripts alone, data nothing at all', async ({
  page,
  request,
  signedIn,
}) => {
  expect(signedIn.key).toBeTruthy()
  for (const path of ['/', '/articles', '/settings', '/sign-in?reason=revoked', '/no.such/file.txt']) {
    const answer = await page.goto(path)
    const headers = answer?.headers() ?? {}
    const policy = policyOf(headers)
    expect([path, policy]).toEqual([
      path,
      expect.stringMatching(/script-src 'nonce-[^ ]+' 'strict-dynamic';/),
    ])
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
    // Not behind https here, so nobody is told to insist on it.
    expect(headers).not.toHaveProperty('strict-transport-security')
  }
  const [first, second] = [await request.get('/sign-in'), await request.get('/sign-in')]
  expect(nonceOf(policyOf(first.headers()))).not.toBe(nonceOf(policyOf(second.headers())))
  const data = await page.request.get('/api/read/getMe')
  expect(data.headers()).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const session = (await page.context().cookies()).find(({ name }) => name.includes('session-token'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('markup that got into a page runs nothing', async ({ browser, stage }) => {
  const page = await browser.newPage()
  await page.goto(`${stage.dashboardUrl}/sign-in`)
  const ran = await page.evaluate(async () => {
    const refused = new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
        once: true,
      })
    })
    const box = document.createElement('div')
    box.innerHTML = '<img src="data:," onerror="document.title = \'owned\'">'
    document.body.append(box)
    return [await refused, document.title]
  })
  expect(ran).toEqual(['script-src-attr', expect.not.stringContaining('owned')])
  await page.close()
})

test('a page of another origin can neither write nor act, cookies or not', async ({ page, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  const estimate = { operation: 'createBrandScan', input: { brandName: 'Acme' } }
  const post = (headers: Record<string, string>) =>
    page.request.post('/api/read/estimate', { data: estimate, headers })
  for (const site of ['cross-site', 'same-site']) {
    expect((await post({ 'sec-fetch-site': site })).status()).toBe(403)
  }
  expect((await post({ 'sec-fetch-site': 'same-origin' })).status()).toBe(200)

  // What the browser sends when a switch is pressed, replayed from elsewhere.
  const pressed = page.waitForRequest((sent) => sent.headers()['next-action'] !== undefined)
  await page.goto('/')
  await page.getByRole('button', { name: /hide/i }).first().click()
  const action = await pressed
  const replay = (origin: string) =>
    page.request.post(action.url(), {
      data: action.postData() ?? '',
      headers: {
        'next-action': action.headers()['next-action'] ?? '',
        'content-type': action.headers()['content-type'] ?? '',
        origin,
      },
    })
  expect((await replay('https://evil.example')).status()).toBe(403)
  expect((await replay(new URL(page.url()).origin)).status()).toBe(200)
})

test('no door leads to another site', async ({ page, stage, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example']) {
    await page.goto(`/sign-in?next=${encodeURIComponent(target)}`)
    expect(page.url()).toBe(`${stage.dashboardUrl}/`)
    for (const door of ['signin', 'signout', 'error']) {
      const address = `/api/auth/${door}?callbackUrl=${encodeURIComponent(target)}`
      const answer = await page.request.get(address, { maxRedirects: 0 })
      const location = new URL(answer.headers().location ?? '/', stage.dashboardUrl)
      expect([door, location.origin]).toEqual([door, stage.dashboardUrl])
    }
  }
})

test('whoever tries keys one after the other is stopped, at either door', async ({ request }) => {
  const headers = { 'x-forwarded-for': randomUUID() }
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  const form = { csrfToken, key: 'service_agent_guessed', json: 'true' }
  const tries = Array.from({ length: 31 }, () => request.post('/api/auth/callback/key', { form, headers }))
  const statuses = (await Promise.all(tries)).map((answer) => answer.status())
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
})

test('a path that cannot be decoded leads to the page for missing pages', async ({ page, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  const answer = await page.goto('/%E0%A4%A')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Overview' })).toBeVisible()
})

import { createHash } from 'node:crypto'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { routes } from '../routes.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const page = async (path: string) => {
  const answer = await service.app().request(path, { headers: { accept: 'text/html' } })
  expect([path, answer.status]).toEqual([path, 200])
  return { answer, document: parseHTML(await answer.text()).document }
}
test('every operation stands on the page of its noun, with its address, samples, answer, errors and a form', async () => {
  for (const [noun, group] of Map.groupBy(routes, ({ operation }) => operation.noun)) {
    const { document } = await page(`/docs/${noun}`)
    for (const { operation } of group) {
      const shown = document.getElementById(operation.id)
      expect(shown?.querySelector('.address')?.textContent).toBe(`${operation.method} ${operation.path}`)
      const languages = [...(shown?.querySelectorAll('.samples figure') ?? [])].map((one) =>
        one.getAttribute('data-language'),
      )
      if (operation.id !== 'getOpenApi')
        expect([operation.id, languages]).toEqual([operation.id, ['bash', 'typescript', 'python']])
      expect(shown?.querySelector('form')?.getAttribute('data-operation')).toBe(operation.id)
    }
  }
})

test('every link within the documentation leads to a page, and to a place on it', async () => {
  const seen = new Map<string, { ids: Set<string>; links: string[] }>()
  const open = ['/docs']
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue
    const text = await (await service.app().request(path)).text()
    const all = (pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, value]) => value ?? [])
    const links = all(/ href="(\/docs[^"]*)"/g)
    seen.set(path, { ids: new Set(all(/ id="([^"]+)"/g)), links })
    open.push(...links.map((href) => href.split('#')[0] ?? ''))
  }
  expect(seen.size).toBeGreaterThan(25)
  for (const [path, { links }] of seen) {
    for (const href of links) {
      const [target = '', id] = href.split('#')
      if (id !== undefined) expect([path, href, seen.get(target)?.ids.has(id)]).toEqual([path, href, true])
    }
  }
})

test('the search leads to every operation, event and guide by words that they are looked for with', async () => {
  const answer = await service.app().request('/docs/search.json')
  const index: { title: string; url: string; words: string }[] = await answer.json()
  const found = (word: string) => index.filter(({ words }) => words.includes(word)).map(({ url }) => url)
  expect(found('idempotency')).toContain('/docs/guides/limits-and-retries')
  expect(found('createscoutrun')).toEqual(['/docs/scout-runs#createScoutRun'])
  expect(found('article.failed')).toContain('/docs/events#article.failed')
  for (const { operation } of routes) {
    expect(index.some(({ url }) => url === `/docs/${operation.noun}#${operation.id}`)).toBe(true)
  }
})

test('a page takes nothing from elsewhere, runs one script of ours, and is less than 200 KB with it', async () => {
  const app = service.app()
  const zipped = { headers: { 'accept-encoding': 'br' } }
  const script = (await (await app.request('/docs/docs.js', zipped)).arrayBuffer()).byteLength
  for (const noun of ['articles', 'webhooks']) {
    const { answer, document } = await page(`/docs/${noun}`)
    const scripts = [...document.querySelectorAll('script')].map((one) => one.getAttribute('src'))
    expect(scripts).toEqual(['/docs/docs.js'])
    expect(document.querySelectorAll('link[rel=stylesheet], img, iframe')).toHaveLength(0)
    const style = document.querySelector('style')?.textContent ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(`style-src 'sha256-${hash}'`)
    expect(policy?.match(/connect-src [^;]+|script-src [^;]+/g)).toEqual([
      "connect-src 'self'",
      "script-src 'self'",
    ])
    const size = (await (await app.request(`/docs/${noun}`, zipped)).arrayBuffer()).byteLength
    expect(size + script).toBeLessThan(200_000)
  }
})

test('llms-full.txt has every guide and every operation', async () => {
  const text = await (await service.app().request('/llms-full.txt')).text()
  for (const { operation } of routes) expect(text).toContain(`(${operation.id})`)
  expect(text).toContain('# First article in five minutes')
  expect(text).not.toContain('{{')
})

test('the root leads programs and people on, and so do its headers and the catalog', async () => {
  const app = service.app()
  const base = service.ctx.config.serviceUrl
  const root = await app.request('/')
  expect(await root.json()).toMatchObject({ openapi: `${base}/openapi.json`, docs: `${base}/docs` })
  expect(root.headers.get('link')).toContain(`<${base}/openapi.json>; rel="service-desc"`)
  const people = await app.request('/', { headers: { accept: 'text/html' } })
  expect(await people.text()).toContain('/docs/guides/first-article')
  const catalog = await app.request('/.well-known/api-catalog')
  expect(catalog.headers.get('content-type')).toContain('application/linkset+json')
  const { linkset } = await catalog.json()
  for (const { href } of [
    ...linkset[0]['service-desc'],
    ...linkset[0]['service-doc'],
    ...linkset[0].status,
  ]) {
    expect([href, (await app.request(href.replace(base, ''))).status]).toEqual([href, 200])
  }
  expect(await (await app.request('/robots.txt')).text()).toContain(`Sitemap: ${base}/sitemap.xml`)
  expect(await (await app.request('/sitemap.xml')).text()).toContain(`<loc>${base}/docs/articles</loc>`)
  expect((await app.request('/favicon.ico')).headers.get('content-type')).toBe('image/svg+xml')
  expect((await app.request('/.well-known/security.txt')).status).toBe(404)
})

test('a registration without a body lists every member and what it may be', async () => {
  const answer = await service.app().request('/agent/auth', { method: 'POST' })
  expect(answer.status).toBe(400)
  const { details } = await answer.json()
  expect(details).toEqual(
    expect.arrayContaining([
      { path: 'type', message: 'Must be identity_assertion.' },
      { path: 'assertion_type', message: 'Must be verified_email.' },
      { path: 'requested_credential_type', message: 'Must be api_key.' },
    ]),
  )
  expect(details).toHaveLength(5)
})

test('llms.txt leads to the reference, OpenAPI, MCP and how to get a key, all of which answer', async () => {
  const app = service.app()
  const text = await (await app.request('/llms.txt')).text()
  const base = service.ctx.config.serviceUrl
  for (const path of ['/docs', '/openapi.json', '/llms-full.txt', '/auth.md', '/api/agent/health']) {
    expect(text).toContain(`(${base}${path})`)
    expect([path, (await app.request(path)).status]).toEqual([path, 200])
  }
  expect(text).toContain(`${base}/mcp`)
})

test('the OpenAPI document has two addresses, is compressed where asked, and costs a 304 while nothing changed', async () => {
  const app = service.app()
  const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  const whole = await ask('/api/agent/openapi.json')
  const body = await whole.text()
  expect(await (await ask('/openapi.json')).text()).toBe(body)
  const small = await ask('/openapi.json', { 'accept-encoding': 'gzip' })
  expect(small.headers.get('content-encoding')).toBe('gzip')
  expect((await small.arrayBuffer()).byteLength).toBeLessThan(body.length / 4)
  const etag = small.headers.get('etag') ?? ''
  const again = await ask('/openapi.json', { 'accept-encoding': 'gzip', 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('the OpenAPI document names the price of everything that charges, by the price list of this service', async () => {
  const document = await (await service.app().request('/openapi.json')).json()
  for (const methods of Object.values<Record<string, Record<string, unknown>>>(document.paths)) {
    for (const one of Object.values(methods)) {
      if (one['x-charges'])
        expect([one.operationId, one['x-price']]).toEqual([one.operationId, expect.anything()])
    }
  }
  expect(document.paths['/api/agent/service-warm-lead'].post['x-price']).toMatchObject({
    currency: 'credits',
    formula: expect.stringContaining('report'),
    items: [{ item: 'report', credits: service.ctx.prices.warm_lead }],
  })
})

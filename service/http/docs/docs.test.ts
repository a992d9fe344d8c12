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

test('the reference shows every operation with its address, and every link in it leads somewhere', async () => {
  const answer = await service.app().request('/docs')
  const { document } = parseHTML(await answer.text())
  for (const { operation } of routes) {
    const shown = document.getElementById(operation.id)
    expect([operation.id, shown?.querySelector('.address')?.textContent]).toEqual([
      operation.id,
      `${operation.method} ${operation.path}`,
    ])
  }
  const targets = [...document.querySelectorAll('a[href^="#"]')].map(
    (link) => link.getAttribute('href') ?? '',
  )
  // Thousands of links: to look up each by its id takes seconds in this DOM.
  const ids = new Set([...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(targets.filter((target) => !ids.has(target.slice(1)))).toEqual([])
})

test('the reference runs nothing, loads nothing from elsewhere and has the one stylesheet that its policy names', async () => {
  const answer = await service.app().request('/docs')
  const { document } = parseHTML(await answer.text())
  expect(document.querySelectorAll('script, link[rel=stylesheet], img, iframe')).toHaveLength(0)
  const style = document.querySelector('style')?.textContent ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
})

test('llms.txt leads to the reference, OpenAPI, MCP and how to get a key, all of which answer', async () => {
  const app = service.app()
  const text = await (await app.request('/llms.txt')).text()
  const base = service.ctx.config.serviceUrl
  for (const path of ['/docs', '/api/agent/openapi.json', '/auth.md', '/api/agent/health']) {
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

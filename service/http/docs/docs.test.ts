import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ErrorCodeDescription, errorCodes, isErrorCode } from '#contract/error-codes.ts'
import { build, isBuilt } from '#scripts/build.mjs'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { deskTools } from '../mcp/desk-tools.ts'
import { toolGuides } from '../mcp/tool-guides.ts'
import { routes } from '../routes.ts'
import { singular } from './shown-example.ts'

let service: TestService
/** One for all, since it keeps the pages that it has drawn. */
let app: ReturnType<TestService['app']>
beforeAll(async () => {
  if (!isBuilt('client')) expect(await build('client', process.env)).toMatchObject({ code: 0 })
  service = await createTestService()
  app = service.app()
})
afterAll(() => service.close())

async function readPage(path: string) {
  const answer = await app.request(path, { headers: { accept: 'text/html' } })
  expect([path, answer.status]).toEqual([path, 200])
  return { answer, document: parseHTML(await answer.text()).document }
}
/** Read once, since tests that change a page open one of their own: a long one takes half a second to be parsed. */
const pages = new Map<string, ReturnType<typeof readPage>>()
const page = (path: string) => {
  const read = pages.get(path) ?? readPage(path)
  pages.set(path, read)
  return read
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
      const pressed = shown?.querySelectorAll('.tabs [aria-pressed=true]') ?? []
      expect([...pressed].map((one) => one.textContent)).toEqual(
        operation.id === 'getOpenApi' ? [] : ['curl'],
      )
      if (operation.id !== 'getOpenApi')
        expect([operation.id, languages]).toEqual([operation.id, ['bash', 'typescript', 'python']])
      expect(shown?.querySelector('.try template')?.innerHTML).toContain(`data-operation="${operation.id}"`)
    }
  }
})

test('a page has no field to lay out but those at its top until a form is opened', async () => {
  for (const noun of ['articles', 'webhooks']) {
    const text = await (await app.request(`/docs/${noun}`, { headers: { accept: 'text/html' } })).text()
    const drawn = text.replaceAll(/<template>.*?<\/template>/gs, '')
    expect(drawn.match(/<(form(?! method="dialog")|textarea)\b|<input (?!id="(search|key)")/g)).toBeNull()
  }
})

/** The form of an operation on its page, opened; `sent` has what it called. */
async function openForm(
  noun: string,
  id: string,
  {
    key = '',
    answer = {},
    headers = {},
  }: { key?: string; answer?: object; headers?: Record<string, string> } = {},
) {
  const page = await app.request(`/docs/${noun}`, { headers: { accept: 'text/html' } })
  const { document, Event } = parseHTML(await page.text())
  const store = { getItem: () => key, setItem: () => undefined }
  const sent: string[] = []
  runInNewContext(await (await app.request('/docs/docs.js')).text(), {
    document,
    sessionStorage: store,
    localStorage: store,
    addEventListener: () => undefined,
    matchMedia: () => ({ matches: false }),
    crypto,
    URLSearchParams,
    fetch: async (address: string, { method }: { method: string }) => {
      sent.push(`${method} ${address}`)
      return Response.json(answer, { headers })
    },
  })
  const panel = document.querySelector(`#${id} .try`)
  expect(panel?.querySelector('template')).not.toBeNull()
  panel?.dispatchEvent(new Event('toggle'))
  expect(panel?.querySelector('template')).toBeNull()
  const form = panel?.querySelector('form')
  const output = form?.querySelector('output')
  if (output) Object.assign(output, { scrollIntoView: () => undefined })
  const press = async () => {
    form?.dispatchEvent(new Event('submit', { cancelable: true }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { said: output?.textContent, button: form?.querySelector('button')?.textContent }
  }
  return { form, sent, press }
}

test('a form is made when it is opened, and asks for a key before it calls anything', async () => {
  const { form, sent, press } = await openForm('credits', 'estimate')
  expect(form?.querySelector('textarea')).not.toBeNull()
  expect((await press()).said).toContain('Paste an API key')
  expect(sent).toEqual([])
})

test('a form offers the values that there are, chooses none of them, and tells in words how many calls are left', async () => {
  const { form, sent, press } = await openForm('articles', 'listArticles', {
    key: 'service_agent_a',
    headers: { RateLimit: '"reads";r=249;t=33' },
  })
  const filled = [...(form?.querySelectorAll('input') ?? [])].filter(({ value }) => value !== '')
  expect(filled).toEqual([])
  const status = form?.querySelector('select[name=status]')
  const values = [...(status?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent)
  expect(values).toEqual(expect.arrayContaining(['', 'generated', 'published']))
  expect(status?.querySelector('[selected]')).toBeNull()
  expect((await press()).said).toMatch(/^200 · 249 reads left for 33 s\n/)
  expect(sent).toEqual(['GET /api/agent/articles'])
})

test.each([
  ['articles', 'deleteArticle'],
  ['articles', 'publishArticle'],
  ['agents', 'rotateKey'],
  ['agents', 'revokeAgent'],
])('in %s the form of %s says what it does before it is sent', async (noun, id) => {
  const { sent, press } = await openForm(noun, id, { key: 'service_agent_a' })
  const first = await press()
  expect(sent).toEqual([])
  expect(first.said).toBe(
    `${first.button}: this is done at once, in your own workspace. Press again to do it.`,
  )
  const second = await press()
  expect(sent).toHaveLength(1)
  expect(second).toMatchObject({ said: expect.stringContaining('200'), button: 'Send' })
})

test('the form of what charges tells the most that it costs and what it probably will', async () => {
  const answer = { credits_required: 15, credits_expected: 7, balance_after: 121 }
  const { form, sent, press } = await openForm('articles', 'generateArticle', {
    key: 'service_agent_a',
    answer,
  })
  const body = form?.querySelector('textarea')
  if (body) Object.assign(body, { value: '{"topic":"Tea"}' })
  expect(await press()).toEqual({
    said: 'This costs at most 15 credits, probably 7, and leaves at least 121.',
    button: 'Send for at most 15 credits',
  })
  await press()
  expect(sent).toEqual(['POST /api/agent/estimate', 'POST /api/agent/autopilot'])
})

test('every link within the documentation leads to a page, and to a place on it', async () => {
  const seen = new Map<string, { ids: Set<string>; links: string[] }>()
  const open = ['/docs']
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue
    const text = await (await app.request(path)).text()
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

test('no link that a page, a text or a discovery document gives is dead', async () => {
  const base = service.ctx.config.serviceUrl
  const dashboard = service.ctx.config.dashboardUrl
  const sources = [
    '/',
    '/docs',
    '/llms.txt',
    '/auth.md',
    '/sitemap.xml',
    '/robots.txt',
    ...[
      'oauth-protected-resource',
      'oauth-protected-resource/mcp',
      'oauth-authorization-server',
      'api-catalog',
    ].map((name) => `/.well-known/${name}`),
  ]
  const sitemap = await (await app.request('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(base, ''))
  const found = new Map<string, string>()
  for (const path of new Set([...sources, ...pages])) {
    const answer = await app.request(path, { headers: { accept: 'text/html, */*;q=0.5' } })
    const text = (await answer.text()).replaceAll(/<(pre|code|textarea|script|style)\b.*?<\/\1>/gs, '')
    const links = [
      ...text.matchAll(/ href="([^"]+)"/g),
      ...text.matchAll(/\]\(([^)\s]+)\)/g),
      ...(path.endsWith('.md') || path.endsWith('.txt') || path.startsWith('/.well-known')
        ? text.matchAll(/(https?:\/\/[^\s"`)>,]+)/g)
        : []),
    ].map(([, link = '']) => link.replace(base, '').split('#')[0] ?? '')
    for (const link of links) if (link.startsWith('/') && !link.startsWith(dashboard)) found.set(link, path)
  }
  expect(found.size).toBeGreaterThan(40)
  // The library behind these needs a server of Node: their own tests ask them.
  for (const link of [...found.keys()]) if (link.startsWith('/oauth/')) found.delete(link)
  for (const [link, from] of found) {
    const { status } = await app.request(link)
    // A desk without a worker says 503 of its health, at an address that is alive.
    expect([from, link, status === 404 || (status >= 500 && status !== 503)]).toEqual([from, link, false])
  }
})

test('every error code has its line in the documentation, and every error answer leads to its own', async () => {
  const { document } = await page('/docs/errors')
  for (const [code, { status, operations }] of Object.entries<ErrorCodeDescription>(errorCodes)) {
    expect([code, document.getElementById(code)?.textContent.includes(code)]).toEqual([code, true])
    if (typeof operations === 'string') continue
    for (const id of operations) {
      const found = routes.find(({ operation }) => operation.id === id)?.operation
      expect([code, id, found?.errors]).toEqual([code, id, expect.arrayContaining([status])])
    }
  }
  const base = service.ctx.config.serviceUrl
  const lead = async (path: string, init?: RequestInit) => {
    const { code, doc_url: url } = await (await app.request(path, init)).json()
    expect(url).toBe(`${base}/docs/errors#${code}`)
    expect(isErrorCode(code)).toBe(true)
    return code
  }
  expect(await lead('/api/agent/me')).toBe('unauthorized')
  expect(await lead('/agent/auth', { method: 'POST' })).toBe('invalid_request')
  expect(await lead('/nothing/here')).toBe('not_found')
  const { type, doc_url } = await (
    await app.request('/api/agent/me', { headers: { accept: 'application/problem+json' } })
  ).json()
  expect(type).toBe(doc_url)
})

test('only an operation that takes an Idempotency-Key is told to repeat with one', async () => {
  const keyed = new Set(
    routes.flatMap(({ operation: { id, whenCallerLeaves, ownIdempotencyKey } }) =>
      whenCallerLeaves || ownIdempotencyKey ? [id] : [],
    ),
  )
  for (const [code, { operations, retry, next }] of Object.entries<ErrorCodeDescription>(errorCodes)) {
    if (typeof operations === 'string') continue
    const takesKey = operations.every((id) => keyed.has(id))
    const told = retry === 'now' || next.includes('Idempotency-Key')
    expect([code, told && !takesKey]).toEqual([code, false])
  }
  const { document } = await page('/docs/errors')
  for (const code of [
    'site_unreachable',
    'robots_unreachable',
    'network_unreachable',
    'search_console_unreachable',
  ])
    expect(document.getElementById(code)?.querySelector('.retry')?.textContent).toBe('Retry after a minute')
  const guide = await (await app.request('/docs/guides/limits-and-retries.md')).text()
  expect(guide).toMatch(/^\| 409 with a code that ends in `_unreachable` \| .*repeat after a minute/m)
})

test('the errors as Markdown name who answers each code, as the page does', async () => {
  const text = await (await app.request('/docs/errors.md')).text()
  const rows = text.split('\n').filter((line) => /^\| `[a-z_]+` \| \d{3} \|/.test(line))
  expect(rows.length).toBe(Object.keys(errorCodes).length)
  expect(text).toContain('| code | status | what it means and what to do | retry | answered by |')
  expect(rows.find((row) => row.startsWith('| `network_unreachable`'))).toMatch(
    /\| Retry after a minute \| `postAdaptation`, `deletePost` \|$/,
  )
  expect(rows.find((row) => row.startsWith('| `rate_limited`'))).toMatch(/\| Every operation \|$/)
})

test('what auth.md says is a page of the documentation, the same text for whoever prefers Markdown', async () => {
  const { document } = await page('/docs/guides/authentication')
  expect(document.querySelector('nav a[aria-current]')?.textContent).toBe('Authentication')
  expect(document.getElementById('3-claim')).not.toBeNull()
  const text = await (await app.request('/docs/guides/authentication.md')).text()
  expect(text).toBe(await (await app.request('/auth.md')).text())
  const sitemap = await (await app.request('/sitemap.xml')).text()
  for (const path of ['/docs/guides/authentication', '/docs/errors', '/docs/changelog'])
    expect(sitemap).toContain(`${path}</loc>`)
})

test('the navigation leads to every operation of the page that is open, and of no other', async () => {
  const { document } = await page('/docs/webhooks')
  const shown = [...document.querySelectorAll('article')].map(({ id }) => `#${id}`)
  const led = [...document.querySelectorAll('nav ul ul a')].map((link) => link.getAttribute('href'))
  expect(shown.length).toBeGreaterThan(2)
  expect(led).toEqual(shown)
})

test('the address of a guide that is cut short leads to where the guides are listed', async () => {
  const answer = await app.request('/docs/guides')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/docs'])
  const { document } = await page('/docs')
  expect(document.querySelectorAll('main a[href^="/docs/guides/"]').length).toBeGreaterThan(5)
})

test('the faces of a page are those of the dashboard, from this server, and they come', async () => {
  const { document } = await page('/docs/articles')
  const style = document.querySelector('style')?.textContent ?? ''
  const fonts = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url)
  expect(fonts).toHaveLength(3)
  const preloaded = [...document.querySelectorAll('link[rel=preload]')].map((one) => one.getAttribute('href'))
  // The face of code comes when there is some.
  expect(preloaded).toEqual(fonts.filter((font) => !font.includes('mono')))
  expect(preloaded).toHaveLength(2)
  for (const font of fonts) expect((await app.request(font)).headers.get('content-type')).toBe('font/woff2')
})

test('a page takes nothing from elsewhere, runs one script of ours, and is less than 200 KB with it', async () => {
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

test('no page shows Markdown as it is written, outside of code', async () => {
  const read = async (path: string) => (await app.request(path)).text()
  const paths = [...(await read('/docs')).matchAll(/ href="(\/docs[^"]*)"/g)].map(([, path = '']) => path)
  for (const path of new Set(paths)) {
    const text = (await read(path)).replaceAll(/<(pre|code|textarea|script|style)\b.*?<\/\1>/gs, '')
    expect([path, text.includes('`')]).toEqual([path, false])
  }
})

test('a sample names the ids that a reader has to put in, says where they come from, and has none that nobody has', async () => {
  for (const noun of new Set(routes.map(({ operation }) => operation.noun))) {
    const { document } = await page(`/docs/${noun}`)
    for (const shown of document.querySelectorAll('article')) {
      for (const figure of shown.querySelectorAll('.samples figure'))
        expect([
          shown.id,
          figure.textContent.match(/(?<!hooks\.example\/)7d1f0c3a-0000|NEW_UUID|00000000-0000-4000/),
        ]).toEqual([shown.id, null])
    }
  }
  const { document } = await page('/docs/articles')
  const shown = document.getElementById('getArticle')
  expect(shown?.querySelector('figure[data-language=bash]')?.textContent).toContain(
    '/api/agent/articles/ARTICLE_ID',
  )
  expect(shown?.querySelector('.ids')?.textContent).toBe('ARTICLE_ID: an id that listArticles lists. ')
  expect(document.querySelector('#replaceArticle figure[data-language=bash]')?.textContent).toContain(
    '"draft_id": "ARTICLE_ID"',
  )
  expect(document.querySelector('#generateArticle figure[data-language=bash]')?.textContent).toContain(
    '-H "Idempotency-Key: $(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen)"',
  )
})

test('every sample sends a key, but those of the operations that need none', async () => {
  for (const noun of new Set(routes.map(({ operation }) => operation.noun))) {
    const { document } = await page(`/docs/${noun}`)
    for (const { operation } of routes.filter((one) => one.operation.noun === noun)) {
      const shown = document.getElementById(operation.id)
      const samples = [...(shown?.querySelectorAll('.samples figure') ?? [])]
      const withKey = samples.filter(({ textContent }) => textContent.includes('YOUR_API_KEY'))
      const needed = operation.auth === 'none' ? 0 : samples.length
      expect([operation.id, withKey.length]).toEqual([operation.id, needed])
      const facts = shown?.querySelector('.facts')?.textContent ?? ''
      expect([operation.id, facts.includes('No key needed')]).toEqual([
        operation.id,
        operation.auth === 'none',
      ])
    }
  }
})

test('an id in a sample is called by the singular of what stands before it', () => {
  const words = ['watches', 'articles', 'companies', 'addresses', 'brushes', 'boxes', 'analysis', 'address']
  expect(words.map(singular)).toEqual([
    'watch',
    'article',
    'company',
    'address',
    'brush',
    'box',
    'analysis',
    'address',
  ])
})

test('the index above the operations of a page shows method, path and operation id of each', async () => {
  const { document } = await page('/docs/webhooks')
  const lines = [...document.querySelectorAll('.index a')].map(({ textContent }) => textContent)
  for (const { operation } of routes.filter((one) => one.operation.noun === 'webhooks')) {
    expect(lines).toContain(`${operation.method}${operation.summary} ${operation.path} ${operation.id}`)
  }
})

test('the samples that start a session or change settings surprise nobody who pastes them', async () => {
  const settings = await page('/docs/settings')
  const change = settings.document.querySelector('#updateSettings figure[data-language=bash]')?.textContent
  expect(change).toContain('"lowBalanceCredits": 50')
  expect(change).not.toContain('siteTitle')
  const sessions = await page('/docs/sessions')
  const start = sessions.document.querySelector('#createSession figure[data-language=bash]')?.textContent
  expect(start).toContain('"interval_minutes": 10080')
})

test('llms-full.txt has every guide and every operation', async () => {
  const text = await (await app.request('/llms-full.txt')).text()
  for (const { operation } of routes) expect(text).toContain(`(${operation.id})`)
  expect(text).toContain('# First article in five minutes')
  expect(text).not.toContain('{{')
  for (const { operation } of routes) {
    for (const name of Object.keys(operation.query?.shape ?? {})) expect(text).toContain(`- \`${name}\` (`)
  }
  expect(text).toContain('- `topic` (string, 1 to 500 characters)')
  expect(text).toMatch(
    /^type Estimate = \{ credits_required: number, breakdown: Record<string, number>, .*topup\?: TopUp/m,
  )
  expect(text).toMatch(/^type Article = \{ .*id\?: string/m)
  for (const code of Object.keys(errorCodes)) expect(text).toContain(`| \`${code}\` | `)
  expect(text).toMatch(
    /- `size` \(one of `mini`, `standard`, `full`, `pillar`, "standard" when left out\): \w/,
  )
})

test.each(['/llms-full.txt', '/docs/events.md', '/docs/credits.md', '/docs/articles.md'])(
  '%s has the members and types of what it names, each type once',
  async (path) => {
    const text = await (await app.request(path)).text()
    const types = [...text.matchAll(/^type (\w+) = (.+)$/gm)].map(([, name = '', type = '']) => ({
      name,
      type,
    }))
    const names = types.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(3)
    expect(new Set(names).size).toBe(names.length)
    const answers = [...text.matchAll(/(?:Answers \d+ with|`data`:) `([^`]+)`/g)].map(([, type = '']) => type)
    expect(answers.length).toBeGreaterThan(1)
    for (const type of [...answers, ...types.map((one) => one.type)]) {
      const bare = type.replaceAll(/"(?:[^"\\\\]|\\\\.)*"/g, '').replaceAll(/\w+\??:/g, '')
      for (const [named] of bare.matchAll(/\b[A-Z]\w+/g))
        expect(named === 'Record' || names.includes(named), named).toBe(true)
    }
  },
)

test('the page of events says of each in Markdown what its data has', async () => {
  const text = await (await app.request('/docs/events.md')).text()
  const lines = text.split('\n').filter((line) => line.startsWith('- `'))
  const { webhooks } = await (await app.request('/openapi.json')).json()
  expect(lines).toHaveLength(Object.keys(webhooks).length)
  for (const line of lines) expect(line).toMatch(/ `data`: `\w/)
  expect(text).toMatch(/^type ArticleFailedData = \{ article_id: string/m)
  expect(text).toMatch(/^type Envelope = \{ type: string, timestamp: string/m)
})

test('the root leads programs and people on, and so do its headers and the catalog', async () => {
  const base = service.ctx.config.serviceUrl
  const root = await app.request('/')
  expect(await root.json()).toMatchObject({ openapi: `${base}/openapi.json`, docs: `${base}/docs` })
  expect(root.headers.get('link')).toContain(`<${base}/openapi.json>; rel="service-desc"`)
  const people = await app.request('/', { headers: { accept: 'text/html' } })
  const page = await people.text()
  expect(page).toContain('/docs/guides/first-article')
  expect(page).toContain('<meta name="description"')
  expect(page).not.toContain('noindex')
  expect(people.headers.get('vary')).toBe('Accept, Accept-Encoding')
  expect(people.headers.get('link')).toBe(root.headers.get('link'))
  const catalog = await app.request('/.well-known/api-catalog')
  expect(catalog.headers.get('content-type')).toContain('application/linkset+json')
  const { linkset } = await catalog.json()
  for (const { href } of [
    ...linkset[0]['service-desc'],
    ...linkset[0]['service-doc'],
    ...linkset[0].status,
    ...linkset[1]['service-doc'],
    ...linkset[1]['service-meta'],
  ]) {
    expect([href, (await app.request(href.replace(base, ''))).status]).toEqual([href, 200])
  }
  expect(await (await app.request('/robots.txt')).text()).toContain(`Sitemap: ${base}/sitemap.xml`)
  expect(await (await app.request('/sitemap.xml')).text()).toContain(`<loc>${base}/docs/articles</loc>`)
  expect((await app.request('/favicon.ico')).headers.get('content-type')).toBe('image/svg+xml')
  expect((await app.request('/.well-known/security.txt')).status).toBe(404)
})

test('a registration without a body lists every member and what it may be', async () => {
  const answer = await app.request('/agent/auth', { method: 'POST' })
  expect(answer.status).toBe(400)
  const { details } = await answer.json()
  expect(details).toEqual(
    expect.arrayContaining([
      { path: 'type', message: 'Required. Must be identity_assertion.' },
      { path: 'assertion_type', message: 'Required. Must be verified_email.' },
      { path: 'requested_credential_type', message: 'Required. Must be api_key.' },
    ]),
  )
  expect(details).toHaveLength(5)
})

test('llms.txt leads to the reference, OpenAPI, MCP and how to get a key, all of which answer', async () => {
  const text = await (await app.request('/llms.txt')).text()
  const base = service.ctx.config.serviceUrl
  for (const path of ['/docs', '/openapi.json', '/llms-full.txt', '/auth.md', '/api/agent/health']) {
    expect(text).toContain(`(${base}${path})`)
    expect([path, (await app.request(path)).status]).toEqual([path, 200])
  }
  expect(text).toContain(`${base}/mcp`)
})

test('llms.txt leads to every guide and every page of operations as Markdown', async () => {
  const text = await (await app.request('/llms.txt')).text()
  const base = service.ctx.config.serviceUrl
  const { document } = await page('/docs')
  const paths = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')
  for (const path of paths.filter((one) => one !== '/docs')) expect(text).toContain(`(${base}${path}.md): `)
})

test('the OpenAPI document has two addresses, is compressed where asked, and costs a 304 while nothing changed', async () => {
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
  const document = await (await app.request('/openapi.json')).json()
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

test('every page of the documentation has a twin in Markdown, for who prefers that, too', async () => {
  for (const path of ['/docs', '/docs/events', '/docs/articles', '/docs/guides/webhooks']) {
    const twin = await app.request(`${path}.md`)
    expect([path, twin.headers.get('content-type')]).toEqual([path, 'text/markdown; charset=utf-8'])
    const text = await twin.text()
    expect(text).toMatch(/^# /)
    const preferred = await app.request(path, { headers: { accept: 'text/markdown, text/html;q=0.9' } })
    expect(await preferred.text()).toBe(text)
    const page = await app.request(path, { headers: { accept: 'text/html' } })
    for (const { headers } of [preferred, page]) expect(headers.get('vary')).toContain('Accept')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('vary')).toBe('Accept-Encoding, Accept')
  }
})

test('the guide to MCP tells how many tools every client is shown, and that secrets are left out', async () => {
  const text = await (await app.request('/docs/guides/mcp.md')).text()
  const listed = Object.keys(toolGuides).length + deskTools.length
  expect(text).toContain(`It lists ${listed} tools`)
  expect(text).toContain('take or return a')
  expect(await (await app.request('/llms.txt')).text()).not.toContain('?toolsets=all lists every one')
})

test('listing events takes a whole number of events, and where a stream goes on', async () => {
  const { paths } = await (await app.request('/openapi.json')).json()
  const parameters = paths['/api/agent/events'].get.parameters
  expect(parameters).toContainEqual(
    expect.objectContaining({
      name: 'limit',
      schema: expect.objectContaining({ type: 'integer', minimum: 1, maximum: 100, default: 20 }),
    }),
  )
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'Last-Event-ID', in: 'header' }))
})

test('the guide on limits says of each operation what it does with an unknown field and with a key, as it does', async () => {
  const text = await (await app.request('/docs/guides/limits-and-retries.md')).text()
  const row = (end: string) => text.split('\n').find((line) => line.endsWith(end)) ?? ''
  const { key } = await service.createTenant()
  const call = (method: string, path: string, body: unknown) =>
    app.request(`/api/agent${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const refusing = row('| refused with 400 | refused with 400 |')
  expect(refusing).toContain('[`createWebhook`](/docs/webhooks#createWebhook)')
  expect((await call('POST', '/webhooks', { url: 'https://hooks.example/', audience: 1 })).status).toBe(400)
  const nearly = row('| ignored | refused with 400 |')
  expect(nearly).toContain('[`createBrandScan`](/docs/brand-scans#createBrandScan)')
  const scan = (more: object) => call('POST', '/tools/brand-scan', { brandName: 'Acme', ...more })
  expect((await scan({ audience: 1 })).status).toBe(202)
  expect((await scan({ categry: 'tea' })).status).toBe(400)
  for (const id of ['addSuppression', 'getMe']) expect(refusing + nearly).not.toContain(`\`${id}\``)
  const keyed = routes.filter(({ operation }) => operation.whenCallerLeaves ?? operation.ownIdempotencyKey)
  const told = text.slice(text.indexOf('if you go away'), text.indexOf('For 24 hours'))
  expect([...told.matchAll(/\[`(\w+)`\]/g)].map(([, id]) => id).toSorted()).toEqual(
    keyed.map(({ operation }) => operation.id).toSorted(),
  )
})

test('types in Markdown are those of TypeScript', async () => {
  const text = await (await app.request('/llms-full.txt')).text()
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, block]) => block)
  expect(blocks.join('')).toContain(': number')
  expect(blocks.join('')).not.toMatch(/\binteger\b/)
})

test('a forecast takes what an article is asked for, and lists nothing that is about afterwards', async () => {
  const text = await (await app.request('/docs/articles.md')).text()
  const [, about = ''] = /\(forecastArticle\)(.*?)\n## /s.exec(text) ?? []
  expect(about).toContain('`disable_competition`')
  expect(about).not.toMatch(/auto_publish|wait_for_completion/)
  const { key } = await service.createTenant()
  const answer = await app.request('/api/agent/articles/forecast', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ topic: 'Tea', auto_publish: false, wait_for_completion: false }),
  })
  expect([answer.status, Object(await answer.json()).warnings]).toEqual([
    200,
    [
      expect.stringMatching(/^Unknown field auto_publish: ignored\./),
      expect.stringMatching(/^Unknown field wait_for_completion: ignored\./),
    ],
  ])
})

test('the guide on names has the path of every operation, names only operations that there are, and links every noun', async () => {
  const text = await (await app.request('/docs/guides/names.md')).text()
  const ids = new Set<string>(routes.map(({ operation }) => operation.id))
  for (const { operation } of routes) {
    const [, first = ''] = /^(?:\/api\/agent)?(\/[\w.-]+)/.exec(operation.path) ?? []
    expect([operation.id, text.includes(`\`${first}`) || text.includes(`\`${first}/`)]).toEqual([
      operation.id,
      true,
    ])
    expect(text).toContain(`(/docs/${operation.noun})`)
  }
  const [, table = ''] = text.split('## Nouns')
  const named = [...(table.split('## Members')[0]?.matchAll(/`([a-z]+[A-Z]\w*)`/g) ?? [])].map(
    ([, name = '']) => name,
  )
  const members = new Set(['adaptationId', 'accountId', 'runId'])
  expect(named.filter((name) => !ids.has(name) && !members.has(name))).toEqual([])
})

test('no two pages have one name in the navigation', async () => {
  const { document } = await page('/docs')
  const names = [...document.querySelectorAll('nav li')].map((one) => one.textContent)
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('the overview begins with three ways in, by curl, TypeScript and MCP, that work as they are copied', async () => {
  const { document } = await page('/docs')
  const ways = [...document.querySelectorAll('main section')]
  expect(ways.map((way) => way.querySelector('h2')?.textContent)).toEqual(['curl', 'TypeScript', 'MCP'])
  const [curl = '', npm = '', mcp = ''] = ways.map(
    (way) => way.querySelector('figure code')?.textContent ?? '',
  )
  const { serviceUrl: baseUrl } = service.ctx.config
  const { key } = await service.createTenant()
  const [, url = '', header = ''] = /^curl (\S+) \\\n {2}-H 'Authorization: (.*)'$/.exec(curl) ?? []
  const headers = { authorization: header.replace('YOUR_API_KEY', key) }
  expect((await app.request(url.slice(baseUrl.length), { headers })).status).toBe(200)
  const [, archive = ''] = /^npm install (\S+)\nnpx masthead claim you@example\.com$/.exec(npm) ?? []
  expect((await app.request(archive.slice(baseUrl.length))).status).toBe(200)
  // Its client signs in by itself, as under Connect an agent.
  const [, tools = ''] = /^claude mcp add --transport http masthead (\S+)$/.exec(mcp) ?? []
  expect(tools).toBe(`${baseUrl}/mcp`)
})

test('the overview and the contents have every page of the reference once, by what it is for', async () => {
  const { document } = await page('/docs')
  const nouns = [...new Set(routes.map(({ operation }) => `/docs/${operation.noun}`))].toSorted()
  const linked = (within: string) =>
    [...document.querySelectorAll(`${within} a`)].map((link) => link.getAttribute('href') ?? '')
  for (const within of ['main .entries', 'nav li'])
    expect(
      linked(within)
        .filter((url) => nouns.includes(url))
        .toSorted(),
    ).toEqual(nouns)
  const headings = [...document.querySelectorAll('nav p')].map((one) => one.textContent)
  expect(headings).toEqual(['Guides', 'Write', 'Reach', 'Know', 'Connect', 'More'])
})

test.each([
  ['/docs/guides/webhook', '/docs/guides/webhooks'],
  ['/docs/Articles', '/docs/articles'],
  ['/docs/article', '/docs/articles'],
  ['/docs/getArticle', '/docs/articles#getArticle'],
  ['/docs/authentification', '/docs/guides/authentication'],
])(
  '%s, which is no page, is answered with a page that has the search and leads to %s',
  async (path, meant) => {
    const answer = await app.request(path, { headers: { accept: 'text/html' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    const { document } = parseHTML(await answer.text())
    expect(document.querySelector('#search')).not.toBeNull()
    expect([...document.querySelectorAll('main a')].map((one) => one.getAttribute('href'))).toContain(meant)
    const { message } = await (await app.request(path)).json()
    expect(message).toContain(meant)
  },
)

test('a path that is like no page leads to the overview, and what was typed is text', async () => {
  const path = '/docs/%3Cscript%3Ealert(1)%3C/script%3E'
  const answer = await app.request(path, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(404)
  const { document } = parseHTML(await answer.text())
  expect(document.querySelectorAll('main script, main h2')).toHaveLength(0)
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/docs')
  expect((await app.request('/docs/articles/')).headers.get('location')).toBe('/docs/articles')
})

test.each([
  ['/docs/quickstart', '/docs/guides/first-article'],
  ['/docs/guides/oauth', '/docs/guides/mcp'],
  ['/docs/idempotency', '/docs/guides/limits-and-retries'],
])('a page under the name that other documentation gives it is led to: %s', async (path, meant) => {
  const answer = await app.request(path)
  expect(answer.status).toBe(404)
  expect((await answer.json()).message).toContain(`Did you mean ${meant}`)
})

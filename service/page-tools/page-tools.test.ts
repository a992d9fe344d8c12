import { randomUUID } from 'node:crypto'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SocialPreviewReport, StructuredDataReport } from '#contract/page-reports.ts'
import { eventually } from '#e2e/eventually.ts'
import { coverPicture } from '#e2e/stage/checked-page.ts'
import { createTestService, type TestService, type TestTenant } from '#e2e/test-context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { getBalance } from '../credits/get-balance.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { keepHouse } from '../keep-house.ts'
import { type LoopbackPageSite, startLoopbackPageSite } from './loopback-page-site.ts'

let service: TestService
let site: LoopbackPageSite
beforeAll(async () => {
  site = await startLoopbackPageSite()
  service = await createTestService({ environment: { OUTBOUND_ALLOW: site.allow } })
})
afterAll(async () => {
  await service.close()
  await site.close()
})

type Tool = 'schema-validate' | 'og-preview'

async function ask(tenant: TestTenant, tool: Tool, body: unknown, headers: Record<string, string> = {}) {
  const answer = await service.app().request(`/api/agent/tools/${tool}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

async function validate(html: string): Promise<StructuredDataReport> {
  const path = `/${randomUUID()}`
  site.pages.set(path, html)
  const { status, body } = await ask(await service.createTenant(), 'schema-validate', { url: site.url(path) })
  expect([status, body.success, body.tool, body.credits_charged]).toEqual([200, true, 'schema-validate', 1])
  return body.data
}

async function preview(html: string, more: Record<string, unknown> = {}): Promise<SocialPreviewReport> {
  const path = `/${randomUUID()}`
  site.pages.set(path, html)
  const answer = await ask(await service.createTenant(), 'og-preview', { url: site.url(path), ...more })
  expect([answer.status, answer.body.tool]).toEqual([200, 'og-preview'])
  return answer.body.data
}

const jsonLd = (data: unknown) =>
  `<!doctype html><html lang="en"><title>T</title><script type="application/ld+json">${JSON.stringify(data, null, 1)}</script>`
const told = ({ findings }: Pick<StructuredDataReport, 'findings'>) =>
  findings.map(({ severity, code, path, suggestion }) =>
    [severity, code, path, suggestion].filter(Boolean).join(' '),
  )

test('a look at a page costs one credit', async () => {
  site.pages.set('/plain', '<!doctype html><title>T</title>')
  const tenant = await service.createTenant({ credits: 2 })
  await ask(tenant, 'schema-validate', { url: site.url('/plain') })
  await ask(tenant, 'og-preview', { url: site.url('/plain') })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 0, held: 0 })
  const asked = site.asked.length
  expect(await ask(tenant, 'og-preview', { url: site.url('/plain') })).toMatchObject({
    status: 402,
    body: { credits_required: 1, breakdown: { page: 1 } },
  })
  expect(site.asked).toHaveLength(asked)
})

test.each([
  ['is missing', '/nothing', { status: 404 }, 'has no page at this address (404)'],
  ['has a fault', '/fault', { status: 500 }, 'has a fault of its own (500)'],
  ['is no page', '/file', { headers: { 'content-type': 'application/zip' }, body: 'PK' }, 'application/zip'],
  ['is a text', '/text', { headers: { 'content-type': 'text/plain' }, body: 'Hello' }, 'not a web page'],
  ['is empty', '/empty', { body: '' }, 'answers with nothing'],
  ['redirects in a circle', '/circle', { status: 302, headers: { location: '/circle' } }, 'in a circle'],
] as const)('the credit comes back when the page %s', async (_, path, page, words) => {
  site.pages.set(path, page)
  for (const tool of ['schema-validate', 'og-preview'] as const) {
    const tenant = await service.createTenant({ credits: 5 })
    const { status, body } = await ask(tenant, tool, { url: site.url(path) })
    expect(status).toBe(400)
    expect(body.message).toContain(words)
    expect(body.details).toEqual([{ path: 'url', message: body.message }])
    expect(await getBalance(tenant.agent)).toMatchObject({ credits: 5, held: 0 })
  }
})

test('the credit comes back when the connection breaks off, and addresses that are not public are refused', async () => {
  site.pages.set('/cut', (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
    response.write('<html>')
    response.destroy()
  })
  const tenant = await service.createTenant({ credits: 5 })
  for (const url of [site.url('/cut'), 'http://127.0.0.1:1/', 'http://10.0.0.1/', 'http://shop.example:22/'])
    expect([url, (await ask(tenant, 'schema-validate', { url })).status]).toEqual([url, 400])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 5, held: 0 })
})

test('an address may have 2000 characters and no more, and must be one of the web', async () => {
  const long = site.url(`/${'a'.repeat(2000 - site.url('/').length)}`)
  site.pages.set(new URL(long).pathname, '<!doctype html><title>T</title>')
  const tenant = await service.createTenant()
  expect([...long]).toHaveLength(2000)
  expect((await ask(tenant, 'schema-validate', { url: long })).status).toBe(200)
  for (const url of [`${long}a`, 'ftp://shop.example/', 'shop.example', '', 5, null, undefined, [long]]) {
    const { status, body } = await ask(tenant, 'og-preview', { url })
    expect([url, status, body.details?.[0]?.path]).toEqual([url, 400, 'url'])
  }
  const answer = await ask(tenant, 'og-preview', { url: long, include_pictures: 'yes' })
  expect(answer.body.details?.[0]?.path).toBe('include_pictures')
})

test('the same idempotency key looks once and charges once', async () => {
  site.pages.set('/once', '<!doctype html><title>T</title>')
  const tenant = await service.createTenant({ credits: 5 })
  const key = { 'idempotency-key': randomUUID() }
  const first = await ask(tenant, 'schema-validate', { url: site.url('/once') }, key)
  const second = await ask(tenant, 'schema-validate', { url: site.url('/once') }, key)
  expect(second.body).toEqual(first.body)
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(site.asked.filter((path) => path === '/once')).toHaveLength(1)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 4 })
})

test('what a process held when it was killed is given back by housekeeping, and what runs now is not', async () => {
  const tenant = await service.createTenant({ credits: 5 })
  for (const operation of ['validateSchema', 'previewSocial', 'generateArticle'])
    await chargedTransaction(tenant.agent, (inside) =>
      reserveCredits(inside, { operation, runId: randomUUID(), credits: 1, breakdown: { page: 1 } }),
    )
  await keepHouse(service.ctx)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 2, held: 3 })
  const later = { ...service.ctx, now: () => new Date(Date.now() + 11 * 60_000) }
  await Promise.all([keepHouse(later), keepHouse(later)])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 4, held: 1 })
})

test('misspelt types and properties are told with the word that was meant, the path and the line', async () => {
  const report = await validate(
    jsonLd({
      '@context': 'https://schema.org',
      '@type': 'Prodcut',
      name: 'x',
    }) +
      jsonLd({
        '@context': 'http://schema.org/',
        '@type': ['Product'],
        name: 'Grinder',
        descripton: 'y',
        offers: [
          { '@type': 'Offer', price: '1.299,00 €', pricecurrency: 'EUR', availability: 'in stock' },
          'no',
        ],
      }),
  )
  expect(told(report)).toEqual(
    expect.arrayContaining([
      'error unknown_type Prodcut Product',
      'error unknown_property Product.descripton description',
      'error unknown_property Product.offers[0].pricecurrency priceCurrency',
      'error wrong_format Product.offers[0].price',
      'warning unknown_member Product.offers[0].availability https://schema.org/InStock',
    ]),
  )
  const price = report.findings.find(({ code }) => code === 'wrong_format')
  expect(price).toMatchObject({
    fix: 'Write "price": "1299.00"',
    line: 15,
    item: '2',
    feature: 'Product snippet',
  })
  expect(report.items.map(({ types, line }) => [types, line])).toEqual([
    [['Prodcut'], 1],
    [['Product'], 5],
  ])
})

test('values of another type, superseded and misplaced properties are told apart', async () => {
  const report = await validate(
    jsonLd({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Grinder',
      awards: 'Best',
      brand: { '@type': 'Person', name: 'z' },
      headline: 'No',
      offers: { '@type': 'Offer', price: 5, priceCurrency: 'EUR', priceValidUntil: 'soon' },
    }),
  )
  expect(told(report)).toEqual(
    expect.arrayContaining([
      'notice superseded_property Product.awards award',
      'warning wrong_type Product.brand',
      'warning misplaced_property Product.headline',
      'warning wrong_value Product.offers.priceValidUntil',
    ]),
  )
  expect(report.items[0]?.rich_results).toEqual([{ name: 'Product snippet', status: 'eligible' }])
})

test('what a rich result needs is an error, what it is better with a warning, and references are followed', async () => {
  const report = await validate(
    jsonLd({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'NewsArticle', headline: 'H', author: { '@id': '#me' }, image: 'https://a.example/i.png' },
        { '@id': '#me', '@type': 'Person', name: 'Mara', url: 'https://a.example/' },
        {
          '@type': 'MusicEvent',
          name: 'E',
          startDate: '2026-02-30',
          location: { '@type': 'Place', name: 'P' },
        },
        { '@type': 'JobPosting', title: 'Barista' },
      ],
    }),
  )
  const at = (path: string) => told(report).filter((line) => line.includes(` ${path}`))
  expect(at('NewsArticle')).toEqual([
    'warning missing_recommended NewsArticle.datePublished',
    'warning missing_recommended NewsArticle.dateModified',
  ])
  expect(at('MusicEvent').filter((line) => line.startsWith('error'))).toEqual([
    'error missing_required MusicEvent.location.address',
    'error wrong_format MusicEvent.startDate',
  ])
  expect(at('JobPosting').length).toBeGreaterThan(2)
  expect(report.items.map(({ rich_results }) => rich_results[0]?.status)).toEqual([
    'eligible',
    undefined,
    'missing_required',
    'missing_required',
  ])
})

test('rich results that are not shown any more say so and are no errors', async () => {
  const report = await validate(
    jsonLd([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: 'Q' }],
      },
      { '@context': 'https://schema.org', '@type': 'HowTo', name: 'H', step: ['One'] },
    ]),
  )
  expect(report.counts.errors).toBe(0)
  expect(report.items.map(({ rich_results }) => rich_results)).toMatchObject([
    [{ name: 'FAQ', status: 'retired', note: expect.stringContaining('7 May 2026') }],
    [{ name: 'How-to', status: 'retired', note: expect.stringContaining('13 September 2023') }],
  ])
  expect(told(report)).toContain('warning missing_required FAQPage.mainEntity.acceptedAnswer')
})

test('microdata with itemref and RDFa are read like JSON-LD', async () => {
  const report = await validate(`<!doctype html><html lang="en"><body>
<div itemscope itemtype="https://schema.org/Recipe" itemref="more"><h1 itemprop="name">Cake</h1>
<span itemprop="cooktime">20 min</span><img itemprop="image" src="/cake.jpg"></div>
<p id="more"><time itemprop="prepTime" datetime="PT5M">5 min</time></p>
<div vocab="https://schema.org/" typeof="Restaurant"><b property="name">Mara's</b>
<div property="address" typeof="PostalAddress"><span property="streetAddress">Rua Augusta 1</span></div></div>
<span itemprop="lost">x</span></body>`)
  expect(report.items).toMatchObject([
    {
      format: 'microdata',
      types: ['Recipe'],
      name: 'Cake',
      line: 2,
      data: { image: site.url('/cake.jpg'), prepTime: 'PT5M' },
    },
    {
      format: 'rdfa',
      types: ['Restaurant'],
      name: "Mara's",
      data: { address: { '@type': 'PostalAddress', streetAddress: 'Rua Augusta 1' } },
    },
  ])
  expect(told(report)).toEqual(
    expect.arrayContaining([
      'error unknown_property Recipe.cooktime cookTime',
      'warning stray_property itemprop="lost"',
    ]),
  )
})

test.each([
  ['{"a":1,}', 'json_trailing_comma', 3],
  ['{"a":“x”}', 'json_quotes', 3],
  ["{'a':1}", 'json_name', 3],
  ['{"a":"x\n"}', 'json_line_break', 3],
  ['{"a":1}\n\n;', 'json_semicolon', 5],
  ['{"a":1', 'json_end', 3],
  ['{"a":1 "b":2}', 'json_comma', 3],
  ['{"a":undefined}', 'json_word', 3],
  ['{"a":1} // b', 'json_comment', 3],
  ['{&quot;a&quot;:1}', 'json_name', 3],
  ['', 'json_empty', 2],
  ['"text"', 'json_ld_no_object', 3],
  ['{"@type":"Thing"}', 'no_context', 3],
] as const)('%j is told as %s with its line', async (json, code, line) => {
  const report = await validate(`<!doctype html>\n<script type="application/ld+json">\n${json}</script>`)
  expect(report.findings[0]).toMatchObject({ code, line })
  expect(report.findings[0]?.fix).not.toBe('')
})

test('an old charset is read as what it is, and a page that says none is told so', async () => {
  const html = '<!doctype html><html lang="pt"><title>Pão de açúcar</title>'
  site.pages.set('/latin', {
    headers: { 'content-type': 'text/html; charset=iso-8859-1' },
    body: iconv.encode(html, 'latin1'),
  })
  site.pages.set('/sjis', {
    headers: { 'content-type': 'text/html' },
    body: iconv.encode('<meta charset="shift_jis"><title>コーヒー</title>', 'shift_jis'),
  })
  site.pages.set('/none', { headers: { 'content-type': 'text/html' }, body: html })
  const tenant = await service.createTenant()
  const read = async (path: string) => (await ask(tenant, 'og-preview', { url: site.url(path) })).body.data
  expect(await read('/latin')).toMatchObject({
    title: 'Pão de açúcar',
    page: { charset: 'windows-1252', charset_from: 'header', language: 'pt' },
  })
  expect(await read('/sjis')).toMatchObject({
    title: 'コーヒー',
    page: { charset: 'shift_jis', charset_from: 'meta' },
  })
  expect(await read('/none')).toMatchObject({ page: { charset: 'utf-8', charset_from: 'guess' } })
  expect(told(await read('/none'))).toContain('warning no_charset charset')
})

const head = (...tags: string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The title</title>${tags.join('\n')}</head><body><p>x</p></body></html>`
const og = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`

test('each network shows its first choice, or what it falls back to, and says which', async () => {
  site.pages.set('/cover.png', { headers: { 'content-type': 'image/png' }, body: coverPicture })
  const report = await preview(
    head(
      og('title', 'For networks'),
      og('image', '/cover.png'),
      og('image:width', '1200'),
      '<meta name="description" content="D">',
    ),
    { include_pictures: true },
  )
  const shown = report.networks.map(({ network, layout, title, description, picture }) => [
    network,
    layout,
    title?.from,
    description?.from,
    picture?.from,
  ])
  expect(shown).toEqual([
    ['google', 'result', 'title', 'description', undefined],
    ['x', 'small_picture', 'og:title', 'description', 'og:image'],
    ['linkedin', 'large_picture', 'og:title', 'description', 'og:image'],
    ['facebook', 'large_picture', 'og:title', 'description', 'og:image'],
    ['slack', 'large_picture', 'og:title', 'description', 'og:image'],
  ])
  expect(report.pictures).toMatchObject([
    {
      from: 'og:image',
      format: 'png',
      width: 1200,
      height: 630,
      bytes: coverPicture.length,
      declared_width: 1200,
    },
  ])
  expect(report.pictures[0]?.data_url).toBe(`data:image/png;base64,${coverPicture.toString('base64')}`)
  expect(told(report)).toEqual(
    expect.arrayContaining(['error relative_picture og:image', 'warning no_twitter_card twitter:card']),
  )
})

test('pictures that no network can use are told with the reason', async () => {
  site.pages.set('/drawn.svg', {
    headers: { 'content-type': 'image/svg+xml' },
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>',
  })
  site.pages.set('/not.png', { headers: { 'content-type': 'image/png' }, body: 'no picture' })
  const report = await preview(
    head(
      og('image', site.url('/drawn.svg')),
      og('image', site.url('/not.png')),
      og('image', site.url('/gone.png')),
      og('image', 'http://169.254.169.254/latest/meta-data'),
      og('image', 'data:image/png;base64,AAAA'),
    ),
  )
  expect(report.pictures.map(({ error, format }) => error ?? format)).toEqual([
    'svg',
    expect.stringContaining('no picture that could be measured'),
    expect.stringContaining('status 404'),
    expect.any(String),
    expect.stringContaining('data addresses'),
  ])
  expect(report.networks.filter(({ picture }) => picture)).toEqual([])
  expect(report.pictures.some(({ data_url }) => data_url)).toBe(false)
})

test('crawlers that robots.txt keeps out, noindex, canonical and tags in the body are told', async () => {
  site.pages.set('/robots.txt', {
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: Twitterbot\nDisallow: /',
  })
  site.pages.set('/told', {
    headers: { 'x-robots-tag': 'noindex' },
    body: `<!doctype html><html><head><title>T</title><div>broken head</div>${og('title', 'Late')}<link rel="canonical" href="/a"><link rel="canonical" href="/b"></head></html>`,
  })
  site.pages.set('/moved', { status: 301, headers: { location: '/told' } })
  const { body } = await ask(await service.createTenant(), 'og-preview', { url: site.url('/moved') })
  site.pages.delete('/robots.txt')
  const report: SocialPreviewReport = body.data
  expect(report.page).toMatchObject({
    url: site.url('/moved'),
    final_url: site.url('/told'),
    redirects: [site.url('/moved')],
  })
  expect(report.robots).toEqual({ header: 'noindex', indexable: false, blocked: ['Twitterbot'] })
  expect(report.networks.map(({ layout }) => layout)).toMatchObject(['link', 'link', 'text', 'text', 'text'])
  expect(told(report)).toEqual(
    expect.arrayContaining([
      'error tags_in_body og:title',
      'error several_canonicals canonical',
      'warning noindex robots',
      'warning no_language html lang',
    ]),
  )
})

const hostile: Record<string, string> = {
  'nested JSON-LD of 2 MB': `<script type="application/ld+json">${'{"@type":"Thing","about":'.repeat(80_000)}</script>`,
  'nested lists of 1 MB': `<script type="application/ld+json">${'['.repeat(1_000_000)}</script>`,
  '30,000 unknown properties': `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product",${Array.from({ length: 30_000 }, (_, n) => `"abcdefghijklmnop${n}":1`).join(',')}}</script>`,
  'a DOM of 400,000 levels': '<div>'.repeat(400_000),
  'itemscopes in one another': '<div itemscope itemtype="https://schema.org/Thing" itemprop="about">'.repeat(
    30_000,
  ),
  'items that contain one another': Array.from(
    { length: 2000 },
    (_, n) =>
      `<i id="a${n}" itemscope itemtype="https://schema.org/Thing" itemprop="about" itemref="a${(n + 1) % 2000} a${(n * 7) % 2000}">x</i>`,
  ).join(''),
  'a tag with 200,000 attributes': `<meta ${Array.from({ length: 200_000 }, (_, n) => `a${n}=b`).join(' ')}>`,
  'an attribute of 3 MB': `<meta property="og:title" content="${'x'.repeat(3_000_000)}">`,
  'quotes that never end': '<a b="'.repeat(300_000),
  '50,000 paragraphs that were never closed': '<p itemprop=name>x'.repeat(50_000),
}

test.each(Object.entries(hostile))(
  '%s ends in a bounded answer that is paid for or not',
  async (name, html) => {
    const path = `/${encodeURIComponent(name)}`
    site.pages.set(path, html)
    const tenant = await service.createTenant({ credits: 5 })
    const answers = await Promise.all([
      ask(tenant, 'schema-validate', { url: site.url(path) }),
      ask(tenant, 'og-preview', { url: site.url(path) }),
    ])
    site.pages.delete(path)
    for (const { status, body } of answers) expect([200, 400]).toContain(status ?? body)
    const paid = answers.filter(({ status }) => status === 200).length
    await eventually(async () => ((await getBalance(tenant.agent)).credits === 5 - paid ? true : undefined))
    // What leaves the thread is bounded, so that neither sending nor parsing it takes long.
    for (const { body } of answers) expect(JSON.stringify(body).length).toBeLessThan(1_000_000)
  },
)

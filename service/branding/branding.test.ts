import { afterAll, beforeAll, expect, test } from 'vitest'
import { UpdateSiteInput } from '#contract/site.ts'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { finishPublishing } from '../articles/finish-publishing.ts'
import { publishArticle } from '../articles/publish-article.ts'
import { articles } from '../db/schema/articles.ts'
import { eq } from '../db/sql.ts'
import type { HttpApp } from '../http/app.ts'
import { describeSite } from './describe-site.ts'
import { previewSite } from './preview-site.ts'
import { addDomain, removeDomain, verifyDomain } from './site-domains.ts'
import { updateSite } from './update-site.ts'
import { uploadSitePicture } from './upload-site-picture.ts'

const records = new Map<string, string[]>()
let service: TestService
let app: HttpApp
beforeAll(async () => {
  service = await createTestService({
    change: (ctx) => ({
      ...ctx,
      engines: {
        ...ctx.engines,
        mailRecords: {
          name: 'test',
          find: async (domain) => ({ mx: [], txt: records.get(domain) ?? [] }),
        },
      },
    }),
  })
  app = service.app()
})
afterAll(() => service.close())

async function published({ agent }: TestTenant, title: string): Promise<string> {
  const id = await addTestArticle(agent, { title, tags: ['coffee'] })
  await publishArticle(agent, id)
  await finishPublishing(service.ctx, id)
  const [row] = await agent.db.select().from(articles).where(eq(articles.id, id))
  return row?.slug ?? ''
}

const get = async (host: string, path: string) =>
  app.request(`http://${host}${path}`, { headers: { host, accept: 'text/html' } })

/** Names a domain and proves it as its owner would. */
async function prove({ agent }: TestTenant, name: string) {
  const { dnsName, dnsValue } = await addDomain(agent, name)
  records.set(dnsName, [dnsValue])
  return verifyDomain(agent, name)
}

const base64 = (text: string) => Buffer.from(text).toString('base64')
const shape =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="30" height="10"/></svg>'

test('branding is merged member by member and shows on pages that are rendered again', async () => {
  const tenant = await service.createTenant()
  const slug = await published(tenant, 'Coffee at altitude')
  await updateSite(tenant.agent, { name: 'The Coffee Desk', layout: 'magazine' })
  await updateSite(tenant.agent, { navigation: [{ label: 'Shop', url: 'https://shop.example/' }] })
  const site = await describeSite(tenant.agent)
  expect(site).toMatchObject({
    title: 'The Coffee Desk',
    branding: { layout: 'magazine', typeface: 'newsreader' },
  })
  const [row] = await tenant.agent.db.select().from(articles).where(eq(articles.slug, slug))
  await finishPublishing(service.ctx, row?.id ?? '')
  const answer = await get('127.0.0.1', `/${tenant.handle}/${slug}`)
  const html = await answer.text()
  expect(html).toContain('The Coffee Desk')
  expect(html).toContain('href="https://shop.example/"')
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test.each([
  ['a script in a link', { navigation: [{ label: 'x', url: 'javascript:alert(1)' }] }],
  ['a script behind a tab', { imprintUrl: 'java\tscript:alert(1)' }],
  ['another host without a scheme', { privacyUrl: '//evil.example' }],
  ['data as a link', { authors: [{ name: 'a', url: 'data:text/html,x' }] }],
  ['a rule as a colour', { accent: 'red;}body{display:none' }],
  ['a path as a picture', { logo: '../../other/cover.png' }],
  ['an unknown layout', { layout: 'x"><script>' }],
  ['thirteen links', { navigation: Array.from({ length: 13 }, () => ({ label: 'x', url: '/' })) }],
])('%s is refused', (_, input) => {
  expect(UpdateSiteInput.safeParse(input).success).toBe(false)
})

test('words of a brand stay words on the page', async () => {
  const { agent } = await service.createTenant()
  const hostile = '</title></style><script>alert(1)</script>"\'>'
  const { html } = await previewSite(agent, {
    branding: {
      name: hostile,
      tagline: hostile,
      footer: hostile,
      authors: [{ name: hostile, line: hostile, picture: null, url: null }],
    },
    page: 'article',
    theme: 'dark',
  })
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<\/style>/g)).toHaveLength(1)
})

test('the preview of a draft is its page in the design of the site, and only its own desk sees it', async () => {
  const { agent } = await service.createTenant()
  const draft = await addTestArticle(agent, { title: 'Not public yet' })
  const ask = { branding: {}, page: 'article', theme: 'light', article_id: draft } as const
  expect((await previewSite(agent, ask)).html).toContain('Not public yet')
  const { agent: stranger } = await service.createTenant()
  await expect(previewSite(stranger, ask)).rejects.toMatchObject({ problem: { kind: 'not_found' } })
})

test('a preview saves nothing and answers every page in every layout', async () => {
  const { agent } = await service.createTenant()
  const before = await describeSite(agent)
  for (const layout of ['magazine', 'journal', 'product'] as const)
    for (const page of ['home', 'article', 'landing'] as const) {
      const { html } = await previewSite(agent, { branding: { layout }, page, theme: 'light' })
      expect(html).toMatch(/^<!doctype html>/)
      expect(html).not.toMatch(/ (?:href|src)="\/[^/]/)
      // Nothing is stored in these colours, so what is drawn in them is in the page.
      expect(html).not.toMatch(/\/art-[0-9a-f]+\.svg"/)
    }
  expect(await describeSite(agent)).toEqual(before)
})

test('an uploaded picture is drawn anew, served for ever and unknown to other tenants', async () => {
  const tenant = await service.createTenant()
  const other = await service.createTenant()
  const logo = await uploadSitePicture(tenant.agent, { role: 'logo', content: base64(shape) })
  expect(logo).toMatchObject({ width: 256, height: 128 })
  expect(logo.file).toMatch(/-256x128-d\.png$/)
  await updateSite(tenant.agent, { logo: logo.file })
  const answer = await get('127.0.0.1', new URL(logo.url).pathname)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG')
  await expect(updateSite(other.agent, { logo: logo.file })).rejects.toThrow('Upload this picture first')
})

test.each([
  [
    'a script',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>',
  ],
  [
    'a file of the machine',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="9" height="9"><image x:href="/etc/passwd" width="9" height="9"/></svg>',
  ],
  [
    'an entity',
    '<!DOCTYPE svg [<!ENTITY a "x">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&a;</text></svg>',
  ],
  [
    'a filter',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><filter id="f"/><rect width="9" height="9"/></svg>',
  ],
  ['a page', '<html><body>hello</body></html>'],
  ['nothing that is seen', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'],
  ['words', 'not a picture'],
])('a picture with %s is refused', async (_, text) => {
  const { agent } = await service.createTenant()
  await expect(uploadSitePicture(agent, { role: 'logo', content: base64(text) })).rejects.toThrow(
    'This file cannot be used',
  )
})

test('a domain is served once it is proven, and by nothing but the Host header', async () => {
  const tenant = await service.createTenant()
  const slug = await published(tenant, 'Filters and water')
  const name = `blog-${tenant.handle}.example.com`
  const { status, problem } = await verifyDomain(tenant.agent, (await addDomain(tenant.agent, name)).domain)
  expect(status).toBe('waiting')
  expect(problem).toContain('no TXT record')
  expect((await get(name, `/${slug}`)).status).toBe(404)
  expect((await get('127.0.0.1', `/internal/domain-allowed?domain=${name}`)).status).toBe(404)

  expect(await prove(tenant, name)).toMatchObject({ status: 'live', main: true })
  const [row] = await tenant.agent.db.select().from(articles).where(eq(articles.slug, slug))
  await finishPublishing(service.ctx, row?.id ?? '')
  expect((await get('127.0.0.1', `/internal/domain-allowed?domain=${name}`)).status).toBe(200)
  const page = await get(name, `/${slug}`)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain(`<link rel="canonical" href="http://${name}:4000/${slug}">`)
  expect(html).not.toContain(`"/${tenant.handle}`)
  for (const path of [
    '/',
    '/feed.xml',
    '/atom.xml',
    '/feed.json',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/tags/coffee',
    `/${slug}.md`,
  ])
    expect([path, (await get(name, path)).status]).toEqual([path, 200])
  for (const path of ['/sitemap.xml', '/atom.xml', '/feed.json', '/robots.txt'])
    expect(await (await get(name, path)).text()).toContain(`http://${name}:4000/`)
  const font = /\/_fonts\/[a-z0-9-]+\.woff2/.exec(html)?.[0] ?? ''
  expect((await get(name, font)).headers.get('content-type')).toBe('font/woff2')
  expect((await get(name, '/api/agent/health')).status).toBe(404)
  expect((await get(name, '/docs')).status).toBe(404)
})

test('old addresses lead to the new one, path and query kept', async () => {
  const tenant = await service.createTenant()
  const slug = await published(tenant, 'Grinders compared')
  const [first, second] = [`old-${tenant.handle}.example.com`, `new-${tenant.handle}.example.com`]
  await prove(tenant, first)
  await prove(tenant, second)
  const [row] = await tenant.agent.db.select().from(articles).where(eq(articles.slug, slug))
  await finishPublishing(service.ctx, row?.id ?? '')
  const target = `http://${second}:4000`
  const leads = async (host: string, path: string) => {
    const answer = await get(host, path)
    return [answer.status, answer.headers.get('location')]
  }
  expect(await leads(first, `/${slug}?a=b`)).toEqual([308, `${target}/${slug}?a=b`])
  expect(await leads('127.0.0.1', `/${tenant.handle}`)).toEqual([308, `${target}/`])
  expect(await leads('127.0.0.1', `/${tenant.handle}/feed.xml`)).toEqual([308, `${target}/feed.xml`])
  expect(await leads('127.0.0.1', `/${tenant.handle}/${slug}`)).toEqual([308, `${target}/${slug}`])
  expect(await leads('127.0.0.1', `/${tenant.handle}/guides/any`)).toEqual([308, `${target}/guides/any`])
  await removeDomain(tenant.agent, second)
  expect((await describeSite(tenant.agent)).url).toBe(`http://${first}:4000/`)
  expect((await get(second, `/${slug}`)).status).toBe(404)
})

test('a domain that another site has proven cannot be taken', async () => {
  const [one, other] = [await service.createTenant(), await service.createTenant()]
  const name = `${one.handle}.example.org`
  // Both may name it; the one who can write its records has it.
  const waiting = await addDomain(other.agent, name)
  await prove(one, name)
  records.set(waiting.dnsName, [waiting.dnsValue])
  await expect(verifyDomain(other.agent, name)).rejects.toThrow('Another site has proven')
  await expect(addDomain(other.agent, name)).rejects.toThrow('Another site has proven')
})

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  'http://',
  'a b.example',
  'x',
  '*.example.com',
  '.example.com',
])('%s is no domain', async (name) => {
  const { agent } = await service.createTenant()
  await expect(addDomain(agent, name)).rejects.toThrow('Must be a host name')
})

test('of two sites that prove one domain at once, one has it and the other is told', async () => {
  const [one, other] = [await service.createTenant(), await service.createTenant()]
  const named = [await addDomain(one.agent, 'race.example'), await addDomain(other.agent, 'race.example')]
  records.set(
    named[0]?.dnsName ?? '',
    named.map(({ dnsValue }) => dnsValue),
  )
  const proofs = await Promise.allSettled([
    verifyDomain(one.agent, 'race.example'),
    verifyDomain(other.agent, 'race.example'),
  ])
  const failed = proofs.flatMap((proof) => (proof.status === 'rejected' ? [proof.reason] : []))
  expect(failed).toMatchObject([
    { problem: { kind: 'conflict' }, message: 'Another site has proven this domain.' },
  ])
})

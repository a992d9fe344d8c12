import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CreateLeadMagnetInput } from '#contract/lead-magnets.ts'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { finishPublishing } from '../articles/finish-publishing.ts'
import { estimate } from '../credits/estimate.ts'
import { getBalance } from '../credits/get-balance.ts'
import { leadMagnets, leads } from '../db/schema/lead-magnets.ts'
import { siteDomains } from '../db/schema/site.ts'
import { events } from '../db/schema/webhooks.ts'
import { eq, sql } from '../db/sql.ts'
import type { LeadMagnetWriter } from '../engines/lead-magnet-writer/lead-magnet-writer.ts'
import type { MailMessage } from '../engines/mail/mail.ts'
import { WriteError } from '../engines/writer/writer.ts'
import { getStatus } from '../health/get-status.ts'
import { uploadDocument } from '../knowledge/upload-document.ts'
import { charges, statusParts } from '../registry/registry.ts'
import { performRun } from '../runs/perform-run.ts'
import { resumeRuns } from '../runs/resume-runs.ts'
import { updateSettings } from '../settings/update-settings.ts'
import { createLeadMagnet } from './create-lead-magnet.ts'
import { forgetUnconfirmedLeads } from './forget-unconfirmed-leads.ts'
import { getLeadMagnet } from './get-lead-magnet.ts'
import { leadMagnetRun } from './lead-magnet-run.ts'
import { isOrigin } from './lead-origin.ts'
import { leadsCsv } from './leads-csv.ts'
import { listAllLeads } from './list-leads.ts'
import { publisherName } from './publisher-name.ts'
import { sendLeadConfirmation, sendLeadDownload } from './send-lead-mail.ts'

const handbook = `## Warm up the grinder

Run 20 grams of beans through the grinder every morning. Old grounds taste stale. Weigh each dose to 0.1 grams.

## Clean the grinder

Brush the burrs every evening. Grease goes rancid within 3 days. Never wash the burrs with water.

## Choose the grinder

Choose conical burrs for a quiet bar. A grinder with flat burrs is louder by 8 decibels.`

const input: CreateLeadMagnetInput = {
  type: 'checklist',
  topic: 'Grinder care',
  language: 'en',
  platform: 'twitter',
  generate_images: false,
  auto_publish: false,
}

let service: TestService
let clock = Date.parse('2026-03-01T09:00:00Z')
const sent: MailMessage[] = []
beforeAll(async () => {
  service = await createTestService({
    change: (ctx) => ({
      ...ctx,
      now: () => new Date(clock),
      engines: {
        ...ctx.engines,
        mail: { name: 'kept', send: async (message) => void sent.push(message) },
      },
    }),
  })
})
afterAll(() => service.close())

async function made(tenant: TestTenant, changes: Partial<CreateLeadMagnetInput> = {}): Promise<string> {
  const { id } = await createLeadMagnet(tenant.agent, { ...input, ...changes })
  await performRun(service.ctx, leadMagnetRun, { runId: id, signal: new AbortController().signal })
  return id
}

async function known(credits = 200): Promise<TestTenant> {
  const tenant = await service.createTenant({ credits })
  const document = { title: 'Grinder handbook', content: handbook, source_type: 'upload' as const }
  await uploadDocument(tenant.agent, document, new AbortController().signal)
  return tenant
}

const eventsOf = (id: string) =>
  service.ctx.db.select({ type: events.type }).from(events).where(eq(events.subjectId, id))

const form = (members: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(members).toString(),
})

test('a document becomes a draft whose every line cites it, a PDF with the same words, an event, and spent credits', async () => {
  const tenant = await known()
  const before = await getBalance(tenant.agent)
  const id = await made(tenant)
  const shown = await getLeadMagnet(tenant.agent, id)
  expect(shown).toMatchObject({ status: 'draft', trust_level: 'sourced', credits_used: 30 })
  const lines = shown.content?.parts.flatMap(({ items }) => items) ?? []
  expect(lines.map(({ text }) => text)).toContain('Brush the burrs every evening.')
  for (const { references } of lines) expect(references).toEqual([1])
  expect((await getBalance(tenant.agent)).credits).toBe(before.credits - 30)
  expect(await eventsOf(id)).toEqual([{ type: 'lead_magnet.ready' }])
  const address = new URL(String(shown.pdf_url))
  const answer = await service.app().request(address.pathname + address.search)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  expect(pdf.numPages).toBe(shown.page_count)
  const second = await (await pdf.getPage(2)).getTextContent()
  expect(second.items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain('Brush the burrs')
  const changed = address.search.replace(/expires=(\d)/, 'expires=9')
  expect((await service.app().request(address.pathname + changed)).status).toBe(404)
})

test('a topic that only internal documents cover keeps its price and is told to be infeasible, with that reason', async () => {
  const tenant = await service.createTenant({ credits: 200 })
  const document = { title: 'Board paper', content: handbook, role: 'internal' as const }
  await uploadDocument(tenant.agent, { ...document, source_type: 'upload' }, new AbortController().signal)
  const asked = await estimate(tenant.agent, charges, { operation: 'createLeadMagnet', input })
  expect(asked).toMatchObject({
    feasible: false,
    credits_required: 30,
    breakdown: { lead_magnet: 30 },
    credits_expected: 0,
  })
  expect(asked.notes?.join(' ')).toContain('marked internal')
})

test('a topic without documents is rejected with a reason before anything is charged', async () => {
  const tenant = await known()
  for (const changes of [
    { topic: 'Bienenhaltung', language: 'de', type: 'framework' },
    { topic: 'Tax law of Peru' },
    { topic: 'Grinder care', language: 'fr' },
  ] as const) {
    const asked = { ...input, ...changes }
    const { feasible, notes } = await estimate(tenant.agent, charges, {
      operation: 'createLeadMagnet',
      input: asked,
    })
    expect(feasible).toBe(false)
    expect(notes).toEqual([expect.stringMatching(/documents/)])
    const created = await createLeadMagnet(tenant.agent, asked)
    expect(created).toMatchObject({ status: 'generating', credits_charged: 0 })
    expect(await getBalance(tenant.agent)).toMatchObject({ credits: 199, held: 0 })
    await performRun(service.ctx, leadMagnetRun, { runId: created.id, signal: new AbortController().signal })
    expect(await getLeadMagnet(tenant.agent, created.id)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/documents/),
    })
  }
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 199, held: 0 })
})

test('a lead magnet that cannot be written fails with a reason, refunds the credits and emits the failure', async () => {
  const tenant = await known()
  const writer: LeadMagnetWriter = {
    whyTooLittle: async () => undefined,
    write: async () => {
      throw new WriteError('refused', 'The model declined.')
    },
  }
  const { id } = await createLeadMagnet(tenant.agent, input)
  const ctx = { ...service.ctx, engines: { ...service.ctx.engines, leadMagnetWriter: writer } }
  await performRun(ctx, leadMagnetRun, { runId: id, signal: new AbortController().signal })
  expect(await getLeadMagnet(tenant.agent, id)).toMatchObject({
    status: 'failed',
    reason: 'writer_refused',
    error: 'The model declined.',
    credits_used: 0,
  })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 199, held: 0 })
  expect(await eventsOf(id)).toEqual([{ type: 'lead_magnet.failed' }])
})

test('the status shows lead magnets that failed in the last seven days, and where to see them, to their tenant only', async () => {
  const told = async (tenant: TestTenant) =>
    (await getStatus(tenant.agent, statusParts)).actions.find(({ id }) => id === 'failed_lead_magnets')
  const [tenant, stranger] = [await known(), await service.createTenant()]
  expect(await told(tenant)).toBeUndefined()
  const { id } = await createLeadMagnet(tenant.agent, input)
  expect(await told(tenant)).toBeUndefined()
  await service.ctx.db.update(leadMagnets).set({ status: 'failed' }).where(eq(leadMagnets.id, id))
  expect(await told(tenant)).toMatchObject({
    title: '1 lead magnet failed',
    path: '/lead-magnets?status=failed',
    count: 1,
  })
  expect(await told(stranger)).toBeUndefined()
  clock += 8 * 86_400_000
  expect(await told(tenant)).toBeUndefined()
})

test('two workers over one lead magnet end it once', async () => {
  const tenant = await known()
  const { id } = await createLeadMagnet(tenant.agent, input)
  const job = { runId: id, signal: new AbortController().signal }
  await Promise.all([
    performRun(service.ctx, leadMagnetRun, job),
    performRun(service.ctx, leadMagnetRun, job),
  ])
  await performRun(service.ctx, leadMagnetRun, job)
  expect(await eventsOf(id)).toHaveLength(1)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200 - 31, held: 0 })
})

test('without credits nothing is accepted, and another tenant’s lead magnet is unknown', async () => {
  const poor = await known(29)
  await expect(createLeadMagnet(poor.agent, input)).rejects.toMatchObject({
    problem: { kind: 'insufficient_credits' },
  })
  const tenant = await known()
  const { id } = await createLeadMagnet(tenant.agent, input)
  await expect(getLeadMagnet(poor.agent, id)).rejects.toMatchObject({ problem: { kind: 'not_found' } })
})

test('a landing page is the same bytes for all readers of a second, a reader who comes back keeps it for half a day at most, and it comes compressed', async () => {
  const app = service.app()
  const tenant = await known()
  const id = await made(tenant)
  const path = new URL(String((await getLeadMagnet(tenant.agent, id)).public_url)).pathname
  const change = (status: string) =>
    app.request(`/api/agent/lead-magnets/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    })
  expect((await change('published')).status).toBe(200)
  const halfDay = 43_200_000
  clock = Math.ceil(clock / halfDay) * halfDay
  const first = await app.request(path, { headers: { 'accept-encoding': 'gzip' } })
  expect(first.headers.get('content-encoding')).toBe('gzip')
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const stampOf = async () => /name="stamp" value="([^"]+)"/.exec(await (await app.request(path)).text())?.[1]
  const stamps = [await stampOf(), await stampOf()]
  clock += 1_000
  stamps.push(await stampOf())
  expect(new Set(stamps).size).toBe(2)
  const kept = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
  clock += 60_000
  expect((await app.request(path, kept)).status).toBe(304)
  clock += halfDay
  expect((await app.request(path, kept)).status).toBe(200)
  const { tenantId } = tenant.agent.caller
  await service.ctx.db
    .insert(siteDomains)
    .values({ tenantId, domain: 'guides.example', token: 't', isMain: true, verifiedAt: new Date(clock) })
  clock += 1_000
  const moved = await app.request(`${path}?a=1`)
  const { pathname } = new URL(moved.headers.get('location') ?? '')
  expect([moved.status, pathname]).toEqual([308, path.replace(`/${tenant.handle}`, '')])
  const shown = await app.request(pathname, { headers: { host: 'guides.example' } })
  expect([shown.status, (await shown.text()).includes(`action="${pathname}"`)]).toEqual([200, true])
  expect((await change('draft')).status).toBe(200)
  const own = { headers: { ...kept.headers, host: 'guides.example' } }
  expect((await app.request(pathname, own)).status).toBe(404)
})

test('a published lead magnet is on the home page of the site and in its sitemap at once, and leaves both with its landing page', async () => {
  const app = service.app()
  const tenant = await known()
  const id = await made(tenant)
  const path = new URL(String((await getLeadMagnet(tenant.agent, id)).public_url)).pathname
  const listed = () =>
    Promise.all(
      [`/${tenant.handle}`, `/${tenant.handle}/sitemap.xml`].map(async (page) =>
        (await (await app.request(page)).text()).includes(path),
      ),
    )
  expect(await listed()).toEqual([false, false])
  for (const [status, isListed] of [
    ['published', true],
    ['draft', false],
  ] as const) {
    await app.request(`/api/agent/lead-magnets/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    })
    expect(await listed()).toEqual([isListed, isListed])
  }
})

test('a landing page accepts an email address with consent, emails a link, and delivers the PDF only after it was used', async () => {
  const app = service.app()
  const tenant = await known()
  const id = await made(tenant)
  const { public_url } = await getLeadMagnet(tenant.agent, id)
  const path = new URL(String(public_url)).pathname
  expect((await app.request(path)).status).toBe(404)

  const publish = { method: 'PATCH', body: JSON.stringify({ status: 'published' }) }
  const headers = { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' }
  expect((await app.request(`/api/agent/lead-magnets/${id}`, { ...publish, headers })).status).toBe(200)
  const page = await (await app.request(path)).text()
  const stamp = /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const asked = { email: ' Mara@Acme.Example ', consent: 'yes', website: '', stamp }

  const old = await app.request(path, form({ ...asked, stamp: `1${stamp}` }))
  expect([old.status, (await old.text()).includes('Mara@Acme.Example')]).toEqual([400, true])
  clock += 5_000
  expect((await app.request(path, form({ ...asked, consent: '' }))).status).toBe(400)
  expect((await app.request(path, form({ ...asked, email: 'nobody' }))).status).toBe(400)
  expect((await app.request(path, form({ ...asked, website: 'http://spam' }))).status).toBe(200)
  expect(await service.ctx.db.select().from(leads).where(eq(leads.leadMagnetId, id))).toEqual([])

  expect((await app.request(path, form(asked))).status).toBe(200)
  const [lead] = await service.ctx.db.select().from(leads).where(eq(leads.leadMagnetId, id))
  expect(lead).toMatchObject({
    email: 'mara@acme.example',
    status: 'pending',
    consentVersion: expect.any(String),
  })
  const leadId = String(lead?.id)
  await sendLeadConfirmation(service.ctx, leadId)
  const link = new URL(/http\S+confirm\S+/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '')
  const token = link.searchParams.get('token') ?? ''
  expect(JSON.stringify(await service.ctx.db.select().from(leads))).not.toContain(token)

  // A scanner opens the link, which confirms nothing.
  expect((await app.request(link.pathname + link.search)).status).toBe(200)
  expect((await app.request(`${path}/download?token=${leadId}.9999999999999.x`)).status).toBe(410)
  const confirmed = await app.request(`${path}/confirm`, form({ token }))
  expect(confirmed.status).toBe(200)
  const download = /href="([^"]+download[^"]+)"/.exec(await confirmed.text())?.[1] ?? ''
  expect((await app.request(`${path}/confirm`, form({ token }))).status).toBe(410)
  const pdf = await app.request(new URL(download).pathname + new URL(download).search)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  await sendLeadDownload(service.ctx, leadId)
  expect(sent.at(-1)?.text).toContain('/download?token=')

  const csv = leadsCsv(
    await listAllLeads(tenant.agent, { leadMagnetId: id, query: { limit: 20, offset: 0 } }),
  )
  expect(csv).toContain('mara@acme.example,confirmed')
  clock += 8 * 86_400_000
  expect((await app.request(new URL(download).pathname + new URL(download).search)).status).toBe(410)

  const erase = new URL(/http\S+erase\S+/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '')
  const eraseForm = form({ token: erase.searchParams.get('token') ?? '' })
  expect((await app.request(`${path}/erase`, eraseForm)).status).toBe(200)
  expect(await service.ctx.db.select().from(leads).where(eq(leads.leadMagnetId, id))).toEqual([])
})

test('who sends the form as soon as it is there is not refused', async () => {
  const app = service.app()
  const tenant = await known()
  const id = await made(tenant, { auto_publish: true })
  const shown = await getLeadMagnet(tenant.agent, id)
  const path = new URL(String(shown.public_url)).pathname
  const page = await (await app.request(path)).text()
  expect(page).toContain(`<h1>${shown.title}</h1>`)
  const stamp = /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const asked = { email: 'fast@acme.example', consent: 'yes', website: '', stamp }
  const answer = await app.request(path, form(asked))
  expect([answer.status, (await answer.text()).includes('fast@acme.example')]).toEqual([200, true])
  const found = await service.ctx.db.select().from(leads).where(eq(leads.leadMagnetId, id))
  expect(found).toHaveLength(1)
})

test('a request that sends no email because the address had its emails of the day says so', async () => {
  const app = service.app()
  const tenant = await known()
  const id = await made(tenant, { auto_publish: true })
  const path = new URL(String((await getLeadMagnet(tenant.agent, id)).public_url)).pathname
  const page = await (await app.request(path)).text()
  const stamp = /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? ''
  clock += 5_000
  const ask = () =>
    app.request(path, form({ email: 'eager@acme.example', consent: 'yes', website: '', stamp }))
  for (let turn = 0; turn < 3; turn++) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('We sent eager@acme.example three emails today')
})

test('a sign-up names what led to the form: a page of the site or a source, and nothing where the browser asked not to be tracked', async () => {
  const app = service.app()
  const tenant = await known()
  const id = await made(tenant, { auto_publish: true })
  const address = new URL(String((await getLeadMagnet(tenant.agent, id)).public_url))
  const home = `${address.origin}/${address.pathname.split('/')[1]}`
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const signUp = async (name: string, headers: Record<string, string>, query = '') => {
    const asked = await app.request(`${address.href}${query}`, { headers: { ...browser, ...headers } })
    const page = await asked.text()
    const value = (field: string) => new RegExp(`name="${field}" value="([^"]+)"`).exec(page)?.[1]
    clock += 5_000
    const from = value('from')
    const typed = { email: `${name}@acme.example`, consent: 'yes', website: '', stamp: value('stamp') ?? '' }
    await app.request(address.href, form({ ...typed, ...(from && { from }) }))
  }
  const article = await addTestArticle(tenant.agent, { title: 'How aroma stays' })
  await finishPublishing(service.ctx, article)
  await signUp('home', { referer: home })
  await signUp('article', { referer: `${home}/coffee-${article.slice(0, 8)}` })
  // The same host, and nothing of this site.
  for (const [name, path] of [
    ['other', '/other-tenant/secret'],
    ['docs', '/docs'],
    ['alike', `${new URL(home).pathname}x/secret`],
  ] as const)
    await signUp(name, { referer: `${address.origin}${path}` })
  await signUp('post', { referer: 'https://www.linkedin.com/feed/' })
  await signUp('mail', {}, '?utm_source=newsletter')
  await signUp('direct', {})
  await signUp('private', { referer: 'https://www.linkedin.com/feed/', dnt: '1' })
  const found = await listAllLeads(tenant.agent, { leadMagnetId: id, query: { limit: 100, offset: 0 } })
  expect(Object.fromEntries(found.map(({ email, came_from }) => [email.split('@')[0], came_from]))).toEqual({
    home: { kind: 'page', name: new URL(home).pathname },
    article: { kind: 'article', name: 'How aroma stays', article_id: article },
    other: undefined,
    docs: undefined,
    alike: undefined,
    post: { kind: 'source', name: 'LinkedIn' },
    mail: { kind: 'source', name: 'Newsletter' },
    direct: undefined,
    private: undefined,
  })
  const { rows } = await service.ctx.db.execute(
    sql`select page, leads from page_days where tenant_id = ${tenant.agent.caller.tenantId} and page like 'article:%'`,
  )
  expect(rows, 'the article counts the sign-up that came from it').toContainEqual({
    page: `article:${article}`,
    leads: 1,
  })
})

test('an origin that no page of ours would name is not stored', () => {
  const article = `article:${crypto.randomUUID()}`
  expect([article, '/acme/tags/grinders', 'source:Le Chat'].map(isOrigin)).toEqual([true, true, true])
  expect([undefined, '', 'article:1', '/"><b>', 'https://evil.example'].map(isOrigin)).not.toContain(true)
})

test('an email address that a spreadsheet would take for a formula is exported as text', () => {
  const row = {
    id: crypto.randomUUID(),
    email: '=1+1@acme.example',
    status: 'confirmed',
    consent_text: '+x',
    consent_version: '1',
    consented_at: '2026-03-01T09:00:00Z',
    downloads: 0,
    language: 'en',
  }
  expect(leadsCsv([row])).toContain("'=1+1@acme.example")
})

test('an unfinished run is resumed, and unconfirmed email addresses are deleted', async () => {
  const tenant = await known()
  const { id } = await createLeadMagnet(tenant.agent, input)
  await service.ctx.db.insert(leads).values({
    tenantId: tenant.agent.caller.tenantId,
    leadMagnetId: id,
    email: 'late@acme.example',
    consentText: 'x',
    consentVersion: '1',
    consentedAt: new Date(clock - 4 * 86_400_000),
    language: 'en',
  })
  clock += 36 * 60_000
  await resumeRuns(service.ctx, leadMagnetRun)
  await forgetUnconfirmedLeads(service.ctx)
  expect(await service.ctx.db.select().from(leads).where(eq(leads.leadMagnetId, id))).toEqual([])
  const [row] = await service.ctx.db.select().from(leadMagnets).where(eq(leadMagnets.id, id))
  expect(row?.updatedAt.getTime()).toBe(clock)
})

test('the PDF names the company, and has nothing of an internal document', async () => {
  const tenant = await known()
  await updateSettings(tenant.agent, { companyProfile: { name: 'Northwind Coffee' } })
  const document = {
    title: 'Board paper on grinder care',
    content:
      '## Sell the grinder\n\nCharge for every visit to the grinder. Offer new burrs to whoever asks about noise.',
    role: 'internal' as const,
  }
  await uploadDocument(tenant.agent, { ...document, source_type: 'upload' }, new AbortController().signal)
  const id = await made(tenant)
  const address = new URL(String((await getLeadMagnet(tenant.agent, id)).pdf_url))
  const answer = await service.app().request(address.pathname + address.search)
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const pages = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  expect(pages[0]).toContain('Northwind Coffee')
  expect(pages.join(' ')).toContain('Brush the burrs every evening.')
  expect(pages.join(' ')).not.toMatch(/Board paper|Sell the grinder|new burrs|https?:/)
})

test.each([
  ['Northwind Heat', 'acme.example', 'Northwind Heat'],
  [null, 'Acme Coffee', 'Acme Coffee'],
  [null, 'www.acme.example', 'Acme'],
])('the company %s with the site title %s publishes as %s', (company, title, name) => {
  expect(publisherName(company, title)).toBe(name)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CreatedWarmLead,
  type WarmLeadContact,
  type WarmLeadDraft,
  type WarmLeadScore,
} from '#contract/warm-leads.ts'
import { openWarmLeadDesk, type WarmLeadDesk } from '#test-support/desks/warm-lead-desk.ts'
import {
  companyPage,
  germanCompany,
  hostileCompany,
  type LoopbackCompany,
  poorCompany,
  richCompany,
  startLoopbackCompany,
} from '#test-support/loopback/company.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { getBalance } from '../credits/get-balance.ts'
import { createSiteReader } from '../engines/reader/built-in-site-reader.ts'
import type { GuardedFetch } from '../outbound/guarded-fetch.ts'

const robots = (body: string) => ({ '/robots.txt': { type: 'text/plain', body } })
let companies: LoopbackCompany[]
let desk: WarmLeadDesk
/** Called by the site of `late.example` on each request for its home page. */
let whileRead = async () => {}

/** No pause between requests, and 20 s for a whole visit. */
const unhurried = (guardedFetch: GuardedFetch) =>
  createSiteReader(guardedFetch, { pauseMs: 0, visitMs: 20_000 })

beforeAll(async () => {
  companies = await Promise.all([
    startLoopbackCompany('rich.example', richCompany('rich.example')),
    startLoopbackCompany('poor.example', poorCompany()),
    startLoopbackCompany('meister.example', germanCompany('meister.example')),
    startLoopbackCompany('closed.example', { ...poorCompany(), ...robots('User-agent: *\nDisallow: /') }),
    startLoopbackCompany('named.example', {
      ...poorCompany(),
      ...robots('User-agent: Masthead\nDisallow: /\n\nUser-agent: *\nDisallow:'),
    }),
    startLoopbackCompany('list.example', {
      ...poorCompany(),
      '/': companyPage(
        'List',
        '<h1>List</h1><p>We keep lists of what others forget.</p><a href="/team">Our team</a>',
      ),
      '/team': companyPage(
        'Our team',
        `<div><h2>Ines Prado</h2><p>Head of Content</p>
<p><a href="mailto:ines.prado@list.example">Write to Ines</a></p><h2>Rui Almeida</h2><p>Chief Marketing Officer</p></div>`,
      ),
    }),
    startLoopbackCompany('broken.example', { ...poorCompany(), '/robots.txt': { status: 503, body: '' } }),
    startLoopbackCompany('moved.example', {
      '/': { status: 301, location: 'https://rich.example/', body: '' },
    }),
    startLoopbackCompany('hostile.example', hostileCompany()),
    startLoopbackCompany('slow.example', {
      ...robots('User-agent: *\nCrawl-delay: 3600'),
      '/': companyPage(
        'Slow',
        '<h1>Slow</h1><p>We take our time with everything that we do here, as you see.</p>',
      ),
    }),
    startLoopbackCompany('endless.example', endlessCompany()),
    startLoopbackCompany('late.example', richCompany('late.example'), async (path) => {
      if (path === '/') await whileRead()
    }),
  ])
  desk = await openWarmLeadDesk(
    companies.map(({ allow }) => allow),
    unhurried,
  )
  await desk.service.startWorker()
})
afterAll(async () => {
  await desk.service.close()
  await Promise.all(companies.map((company) => company.close()))
})

/** Every page leads to more of every kind. */
function endlessCompany() {
  const links = Array.from(
    { length: 300 },
    (_, n) => `<a href="/blog/post-${n}">Post number ${n} of many</a>`,
  )
  const more = ['team', 'careers/job', 'press/release', 'about', 'customers', 'product']
  const page = companyPage(
    'Endless',
    `<p>More and more of it, on every page that there is.</p>${links.join(' ')}${more
      .flatMap((kind) => Array.from({ length: 20 }, (_, n) => `<a href="/${kind}-${n}">${kind} ${n}</a>`))
      .join(' ')}`,
  )
  return new Proxy<Record<string, string>>(
    {},
    { get: (_, path) => (path === '/robots.txt' ? undefined : page) },
  )
}

async function report(tenant: TestTenant, domain: string, more: Record<string, unknown> = {}) {
  const { run } = await desk.start(tenant, { domain, ...more })
  return desk.ended(tenant, run.id)
}

test('when the same idempotencyKey arrives 20 times at once there is one run and one charge', async () => {
  const tenant = await desk.service.createTenant()
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await desk.call(tenant, 'POST', '/service-warm-lead', {
        domain: 'poor.example',
        idempotencyKey: 'twenty-at-once',
      })
      return { status: response.status, body: CreatedWarmLead.parse(await response.json()) }
    }),
  )
  expect(new Set(answers.map(({ body }) => body.run.id)).size).toBe(1)
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.idempotent && body.credits_charged === 0)).toHaveLength(19)
  const { run } = answers[0]?.body ?? { run: { id: '' } }
  await desk.ended(tenant, run.id)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 160, held: 0 })
})

test('a replay answers the first run without credits, whatever else it asks for, and only to its tenant', async () => {
  const tenant = await desk.service.createTenant({ credits: 40 })
  const body = { domain: 'poor.example', idempotencyKey: 'for-ever-and-a-day' }
  const first = await desk.start(tenant, body)
  await desk.ended(tenant, first.run.id)
  const again = await desk.start(tenant, { ...body, domain: 'rich.example' })
  expect(again).toMatchObject({
    idempotent: true,
    credits_charged: 0,
    run: { id: first.run.id, status: 'completed' },
    warnings: [expect.stringContaining('This is the report on poor.example')],
  })
  expect(await desk.start(tenant, body)).not.toHaveProperty('warnings')
  const stranger = await desk.service.createTenant()
  expect((await desk.start(stranger, body)).run.id).not.toBe(first.run.id)
})

test('with 39 credits nothing is started and the answer is 402', async () => {
  const tenant = await desk.service.createTenant({ credits: 39 })
  const response = await desk.call(tenant, 'POST', '/service-warm-lead', {
    domain: 'poor.example',
    idempotencyKey: 'too-poor',
  })
  expect([response.status, await response.json()]).toMatchObject([402, { credits_required: 40 }])
  expect(await (await desk.call(tenant, 'GET', '/service-warm-lead')).json()).toMatchObject({ total: 0 })
})

test('a site with little on it gives a report in which most is unknown and nothing is made up', async () => {
  const tenant = await desk.service.createTenant()
  const run = await report(tenant, 'poor.example')
  expect(run).toMatchObject({ status: 'completed', fit_score: null })
  expect(run.result?.contacts).toEqual([])
  expect(run.result?.exportRows).toHaveLength(1)
  const { fit } = (run.result?.scoring ?? {}) as {
    fit: { band: string; parameters: { value: number | null }[] }
  }
  expect(fit.band).toBe('unknown')
  expect(fit.parameters.filter(({ value }) => value === null).length).toBeGreaterThan(3)
})

test('an email address beside several people is given only to the one whose name it contains', async () => {
  const tenant = await desk.service.createTenant()
  const run = await report(tenant, 'list.example')
  const contacts = run.result?.contacts as WarmLeadContact[]
  const people = contacts.filter(({ name }) => name)
  expect(people.map(({ name, email }) => [name, email])).toEqual([
    ['Ines Prado', 'ines.prado@list.example'],
    ['Rui Almeida', undefined],
  ])
})

test('a German company is read in its own words, and its customers are not its people', async () => {
  const tenant = await desk.service.createTenant()
  const run = await report(tenant, 'meister.example', { icp: 'vertical-saas' })
  const contacts = run.result?.contacts as WarmLeadContact[]
  expect(contacts.map(({ name, role, email, match }) => [name, role, email, match])).toEqual([
    // Its domain ends where the next card begins.
    ['Jörg Müller-Lüdenscheidt', 'Leiter Marketing', 'joerg.mueller@meister.example', 'exact'],
    ['Katrin Böhme', 'Geschäftsführerin', undefined, 'exact'],
    ['Selin Aydin', 'Leiterin Vertrieb', undefined, 'none'],
  ])
  const scoring = run.result?.scoring as Record<'fit' | 'intent', WarmLeadScore>
  const pointsOf = (score: WarmLeadScore, id: string) =>
    score.parameters?.find((parameter) => parameter.id === id)?.value
  expect(pointsOf(scoring.fit, 'industry_focus')).toBeGreaterThan(0)
  expect(pointsOf(scoring.fit, 'client_work')).toBeGreaterThan(0)
  expect(pointsOf(scoring.intent, 'launch')).toBeGreaterThan(0)
  // Nothing was seen before: that prices did not change is not known.
  expect(pointsOf(scoring.intent, 'pricing_change')).toBeNull()
  const first = run.result?.drafts?.[0] as WarmLeadDraft
  expect(first.body).toContain('you announced “Die App für unterwegs ist da”.')
  expect(first.to).toBe('joerg.mueller@meister.example')
})

test.each([
  ['closed.example', 'robots_disallowed'],
  ['named.example', 'robots_disallowed'],
  ['broken.example', 'robots_unreachable'],
])(
  '%s is blocked by robots.txt with %s, nothing but that is read, and the credits come back',
  async (domain, reason) => {
    const tenant = await desk.service.createTenant()
    const run = await report(tenant, domain)
    expect(run).toMatchObject({ status: 'blocked', blocked_reason: reason, credits_charged: 0 })
    expect(run.result).toBeUndefined()
    const company = companies.find(({ host }) => host === domain)
    expect([...new Set(company?.requests.map(({ path }) => path))]).toEqual(['/robots.txt'])
    expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
    expect(await desk.eventTypes(tenant)).toEqual(['warm_lead.blocked'])
  },
)

test('a company that moved, and a name that leads nowhere, fail in words and give the credits back', async () => {
  const tenant = await desk.service.createTenant()
  expect(await report(tenant, 'moved.example')).toMatchObject({
    status: 'failed',
    error_message: expect.stringContaining('rich.example'),
    credits_charged: 0,
  })
  expect(await report(tenant, 'nowhere-to-be-found.example')).toMatchObject({
    status: 'failed',
    credits_charged: 0,
  })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
  const failed = await (
    await desk.call(tenant, 'GET', '/service-warm-lead/00000000-0000-4000-8000-000000000000/export')
  ).status
  expect(failed).toBe(404)
})

test('hostile markup, feeds and addresses end in a report that leads nowhere inside and runs nothing', async () => {
  const tenant = await desk.service.createTenant()
  const run = await report(tenant, 'hostile.example')
  expect(run.status).toBe('completed')
  const hosts = companies.find(({ host }) => host === 'hostile.example')?.requests.map(({ host }) => host)
  expect(new Set(hosts)).toEqual(new Set(['hostile.example']))
  const csv = await (await desk.call(tenant, 'GET', `/service-warm-lead/${run.id}/export?format=csv`)).text()
  expect(csv).not.toMatch(/(^|[,"\n])[=+@-](?!\d)/m)
  expect(JSON.stringify(run)).not.toContain('victim.example')
})

test('at most 30 addresses are read, however many there are', async () => {
  const tenant = await desk.service.createTenant()
  const run = await report(tenant, 'endless.example')
  const company = companies.find(({ host }) => host === 'endless.example')
  const paths = company?.requests.map(({ path }) => path).filter((path) => path !== '/robots.txt') ?? []
  expect(paths.length).toBeLessThanOrEqual(30)
  expect(paths.length).toBeGreaterThan(15)
  expect(run.result?.counters).toMatchObject({ requests: paths.length })
})

test('a crawl delay is kept in full: what the time does not allow is not read, and the report says so', async () => {
  const tenant = await desk.service.createTenant()
  const run = await report(tenant, 'slow.example')
  expect(run.result?.policy).toMatchObject({ robots: { crawl_delay_seconds: 3600 } })
  const paths = companies.find(({ host }) => host === 'slow.example')?.requests.map(({ path }) => path)
  expect(paths?.filter((path) => path !== '/robots.txt')).toEqual(['/'])
  expect(run.result?.policy?.not_read).toEqual(
    expect.arrayContaining([expect.objectContaining({ reason: 'time' })]),
  )
})

test('a suppressed company is refused at acceptance in every spelling, and costs nothing', async () => {
  const tenant = await desk.service.createTenant()
  const added = await desk.call(tenant, 'POST', '/suppressions', { value: 'WWW.Rich.Example' })
  expect([added.status, await added.json()]).toMatchObject([201, { kind: 'domain', value: 'rich.example' }])
  for (const domain of [
    'rich.example',
    'RICH.example',
    'https://www.rich.example/',
    'shop.eu.rich.example',
    'ｒｉｃｈ.example',
  ]) {
    const response = await desk.call(tenant, 'POST', '/service-warm-lead', { domain })
    expect([domain, response.status, await response.json()]).toMatchObject([
      domain,
      409,
      { code: 'suppressed_domain' },
    ])
  }
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
})

test('a company that is suppressed while it is read ends blocked, without a report', async () => {
  const tenant = await desk.service.createTenant()
  whileRead = async () => {
    await desk.call(tenant, 'POST', '/suppressions', { value: 'late.example' })
  }
  const run = await report(tenant, 'late.example').finally(() => {
    whileRead = async () => {}
  })
  expect(run).toMatchObject({ status: 'blocked', blocked_reason: 'suppressed_domain', credits_charged: 0 })
  expect(run.result).toBeUndefined()
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
})

test('a suppressed address appears in no report, whatever its spelling', async () => {
  const tenant = await desk.service.createTenant()
  await desk.call(tenant, 'POST', '/suppressions', { value: 'Ana.Ferreira+sales@RICH.example' })
  const run = await report(tenant, 'rich.example', { buyerRoles: ['Head of Content'] })
  expect(JSON.stringify(run)).not.toMatch(/ana\.ferreira|Ana Ferreira/i)
  expect(run.result?.policy).toMatchObject({ suppressed: { contacts: 1 } })
})

test('an erased contact leaves the report, its drafts and its exports, and no later run takes it up again', async () => {
  const tenant = await desk.service.createTenant()
  const ask = { buyerRoles: ['Head of Content'] }
  const run = await report(tenant, 'rich.example', ask)
  const [ana] = (run.result?.contacts ?? []) as WarmLeadContact[]
  expect(ana?.name).toBe('Ana Ferreira')
  const erased = await desk.call(tenant, 'DELETE', `/service-warm-lead/${run.id}/contacts/${ana?.id}`)
  expect(await erased.json()).toEqual({ success: true, suppressed: 'ana.ferreira@rich.example' })
  const after = await (await desk.call(tenant, 'GET', `/service-warm-lead/${run.id}`)).text()
  expect(after).not.toMatch(/ana\.ferreira|Ana Ferreira|Hi Ana/i)
  expect(JSON.parse(after)).toMatchObject({ contacts_erased: 1 })
  const csv = await (await desk.call(tenant, 'GET', `/service-warm-lead/${run.id}/export?format=csv`)).text()
  expect(csv).not.toMatch(/\bana\b/i)
  expect(JSON.stringify(await report(tenant, 'rich.example', ask))).not.toMatch(/Ana Ferreira/)
  expect((await desk.call(tenant, 'DELETE', `/service-warm-lead/${run.id}/contacts/${ana?.id}`)).status).toBe(
    404,
  )
})

test('a new suppression erases the contacts of earlier reports that it names', async () => {
  const tenant = await desk.service.createTenant()
  const run = await report(tenant, 'rich.example', { buyerRoles: ['Head of Content'] })
  const address = await desk.call(tenant, 'POST', '/suppressions', { value: 'hello@rich.example' })
  expect(await address.json()).toMatchObject({ erased_contacts: 1 })
  const domain = await desk.call(tenant, 'POST', '/suppressions', { value: 'rich.example' })
  expect(await domain.json()).toMatchObject({ erased_contacts: 2 })
  const after = await (await desk.call(tenant, 'GET', `/service-warm-lead/${run.id}`)).json()
  expect(after).toMatchObject({ result: { contacts: [] }, contacts_erased: 3 })
})

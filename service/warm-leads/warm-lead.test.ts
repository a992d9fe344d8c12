import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WarmLeadContact, WarmLeadDraft, WarmLeadRun, WarmLeadSignal } from '#contract/warm-leads.ts'
import { openWarmLeadDesk, type WarmLeadDesk } from '#test-support/desks/warm-lead-desk.ts'
import { type LoopbackCompany, richCompany, startLoopbackCompany } from '#test-support/loopback/company.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { getBalance } from '../credits/get-balance.ts'
import { createSiteReader } from '../engines/reader/built-in-site-reader.ts'
import type { GuardedFetch } from '../outbound/guarded-fetch.ts'
import { listWarmLeads } from './list-warm-leads.ts'

let company: LoopbackCompany
let desk: WarmLeadDesk
let tenant: TestTenant
let run: WarmLeadRun
/** No pause between requests, and 20 s for a whole visit. */
const unhurried = (guardedFetch: GuardedFetch) =>
  createSiteReader(guardedFetch, { pauseMs: 0, visitMs: 20_000 })

beforeAll(async () => {
  company = await startLoopbackCompany('roastery.example', richCompany('roastery.example'))
  desk = await openWarmLeadDesk([company.allow], unhurried, {
    records: { mx: ['aspmx.l.google.com'], txt: ['v=spf1 include:servers.mcsv.net -all'] },
  })
  await desk.service.startWorker()
  tenant = await desk.service.createTenant()
  const started = await desk.start(tenant, {
    domain: 'https://Roastery.example/',
    icp: 'vertical-saas',
    buyerRoles: ['Head of Content'],
  })
  run = await desk.ended(tenant, started.run.id)
})
afterAll(async () => {
  await desk.service.close()
  await company.close()
})

/** The fields are open in the contract; these are the ones that this service writes. */
const signals = () => (run.result?.signals ?? []) as WarmLeadSignal[]
const contacts = () => (run.result?.contacts ?? []) as WarmLeadContact[]
const drafts = () => (run.result?.drafts ?? []) as WarmLeadDraft[]
const evidence = () => run.result?.evidence ?? []

test('an accepted run charges exactly 40 credits, echoes the domain as sent, and emits its end', async () => {
  expect(run).toMatchObject({
    status: 'completed',
    domain: 'https://Roastery.example/',
    normalized_domain: 'roastery.example',
    credits_charged: 40,
    company_name: 'Roastery Cloud',
  })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 160, held: 0 })
  expect(await desk.eventTypes(tenant)).toEqual(['warm_lead.completed'])
})

test('a list names its companies, and finds one by a part of its name as well as of its domain', async () => {
  const find = (q: string) =>
    listWarmLeads(tenant.agent, { limit: 10, offset: 0, sort: '-when', q }).then(({ runs }) =>
      runs.map(({ company_name }) => company_name),
    )
  expect(await find('ery cloud')).toEqual(['Roastery Cloud'])
  expect(await find('ROASTERY.ex')).toEqual(['Roastery Cloud'])
  expect(await find('r%y cloud')).toEqual([])
})

test('a list says why now and whom to write to, as the report does', async () => {
  const { runs } = await listWarmLeads(tenant.agent, { limit: 10, offset: 0, sort: '-when' })
  const [listed] = runs
  const strongest = signals().find(({ kind }) => kind !== 'content_gap')
  expect(listed?.top_signal).toEqual({
    kind: strongest?.kind,
    title: strongest?.title,
    ...(strongest?.date && { date: strongest.date }),
  })
  const emails = contacts().flatMap(({ email }) => email ?? [])
  expect(emails).toContain(listed?.best_contact?.email)
})

test('prices have their unit, and prices and languages the passages that say them', () => {
  const account = (run.result?.account ?? {}) as {
    price_units?: { price: string; unit: string | null; evidence: number }[]
    languages_evidence?: number[]
  }
  const { price_units = [], languages_evidence = [] } = account
  const passageOf = (number: number | undefined) => evidence().find((one) => one.number === number)?.passage
  expect(price_units.map(({ price, unit }) => `${price} ${unit}`)).toEqual(['$29 per month', '$79 per month'])
  for (const { price, evidence: number } of price_units) expect(passageOf(number)).toContain(price)
  expect(languages_evidence.map(passageOf)).toEqual(['Language of the page: en', 'Also available in: de'])
})

test('the account is what pages, structured data and mail records say', () => {
  expect(run.result?.account).toMatchObject({
    name: 'Roastery Cloud',
    description: expect.stringContaining('software for coffee roasters'),
    headcount: 42,
    languages: ['en', 'de'],
    founded: '2019',
    location: 'Lisbon, PT',
    prices: ['$29', '$79'],
    mail: { provider: 'Google Workspace', hosts: ['aspmx.l.google.com'] },
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/company/roastery-cloud' }],
  })
  const technologies = run.result?.account?.technologies as { name: string }[]
  expect(technologies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Stripe', 'Plausible', 'Google Workspace', 'Mailchimp']),
  )
})

test('signals have a kind, a date, an evidence address and a passage, and older ones are left out', () => {
  const kinds = new Set(signals().map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(['content_gap', 'funding', 'hiring', 'launch', 'publishing'])
  for (const signal of signals()) {
    expect(signal.evidence_url).toMatch(/^http:\/\/roastery\.example\//)
    expect(signal.passage).not.toBe('')
    expect(evidence().find(({ number }) => number === signal.evidence)?.passage).toBe(signal.passage)
    expect(signal.freshness).toBeGreaterThan(0)
  }
  expect(signals()[0]).toMatchObject({
    title: 'Hiring: Content Marketing Manager',
    date_kind: 'published',
    age_days: 9,
  })
  expect(signals().some(({ title }) => title.includes('2019'))).toBe(false)
  expect(run.result?.counters).toMatchObject({ signals_too_old: 1 })
})

test('contacts are only those that the pages publish, best match first, each with its page', () => {
  expect(contacts()).toMatchObject([
    {
      name: 'Ana Ferreira',
      role: 'Head of Content',
      email: 'ana.ferreira@roastery.example',
      match: 'exact',
      matched_role: 'Head of Content',
      source_url: 'http://roastery.example/team',
    },
    { name: 'Tom van Dijk', role: 'Co-founder & CEO', match: 'none' },
    { kind: 'mailbox', email: 'hello@roastery.example', source_url: 'http://roastery.example/contact' },
  ])
  expect(contacts()[1]).not.toHaveProperty('email')
})

test("a private, another company's and a data-protection address stay out of every part of the report", () => {
  const told = JSON.stringify(run)
  expect(told).not.toMatch(/mei\.chen@|jo@other-company|privacy@/)
  expect(run.result?.policy).toMatchObject({
    addresses_left_out: { private: 1, other_company: 1, not_for_business: 1 },
  })
})

test('fit and intent are apart, and their contributions add up to the score', () => {
  const { fit, intent } = (run.result?.scoring ?? {}) as Record<
    'fit' | 'intent',
    { score: number; parameters: { contribution: number | null; value: number | null }[] }
  >
  for (const score of [fit, intent]) {
    const sum = score.parameters.reduce((total, { contribution }) => total + (contribution ?? 0), 0)
    expect(Math.abs(sum - score.score)).toBeLessThan(1)
  }
  expect(run).toMatchObject({ fit_score: fit.score, intent_score: intent.score })
})

test('every claim of every draft carries the number of evidence that is in the report', () => {
  expect(drafts()).toHaveLength(3)
  const numbers = evidence().map(({ number }) => number)
  for (const draft of drafts()) {
    const claims = draft.parts?.filter(({ kind }) => kind === 'claim') ?? []
    expect(claims.length).toBeGreaterThan(0)
    for (const claim of claims) {
      expect(claim.evidence?.length).toBeGreaterThan(0)
      for (const number of claim.evidence ?? []) expect(numbers).toContain(number)
      expect(draft.body).toContain(claim.text)
    }
  }
  expect(new Set(drafts().map(({ angle }) => angle)).size).toBe(3)
  // All go to the one person whose address is published, and not in turn to those without.
  for (const draft of drafts()) {
    expect(draft.body).toMatch(/^Hi Ana,/)
    expect(draft).toMatchObject({ contact_id: contacts()[0]?.id, to: 'ana.ferreira@roastery.example' })
  }
})

test('robots.txt is obeyed, the user agent is our own, and unread pages are reported', () => {
  const paths = company.requests.map(({ path }) => path)
  expect(paths.filter((path) => /admin|press/.test(path))).toEqual([])
  expect(new Set(company.requests.map(({ userAgent }) => userAgent))).toEqual(
    new Set(['Masthead/1.0 (company reader; obeys robots.txt)']),
  )
  expect(run.result?.policy).toMatchObject({
    robots: { state: 'found', forbidden: 1 },
    not_read: expect.arrayContaining([expect.objectContaining({ reason: 'robots' })]),
  })
  expect(new Set(paths).size).toBe(paths.length)
})

test('the export has a row for each contact in every format, and no cell is a formula', async () => {
  const file = (format: string) =>
    desk.call(tenant, 'GET', `/service-warm-lead/${run.id}/export?format=${format}`)
  const json = (await (await file('json')).json()) as {
    rows: { contact_name: string | null; draft_body: string }[]
  }
  expect(json.rows.map((row) => row.contact_name)).toEqual(['Ana Ferreira', 'Tom van Dijk', null])
  expect(json.rows.map((row) => row.draft_body.split('\n')[0])).toEqual(['Hi Ana,', 'Hi Tom,', 'Hello,'])
  const csv = await file('csv')
  expect(csv.headers.get('content-disposition')).toBe(
    'attachment; filename="warm-lead-Roastery.example-.csv"',
  )
  expect(await csv.text()).toContain('ana.ferreira@roastery.example')
  const xlsx = await file('xlsx')
  expect(xlsx.headers.get('content-type')).toContain('spreadsheetml')
  expect(
    Buffer.from(await xlsx.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})

test("another tenant's run, its export and its contacts are unknown", async () => {
  const stranger = await desk.service.createTenant()
  const paths = ['', '/export?format=csv'].map((path) => `/service-warm-lead/${run.id}${path}`)
  for (const path of paths) expect((await desk.call(stranger, 'GET', path)).status).toBe(404)
  const contact = `/service-warm-lead/${run.id}/contacts/${contacts()[0]?.id}`
  expect((await desk.call(stranger, 'DELETE', contact)).status).toBe(404)
})

test('a second report compares with the first: nothing changed is no, not unknown', async () => {
  const started = await desk.start(tenant, { domain: 'www.roastery.example', icp: 'seo-geo-agency' })
  const second = await desk.ended(tenant, started.run.id)
  const { intent, fit } = (second.result?.scoring ?? {}) as Record<
    'fit' | 'intent',
    { score: number; parameters: { id: string; value: number | null }[] }
  >
  expect(intent.parameters.find(({ id }) => id === 'pricing_change')?.value).toBe(0)
  expect(fit.score).toBeLessThan(run.fit_score ?? 0)
})

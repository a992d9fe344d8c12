import { afterAll, beforeAll, expect, test } from 'vitest'
import { BrandScanSort } from '#contract/brand-scans.ts'
import { ScoutRunSort } from '#contract/scout-runs.ts'
import { WarmLeadSort } from '#contract/warm-leads.ts'
import { WatchSort } from '#contract/watches.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { listBrandScans } from '../brand-scans/list-brand-scans.ts'
import { brandScans } from '../db/schema/brand-scans.ts'
import { scoutRuns } from '../db/schema/scout-runs.ts'
import { warmLeadRuns } from '../db/schema/warm-leads.ts'
import { watches } from '../db/schema/watches.ts'
import { listScoutRuns } from '../scout-runs/list-scout-runs.ts'
import { listWarmLeads } from '../warm-leads/list-warm-leads.ts'
import { listWatches } from './list-watches.ts'

let service: TestService
let tenant: TestTenant

/** Made in this order; by name it is another one, and by number a third. */
const rows = [
  { name: 'pear', number: 40 },
  { name: 'Apple', number: null },
  { name: 'quince', number: 7 },
  { name: 'fig', number: 90 },
] as const
const newestFirst = ['fig', 'quince', 'Apple', 'pear']
const byName = ['Apple', 'fig', 'pear', 'quince']
const byNumber = ['Apple', 'quince', 'pear', 'fig']

beforeAll(async () => {
  service = await createTestService()
  tenant = await service.createTenant()
  const { db } = service.ctx
  const { tenantId, agentId } = tenant.agent.caller
  for (const [at, { name, number }] of rows.entries()) {
    const createdAt = new Date(Date.UTC(2026, 2, 1 + at))
    const run = { tenantId, agentId, createdAt, status: 'completed', credits: 1 }
    await db.insert(scoutRuns).values({ ...run, query: name, subreddits: [], limit: 5 })
    await db
      .insert(brandScans)
      .values({ ...run, brandName: name, brandKey: name.toLowerCase(), aliases: [], score: number })
    const domain = `${name.toLowerCase()}.example`
    const scores = { fitScore: number, intentScore: number === null ? null : 100 - number }
    await db.insert(warmLeadRuns).values({
      ...run,
      ...scores,
      domain: name,
      normalizedDomain: domain,
      registrableDomain: domain,
      icp: 'content-led-saas',
      input: {
        domain: name,
        icp: 'content-led-saas',
        buyerRoles: [],
        maxContacts: 3,
        drafts: 3,
        freshnessDays: 90,
      },
    })
    await db.insert(watches).values({
      tenantId,
      agentId,
      createdAt,
      kind: 'brand_scan',
      label: name,
      subjectKey: name,
      input: {},
      intervalDays: 7,
      monthlyBudget: 100,
      status: number === null ? 'paused' : 'active',
      nextRunAt: new Date(Date.UTC(2026, 3, 1, number ?? 0)),
    })
  }
})
afterAll(() => service.close())

type Page = { limit: number; offset: number }
const lists = {
  'scout runs': {
    sorts: ScoutRunSort.options,
    read: async (page: Page, sort?: string) =>
      (await listScoutRuns(tenant.agent, { ...page, sort: ScoutRunSort.optional().parse(sort) })).runs.map(
        ({ query }) => query,
      ),
    orders: { query: byName },
  },
  'brand scans': {
    sorts: BrandScanSort.options,
    read: async (page: Page, sort?: string) =>
      (await listBrandScans(tenant.agent, { ...page, sort: BrandScanSort.optional().parse(sort) })).scans.map(
        ({ brand_name }) => brand_name,
      ),
    orders: { brand: byName, score: byNumber },
  },
  'warm leads': {
    sorts: WarmLeadSort.options,
    read: async (page: Page, sort?: string) =>
      (await listWarmLeads(tenant.agent, { ...page, sort: WarmLeadSort.optional().parse(sort) })).runs.map(
        ({ domain }) => domain,
      ),
    orders: { domain: byName, fit: byNumber, intent: ['Apple', 'fig', 'pear', 'quince'] },
  },
  watches: {
    sorts: WatchSort.options,
    read: async (page: Page, sort?: string) =>
      (await listWatches(tenant.agent, { ...page, sort: WatchSort.optional().parse(sort) })).watches.map(
        ({ label }) => label,
      ),
    orders: { label: byName, next: ['quince', 'pear', 'fig', 'Apple'] },
  },
}
const whole = { limit: 20, offset: 0 }

test.each(Object.entries(lists))('%s come newest first, or by each of their columns', async (_, list) => {
  expect(await list.read(whole)).toEqual(newestFirst)
  for (const [sort, order] of Object.entries(list.orders)) expect(await list.read(whole, sort)).toEqual(order)
})

test.each(Object.entries(lists))(
  'every order of %s turns round, and pages never repeat a row',
  async (_, list) => {
    for (const sort of list.sorts.filter((one) => !one.startsWith('-'))) {
      const up = await list.read(whole, sort)
      expect(await list.read(whole, `-${sort}`)).toEqual(up.toReversed())
      const pages = [
        await list.read({ limit: 3, offset: 0 }, sort),
        await list.read({ limit: 3, offset: 3 }, sort),
      ]
      expect(pages.flat()).toEqual(up)
    }
  },
)

import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { register } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CreateWarmLeadInput } from '#contract/warm-leads.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { warmLeadContacts, warmLeadRuns } from './db/schema/warm-leads.ts'
import { eq, sql } from './db/sql.ts'
import { runMaintenance, runRetention } from './maintenance.ts'

let service: TestService
const logged: { step?: string; msg?: string }[] = []
const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
beforeAll(async () => {
  service = await createTestService({ change: (ctx) => ({ ...ctx, log }) })
})
afterAll(() => service.close())

test('a step that fails is logged and counted, and the others run: contacts are erased all the same', async () => {
  const runId = await addOldContact()
  await service.ctx.db.execute(
    sql`insert into cache_entries (key, value, expires_at) values ('old', '', '2020-01-01')`,
  )
  for (const table of ['idempotent_answers', 'registrations', 'lead_magnets', 'rate_limit_counts'])
    await service.ctx.db.execute(sql.raw(`alter table ${table} rename to ${table}_elsewhere`))

  await expect(runMaintenance(service.ctx)).resolves.toBeUndefined()
  expect(logged.map(({ step }) => step)).toEqual(['resume_lead_magnets'])
  await expect(runRetention(service.ctx)).resolves.toBeUndefined()

  const contacts = await service.ctx.db
    .select()
    .from(warmLeadContacts)
    .where(eq(warmLeadContacts.runId, runId))
  expect(contacts).toEqual([])
  expect((await service.ctx.db.execute(sql`select key from cache_entries`)).rows).toEqual([])
  const failed = ['resume_lead_magnets', 'delete_answers', 'delete_registrations', 'delete_rate_limit_counts']
  expect(logged.map(({ msg, step }) => `${msg}: ${step}`)).toEqual(
    failed.map((step) => `housekeeping step failed: ${step}`),
  )
  const metrics = await register.metrics()
  for (const step of failed)
    expect(metrics).toContain(`masthead_housekeeping_failures_total{step="${step}"} 1`)
})

/** A run whose one contact was seen longer ago than any tenant keeps it. */
async function addOldContact(): Promise<string> {
  const { caller } = (await service.createTenant()).agent
  const domain = 'shop.example'
  const [run] = await service.ctx.db
    .insert(warmLeadRuns)
    .values({
      ...caller,
      status: 'completed',
      credits: 0,
      domain,
      normalizedDomain: domain,
      registrableDomain: domain,
      icp: 'content-led-saas',
      input: CreateWarmLeadInput.parse({ domain }),
    })
    .returning()
  const id = run?.id ?? randomUUID()
  await service.ctx.db.insert(warmLeadContacts).values({
    tenantId: caller.tenantId,
    runId: id,
    position: 0,
    kind: 'person',
    name: 'Ada',
    match: 'role',
    sourceUrl: 'https://shop.example/team',
    seenAt: new Date('2020-01-01T00:00:00Z'),
    passage: 'Ada, owner',
  })
  return id
}

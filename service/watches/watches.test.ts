import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CreateWatchInput, type CreateWatchRequest, type WatchDetail } from '#contract/watches.ts'
import { type LoopbackPageSite, startLoopbackPageSite } from '#test-support/loopback/page-site.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { createBrandScan } from '../brand-scans/create-brand-scan.ts'
import { ServiceError } from '../core/errors.ts'
import { estimate } from '../credits/estimate.ts'
import { getBalance } from '../credits/get-balance.ts'
import { grantCredits } from '../credits/grant-credits.ts'
import { brandScans } from '../db/schema/brand-scans.ts'
import { schemaChecks } from '../db/schema/page-checks.ts'
import { events } from '../db/schema/webhooks.ts'
import { and, asc, eq, like } from '../db/sql.ts'
import { previewCheckRun, schemaCheckRun } from '../page-tools/page-check-run.ts'
import { performRun } from '../runs/perform-run.ts'
import { changeWatch } from './change-watch.ts'
import { createWatch } from './create-watch.ts'
import { deleteWatch } from './delete-watch.ts'
import { finishWatchRuns } from './finish-watch-runs.ts'
import { getWatch } from './get-watch.ts'
import { listWatches } from './list-watches.ts'
import { resumeWatches } from './resume-watches.ts'
import { runWatch, runWatchCharge } from './run-watch.ts'
import { startDueWatches } from './start-due-watches.ts'

let site: LoopbackPageSite
let service: TestService
let clockMs = Date.parse('2026-03-02T09:00:00Z')
const dayMs = 86_400_000

beforeAll(async () => {
  site = await startLoopbackPageSite()
  service = await createTestService({
    environment: { OUTBOUND_ALLOW: site.allow },
    change: (ctx) => ({ ...ctx, now: () => new Date(clockMs) }),
  })
})
afterAll(async () => {
  await service.close()
  await site.close()
})

const page = (structuredData: string) =>
  `<!doctype html><title>Shop</title><script type="application/ld+json">${structuredData}</script>`
const fine = page('{"@context":"https://schema.org","@type":"Organization","name":"Acme"}')
const broken = page('{"@context":"https://schema.org","@type":"Organization","nmae":"Acme"}')

/** A page of its own, watched. */
async function watchPage(tenant: TestTenant, more: Partial<CreateWatchRequest> = {}) {
  const path = `/${randomUUID()}`
  site.pages.set(path, fine)
  const input = { kind: 'schema_check', input: { url: site.url(path) }, ...more }
  const { id } = await createWatch(tenant.agent, CreateWatchInput.parse(input))
  return { id, set: (html: string) => site.pages.set(path, html), remove: () => site.pages.delete(path) }
}

/** What the worker does: what is due starts, runs, and is compared. */
async function turn() {
  await startDueWatches(service.ctx)
  const open = await service.ctx.db
    .select({ id: schemaChecks.id })
    .from(schemaChecks)
    .where(eq(schemaChecks.status, 'processing'))
  for (const { id } of open)
    await performRun(service.ctx, schemaCheckRun, { runId: id, signal: new AbortController().signal })
  await finishWatchRuns(service.ctx)
}

const read = (tenant: TestTenant, id: string): Promise<WatchDetail> =>
  getWatch(tenant.agent, { id, limit: 20, offset: 0 })

const eventsOf = ({ agent }: TestTenant) =>
  service.ctx.db
    .select({ type: events.type, payload: events.payload })
    .from(events)
    .where(and(eq(events.tenantId, agent.caller.tenantId), like(events.type, 'watch.%')))
    .orderBy(asc(events.createdAt), asc(events.id))

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ServiceError ? error.problem : error),
  )

test('the first run starts at once, the next is one interval later, and what changed between them is told', async () => {
  const tenant = await service.createTenant({ credits: 10 })
  const watch = await watchPage(tenant)
  await turn()
  expect(await read(tenant, watch.id)).toMatchObject({
    status: 'active',
    spent_this_month: 1,
    credits_per_run: 1,
    forecast_per_month: 5,
    next_run_at: '2026-03-09T09:00:00.000Z',
    runs_total: 1,
    runs: [{ status: 'completed', credits_used: 1 }],
  })
  const first = await read(tenant, watch.id)
  expect(first.runs[0]).not.toHaveProperty('change')
  expect(first.compared_with).toEqual({
    run_id: first.runs[0]?.run_id,
    started_at: first.runs[0]?.started_at,
  })
  watch.set(broken)
  clockMs += 7 * dayMs
  await turn()
  const [run] = (await read(tenant, watch.id)).runs
  expect(run?.change).toMatchObject({ matters: true, summary: expect.stringContaining('new') })
  expect(run?.change?.added[0]).toMatchObject({ notable: true, text: expect.stringContaining('nmae') })
  expect(await eventsOf(tenant)).toMatchObject([
    { payload: { type: 'watch.changed', data: { watch_id: watch.id, run_id: run?.run_id } } },
  ])
  watch.set(fine)
  clockMs += 7 * dayMs
  await turn()
  const fixed = (await read(tenant, watch.id)).runs[0]
  expect(fixed?.change?.removed[0]?.text).toMatch(/^Fixed: /)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 7, held: 0 })
})

test('a turn has one run and one charge, however many workers look at once', async () => {
  const tenant = await service.createTenant({ credits: 10 })
  const watch = await watchPage(tenant)
  await Promise.all(Array.from({ length: 8 }, () => startDueWatches(service.ctx)))
  await Promise.all(Array.from({ length: 4 }, () => turn()))
  expect((await read(tenant, watch.id)).runs_total).toBe(1)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 9, held: 0 })
})

test('without credits a watch pauses, says so once, and makes up for the missed run after a top-up', async () => {
  const tenant = await service.createTenant({ credits: 0 })
  const watch = await watchPage(tenant)
  await turn()
  await resumeWatches(service.ctx)
  await turn()
  expect(await read(tenant, watch.id)).toMatchObject({
    status: 'paused',
    reason: 'insufficient_credits',
    message: expect.stringContaining('resumes once there are enough'),
    runs_total: 0,
  })
  expect((await eventsOf(tenant)).map(({ type }) => type)).toEqual(['watch.paused'])
  await grantCredits(service.ctx, {
    tenantId: tenant.agent.caller.tenantId,
    credits: 1,
    operation: 'operator_grant',
  })
  await resumeWatches(service.ctx)
  await turn()
  const resumed = await read(tenant, watch.id)
  expect(resumed).toMatchObject({ status: 'active', runs: [{ status: 'completed' }] })
  expect(resumed).not.toHaveProperty('reason')
})

test('a spent budget waits for the next month, unless it is raised', async () => {
  clockMs = Date.parse('2026-05-20T09:00:00Z')
  const tenant = await service.createTenant({ credits: 50 })
  const [patient, raised] = [
    await watchPage(tenant, { interval_days: 1, monthly_budget: 2 }),
    await watchPage(tenant, { interval_days: 1, monthly_budget: 2 }),
  ]
  for (let day = 0; day < 3; day++) {
    await turn()
    clockMs += dayMs
  }
  for (const { id } of [patient, raised])
    expect(await read(tenant, id)).toMatchObject({
      status: 'paused',
      reason: 'budget',
      runs_total: 2,
      spent_this_month: 2,
      next_run_at: '2026-06-01T00:00:00.000Z',
    })
  await changeWatch(tenant.agent, raised.id, { monthly_budget: 3 })
  await resumeWatches(service.ctx)
  await turn()
  expect((await read(tenant, raised.id)).runs_total).toBe(3)
  expect((await read(tenant, patient.id)).runs_total).toBe(2)
  clockMs = Date.parse('2026-06-01T00:00:00Z')
  await resumeWatches(service.ctx)
  await turn()
  expect(await read(tenant, patient.id)).toMatchObject({
    status: 'active',
    runs_total: 3,
    spent_this_month: 1,
  })
})

test('a failed run costs nothing and is told once in a row', async () => {
  const tenant = await service.createTenant({ credits: 10 })
  const watch = await watchPage(tenant)
  watch.remove()
  await turn()
  clockMs += 7 * dayMs
  await turn()
  expect(await read(tenant, watch.id)).toMatchObject({
    status: 'active',
    spent_this_month: 0,
    runs: [
      { status: 'failed', credits_used: 0, error: expect.stringContaining('404') },
      { status: 'failed' },
    ],
  })
  expect((await eventsOf(tenant)).map(({ type }) => type)).toEqual(['watch.failed'])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 10, held: 0 })
})

test('a run that was paid for is the first to be compared with, if it is about the same subject', async () => {
  const tenant = await service.createTenant()
  const scan = await createBrandScan(tenant.agent, { brandName: 'Acme  Coffee' })
  await service.ctx.db
    .update(brandScans)
    .set({ status: 'completed', score: 40 })
    .where(eq(brandScans.id, scan.id))
  const of = (brandName: string) =>
    createWatch(
      tenant.agent,
      CreateWatchInput.parse({ kind: 'brand_scan', input: { brandName }, run_id: scan.id }),
    )
  expect(await refusalOf(of('Other'))).toMatchObject({ kind: 'invalid', details: [{ path: 'run_id' }] })
  expect(await of('acme coffee')).toMatchObject({
    label: 'acme coffee',
    compared_with: { run_id: scan.id, started_at: expect.any(String) },
    next_run_at: new Date(clockMs + 7 * dayMs).toISOString(),
    credits_per_run: 8,
    monthly_budget: 40,
    forecast_per_month: 40,
  })
  expect(await refusalOf(of('ACME Coffee'))).toMatchObject({ kind: 'conflict', code: 'already_watched' })
})

test('a paused watch starts nothing, and resumed it starts what is overdue', async () => {
  const tenant = await service.createTenant()
  const watch = await watchPage(tenant)
  await changeWatch(tenant.agent, watch.id, { status: 'paused' })
  clockMs += 30 * dayMs
  await turn()
  await resumeWatches(service.ctx)
  expect(await read(tenant, watch.id)).toMatchObject({ status: 'paused', reason: 'asked', runs_total: 0 })
  await changeWatch(tenant.agent, watch.id, { status: 'active', interval_days: 3 })
  await turn()
  expect(await read(tenant, watch.id)).toMatchObject({
    status: 'active',
    runs_total: 1,
    next_run_at: new Date(clockMs + 3 * dayMs).toISOString(),
  })
})

test('another tenant can neither read, change, delete nor list a watch', async () => {
  const tenant = await service.createTenant()
  const { agent: stranger } = await service.createTenant()
  const { id } = await watchPage(tenant)
  for (const work of [
    () => getWatch(stranger, { id, limit: 1, offset: 0 }),
    () => changeWatch(stranger, id, { status: 'paused' }),
    () => deleteWatch(stranger, id),
  ])
    expect(await refusalOf(work())).toEqual({ kind: 'not_found' })
  expect((await listWatches(stranger, { limit: 20, offset: 0 })).watches).toEqual([])
  expect(await listWatches(tenant.agent, { limit: 20, offset: 0, status: 'active' })).toMatchObject({
    counts: { active: 1 },
    total: 1,
    watches: [{ id }],
  })
  expect(await deleteWatch(tenant.agent, id)).toEqual({ success: true })
})

test('a budget below the price of one run is refused', async () => {
  const tenant = await service.createTenant()
  const input = CreateWatchInput.parse({
    kind: 'warm_lead',
    input: { domain: 'acme.example' },
    monthly_budget: 39,
  })
  expect(await refusalOf(createWatch(tenant.agent, input))).toMatchObject({
    kind: 'invalid',
    details: [{ path: 'monthly_budget', message: 'Must be at least 40, the price of one run in credits.' }],
  })
})

test('the social preview of a page is watched like its structured data', async () => {
  const tenant = await service.createTenant()
  const watch = await watchPage(tenant, { kind: 'preview_check' })
  await startDueWatches(service.ctx)
  const [run] = (await read(tenant, watch.id)).runs
  await performRun(service.ctx, previewCheckRun, {
    runId: String(run?.run_id),
    signal: new AbortController().signal,
  })
  await finishWatchRuns(service.ctx)
  expect((await read(tenant, watch.id)).runs).toMatchObject([{ status: 'completed', credits_used: 1 }])
})

test('run now starts one run beside the plan, at its price, and none while one is under way', async () => {
  const tenant = await service.createTenant({ credits: 10 })
  const watch = await watchPage(tenant)
  await turn()
  const planned = (await read(tenant, watch.id)).next_run_at
  clockMs += dayMs
  watch.set(broken)
  expect(await estimate(tenant.agent, [runWatchCharge], estimateOf(watch.id))).toMatchObject({
    credits_required: 1,
    balance_after: 8,
  })
  const answers = await Promise.all(Array.from({ length: 4 }, () => runWatch(tenant.agent, watch.id)))
  expect(new Set(answers.map(({ last_run }) => last_run?.id)).size).toBe(1)
  expect(answers[0]).toMatchObject({ last_run: { status: 'running' }, next_run_at: planned })
  await turn()
  expect(await read(tenant, watch.id)).toMatchObject({
    runs_total: 2,
    runs: [{ status: 'completed', change: { matters: true } }, {}],
    spent_this_month: 2,
  })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 8, held: 0 })
})

test('run now is the overdue run of a paused watch, which stays paused', async () => {
  const tenant = await service.createTenant({ credits: 10 })
  const watch = await watchPage(tenant)
  await changeWatch(tenant.agent, watch.id, { status: 'paused' })
  clockMs += 30 * dayMs
  await runWatch(tenant.agent, watch.id)
  await turn()
  expect(await read(tenant, watch.id)).toMatchObject({ status: 'paused', reason: 'asked', runs_total: 1 })
  await changeWatch(tenant.agent, watch.id, { status: 'active' })
  await turn()
  expect((await read(tenant, watch.id)).runs_total).toBe(1)
})

test('run now is refused beyond the budget, without credits, and for a stranger, and changes nothing', async () => {
  clockMs = Date.parse('2026-09-20T09:00:00Z')
  const tenant = await service.createTenant({ credits: 1 })
  const watch = await watchPage(tenant, { monthly_budget: 1 })
  await turn()
  expect(await refusalOf(runWatch(tenant.agent, watch.id))).toMatchObject({
    kind: 'conflict',
    code: 'over_monthly_budget',
  })
  await changeWatch(tenant.agent, watch.id, { monthly_budget: 5 })
  expect(await refusalOf(runWatch(tenant.agent, watch.id))).toMatchObject({ kind: 'insufficient_credits' })
  const { agent: stranger } = await service.createTenant()
  expect(await refusalOf(runWatch(stranger, watch.id))).toEqual({ kind: 'not_found' })
  expect(await refusalOf(estimate(stranger, [runWatchCharge], estimateOf(watch.id)))).toEqual({
    kind: 'not_found',
  })
  expect(await read(tenant, watch.id)).toMatchObject({ status: 'active', runs_total: 1 })
})

const estimateOf = (id: string) => ({ operation: 'runWatch', input: { id } })

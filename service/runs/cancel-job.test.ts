import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationShape } from '#contract/operation.ts'
import { operations } from '#contract/operations.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { getBalance } from '../credits/get-balance.ts'
import { events } from '../db/schema/webhooks.ts'
import { and, eq } from '../db/sql.ts'
import { getStatus } from '../health/get-status.ts'
import { createLog } from '../log/log.ts'
import { runs, statusParts } from '../registry/registry.ts'

let service: TestService
let logged: Record<string, unknown>[] = []
beforeAll(async () => {
  // Without a worker: what is accepted stays queued.
  service = await createTestService({
    change: (ctx) => ({ ...ctx, log: createLog('info', (line) => void logged.push(JSON.parse(line))) }),
  })
})
afterAll(() => service.close())

async function ask(tenant: TestTenant, method: string, path: string, body?: unknown) {
  const answer = await service.app().request(path, {
    method,
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, headers: answer.headers, body: Object(await answer.json()) }
}

const jobs = [
  {
    operation: 'generateArticle',
    path: '/api/agent/autopilot',
    body: { topic: 'Quiet grinders', wait_for_completion: false },
    event: 'article.failed',
  },
  {
    operation: 'createLeadMagnet',
    path: '/api/agent/lead-magnets',
    body: { type: 'checklist', topic: 'Setting up a coffee bar' },
    event: 'lead_magnet.failed',
  },
  {
    operation: 'createScoutRun',
    path: '/api/agent/scout/reddit',
    body: { query: 'quiet grinder' },
    event: 'scout.results_ready',
  },
  {
    operation: 'createBrandScan',
    path: '/api/agent/tools/brand-scan',
    body: { brandName: 'Acme' },
    event: 'brand_scan.failed',
  },
  {
    operation: 'createWarmLead',
    path: '/api/agent/service-warm-lead',
    body: { domain: 'acme.example' },
    event: 'warm_lead.failed',
  },
]

async function start(tenant: TestTenant, { path, body }: (typeof jobs)[number]) {
  const accepted = await ask(tenant, 'POST', path, body)
  expect(accepted.status).toBe(202)
  const poll = String(accepted.headers.get('location'))
  return { poll, cancel: `${poll}/cancel`, id: String(poll.split('/').at(-1)) }
}

test.each(jobs)('cancelling a job of $operation ends it, returns its credits and says so', async (job) => {
  const tenant = await service.createTenant()
  const { poll, cancel, id } = await start(tenant, job)
  const cancelled = await ask(tenant, 'POST', cancel)
  expect(cancelled.status).toBe(200)
  const said = 'Cancelled by the caller. All reserved credits came back.'
  expect(cancelled.body).toMatchObject({ status: 'failed', reason: 'cancelled' })
  expect([cancelled.body.error, cancelled.body.error_message]).toContain(said)
  expect(cancelled.body).toEqual((await ask(tenant, 'GET', poll)).body)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
  const sent = await service.ctx.db
    .select({ type: events.type, payload: events.payload })
    .from(events)
    .where(and(eq(events.tenantId, tenant.agent.caller.tenantId), eq(events.subjectId, id)))
  expect(Object(sent.find(({ type }) => type === job.event)?.payload).data).toMatchObject({
    status: 'failed',
    job_status: 'cancelled',
  })
})

test.each(jobs)(
  'the 202 of $operation says what it holds, where to poll and where to cancel',
  async (job) => {
    const tenant = await service.createTenant()
    const { status, headers, body } = await ask(tenant, 'POST', job.path, job.body)
    expect(status).toBe(202)
    const { held } = await getBalance(tenant.agent)
    const poll = String(headers.get('location'))
    expect(headers.get('credits-held')).toBe(String(held))
    expect(headers.get('link')).toBe(`<${poll}/cancel>; rel="cancel"`)
    if (job.operation === 'generateArticle') {
      // The published contract allows no other member.
      expect(Object.keys(body).toSorted()).toEqual(['id', 'message', 'queued', 'status', 'topic'])
      expect(body.message).toMatch(new RegExp(`POST ${poll}/cancel ends it and returns the ${held} credits`))
    } else {
      expect(body).toMatchObject({ credits_held: held, poll_url: poll, cancel_url: `${poll}/cancel` })
      expect(Object((await ask(tenant, 'GET', poll)).body)).not.toHaveProperty('poll_url')
    }
    const operation = operations.find(({ id }) => id === job.operation)
    const shape: OperationShape | undefined = operation
    const cancel = operations.find(({ id }) => id === shape?.cancelledBy)
    expect(cancel?.path.replace(/\{\w+\}/, String(poll.split('/').at(-1)))).toBe(`${poll}/cancel`)
  },
)

test.each(jobs)('a cancelled job of $operation needs nobody: the status reports no failure', async (job) => {
  const tenant = await service.createTenant()
  const { cancel } = await start(tenant, job)
  await ask(tenant, 'POST', cancel)
  const { actions } = await getStatus(tenant.agent, statusParts)
  expect(actions.filter(({ id }) => id.startsWith('failed_'))).toEqual([])
})

test.each(jobs)('a cancellation of $operation that is sent again answers as before', async (job) => {
  const tenant = await service.createTenant()
  const { cancel } = await start(tenant, job)
  const first = await ask(tenant, 'POST', cancel)
  const second = await ask(tenant, 'POST', cancel)
  expect([second.status, second.body]).toEqual([200, first.body])
})

test.each(jobs)('a job of $operation that has ended otherwise is a 409 and stays as it is', async (job) => {
  const tenant = await service.createTenant()
  const { poll, cancel, id } = await start(tenant, job)
  const kind = runs.find(({ operation }) => operation === job.operation)
  if (!kind) throw new Error('Every job has a run.')
  await service.ctx.db
    .update(kind.table)
    .set({ status: 'failed', reason: 'interrupted' })
    .where(eq(kind.table.id, id))
  const before = await ask(tenant, 'GET', poll)
  const late = await ask(tenant, 'POST', cancel)
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({
    error: 'Conflict',
    code: 'wrong_status',
    message: 'Its status is failed. Only what is not done can be cancelled.',
  })
  expect((await ask(tenant, 'GET', poll)).body).toEqual(before.body)
})

test.each(jobs)('nobody cancels a job of $operation that belongs to another tenant', async (job) => {
  const [tenant, stranger] = [await service.createTenant(), await service.createTenant()]
  const { poll, cancel } = await start(tenant, job)
  expect((await ask(stranger, 'POST', cancel)).status).toBe(404)
  expect((await ask(tenant, 'GET', poll)).body.status).not.toBe('failed')
})

/** Asks for an article under a key and waits for it. */
async function write(tenant: TestTenant) {
  const answer = await service.app().request('/api/agent/autopilot', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tenant.key}`,
      'content-type': 'application/json',
      'idempotency-key': 'order-1',
    },
    body: JSON.stringify({ topic: 'Quiet grinders' }),
  })
  const { request_id: _, ...body } = Object(await answer.json())
  return { status: answer.status, replayed: answer.headers.get('idempotent-replayed'), body }
}

const articlesOf = async (tenant: TestTenant) =>
  (await ask(tenant, 'GET', '/api/agent/articles')).body.articles

async function cancelOnceBegun(tenant: TestTenant) {
  await expect.poll(async () => (await articlesOf(tenant)).length).toBe(1)
  const [{ id }] = await articlesOf(tenant)
  await ask(tenant, 'POST', `/api/agent/articles/${id}/cancel`)
}

test('a call that waits for an article that is cancelled answers that it was, and is no error in the log', async () => {
  const tenant = await service.createTenant()
  logged = []
  const [{ status, body }] = await Promise.all([write(tenant), cancelOnceBegun(tenant)])
  expect([status, body.code]).toEqual([409, 'cancelled'])
  expect(body.error).toBe('Conflict')
  expect(body.message).toBe('Cancelled by the caller. All reserved credits came back.')
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
  const info = 30
  expect(logged.find((line) => line.status === 409)).toMatchObject({ msg: 'request', level: info })
})

test('a repeat of a call whose article was cancelled answers the same, and begins nothing', async () => {
  const tenant = await service.createTenant()
  const [first] = await Promise.all([write(tenant), cancelOnceBegun(tenant)])
  expect(first).toMatchObject({ status: 409, replayed: null })
  for (let repeats = 0; repeats < 2; repeats += 1) {
    expect(await write(tenant)).toEqual({ ...first, replayed: 'true' })
  }
  expect(await articlesOf(tenant)).toHaveLength(1)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
})

test('a repeat of a 202 is the first answer as it was, also after its job was cancelled', async () => {
  const tenant = await service.createTenant()
  const send = async () => {
    const answer = await service.app().request('/api/agent/autopilot', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tenant.key}`,
        'content-type': 'application/json',
        'idempotency-key': 'order-2',
      },
      body: JSON.stringify({ topic: 'Quiet grinders', wait_for_completion: false }),
    })
    const { headers } = answer
    const named = ['location', 'link', 'credits-held'].map((name) => headers.get(name))
    return {
      first: [answer.status, named, await answer.json()],
      replayed: headers.get('idempotent-replayed'),
    }
  }
  const { first } = await send()
  const [{ id }] = await articlesOf(tenant)
  await ask(tenant, 'POST', `/api/agent/articles/${id}/cancel`)
  expect(await send()).toEqual({ first, replayed: 'true' })
})

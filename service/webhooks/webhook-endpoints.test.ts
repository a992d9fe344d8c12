import { afterAll, beforeAll, expect, test } from 'vitest'
import { EventType } from '#contract/events.ts'
import { CreatedWebhook, WebhookEndpoint, WebhookEndpointList } from '#contract/webhooks.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { eq } from '../db/sql.ts'
import { createAddressVetting } from '../outbound/address-vetting.ts'
import { createWebhook } from './create-webhook.ts'

let service: TestService
beforeAll(async () => {
  const allow = 'intranet.example:9000'
  service = await createTestService({
    environment: { OUTBOUND_ALLOW: allow },
    change: (ctx) => ({
      ...ctx,
      engines: { ...ctx.engines, vetAddress: createAddressVetting({ allow, lookUp }) },
    }),
  })
})
afterAll(() => service.close())

async function lookUp(host: string) {
  if (host === 'new.example') throw Object.assign(new Error('Not found'), { code: 'ENOTFOUND' })
  return [{ address: host === 'inside.example' ? '10.0.0.7' : '93.184.215.14', family: 4 }]
}

async function call(tenant: TestTenant, method: string, path: string, body?: unknown) {
  const response = await service.app().request(`/api/agent${path}`, {
    method,
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const url = 'https://hooks.example/masthead'

test('an endpoint is created with every type when none is named, and its secret is returned once and stored sealed', async () => {
  const tenant = await service.createTenant()
  const created = await call(tenant, 'POST', '/webhooks', { url, description: 'newsroom' })
  expect(created.status).toBe(201)
  const endpoint = CreatedWebhook.parse(created.body)
  expect(endpoint).toMatchObject({ url, description: 'newsroom', is_active: true })
  expect(endpoint.event_types).toEqual(EventType.options)
  expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const listed = await call(tenant, 'GET', '/webhooks')
  expect(WebhookEndpointList.parse(listed.body).webhooks).toMatchObject([
    { id: endpoint.id, counts: { queued: 0, delivering: 0, delivered: 0, failed: 0, dead_lettered: 0 } },
  ])
  const changed = await call(tenant, 'PATCH', `/webhooks/${endpoint.id}`, { description: 'desk' })
  for (const { body } of [listed, changed]) {
    expect(JSON.stringify(body)).not.toMatch(/whsec_|secret/)
  }
  const [row] = await tenant.agent.db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpoint.id))
  expect(row?.sealedSecret).not.toContain(endpoint.secret.slice(6, 20))
})

test('a second endpoint with the same URL is taken with a warning that names the first', async () => {
  const tenant = await service.createTenant()
  const first = await call(tenant, 'POST', '/webhooks', { url })
  expect(first.body).not.toHaveProperty('warnings')
  const second = await call(tenant, 'POST', '/webhooks', { url, event_types: ['article.published'] })
  expect([second.status, second.body.warnings]).toEqual([
    201,
    [expect.stringContaining(`Endpoint ${String(first.body.id)} has this URL, too`)],
  ])
})

test('an endpoint that is moved to the URL of another one is warned of, and of none when its URL stays', async () => {
  const tenant = await service.createTenant()
  const first = await call(tenant, 'POST', '/webhooks', { url })
  const second = await call(tenant, 'POST', '/webhooks', { url: `${url}/other` })
  const moved = await call(tenant, 'PATCH', `/webhooks/${String(second.body.id)}`, { url })
  expect(moved.body.warnings).toEqual([
    expect.stringContaining(`Endpoint ${String(first.body.id)} has this URL, too`),
  ])
  const stays = await call(tenant, 'PATCH', `/webhooks/${String(second.body.id)}`, { url: `${url}/other` })
  expect(stays.body).not.toHaveProperty('warnings')
})

test('a URL that could never be delivered to is rejected with a message', async () => {
  const tenant = await service.createTenant()
  const refused: Record<string, string> = {
    'ftp://hooks.example/': 'Must be an http or https address.',
    'https://user:secret@hooks.example/': 'contains a user name or password',
    'http://127.0.0.1/': "127.0.0.1 isn't on the public internet",
    'http://localhost:9999/hook': "localhost isn't on the public internet",
    'http://inside.example:9999/': "inside.example isn't on the public internet",
    'http://169.254.169.254/latest/meta-data': "isn't on the public internet",
    'http://[::1]:8080/': "isn't on the public internet",
    'http://2130706433/': "isn't on the public internet",
    'https://hooks.example:22/': "Port 22 of hooks.example isn't allowed",
    'http://intranet.example:9001/': "Port 9001 of intranet.example isn't allowed",
  }
  for (const [address, words] of Object.entries(refused)) {
    const { status, body } = await call(tenant, 'POST', '/webhooks', { url: address })
    expect([address, status]).toEqual([address, 400])
    expect(body.message).toContain(words)
    expect(body.details).toMatchObject([{ path: 'url' }])
  }
  for (const address of ['http://hooks.example:8080/', 'http://intranet.example:9000/x']) {
    expect((await call(tenant, 'POST', '/webhooks', { url: address })).status).toBe(201)
  }
})

test('a private address is refused with what a developer can do instead', async () => {
  const tenant = await service.createTenant()
  const { body } = await call(tenant, 'POST', '/webhooks', { url: 'http://localhost:9999/hook' })
  expect(body.message).toMatch(
    /^url: localhost isn't on the public internet.*text\/event-stream.*npx http\S+\.tgz listen --forward-to/,
  )
})

test('a host that DNS does not know yet is taken with a warning, when it is added and when it is changed', async () => {
  const tenant = await service.createTenant()
  const warnings = [expect.stringMatching(/^No host is named new\.example.*is retried/)]
  const created = await call(tenant, 'POST', '/webhooks', { url: 'https://new.example/in' })
  expect(created).toMatchObject({ status: 201, body: { warnings } })
  const path = `/webhooks/${String(created.body.id)}`
  expect((await call(tenant, 'GET', path)).body).not.toHaveProperty('warnings')
  expect((await call(tenant, 'PATCH', path, { url })).body).not.toHaveProperty('warnings')
  const changed = await call(tenant, 'PATCH', path, { url: 'https://new.example/in' })
  expect(changed).toMatchObject({ status: 200, body: { warnings } })
})

test('one endpoint is read by its id, by its owner alone', async () => {
  const tenant = await service.createTenant()
  const { secret: _, ...created } = (await call(tenant, 'POST', '/webhooks', { url })).body
  const path = `/webhooks/${String(created.id)}`
  expect(await call(tenant, 'GET', path)).toEqual({ status: 200, body: created })
  expect((await call(await service.createTenant(), 'GET', path)).status).toBe(404)
  await call(tenant, 'DELETE', path)
  expect((await call(tenant, 'GET', path)).status).toBe(404)
})

test('an event type that does not exist is refused at its place', async () => {
  const tenant = await service.createTenant()
  const { status, body } = await call(tenant, 'POST', '/webhooks', {
    url,
    event_types: ['article.generated', 'article.eaten'],
  })
  expect(status).toBe(400)
  expect(body.details).toMatchObject([{ path: 'event_types.1' }])
})

test('of twenty concurrent creations ten are accepted, and deleting one makes room', async () => {
  const tenant = await service.createTenant()
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => createWebhook(tenant.agent, { url })),
  )
  const created = answers.filter((answer) => answer.status === 'fulfilled')
  expect(created).toHaveLength(10)
  const refused = await call(tenant, 'POST', '/webhooks', { url })
  expect(refused).toMatchObject({ status: 409, body: { error: 'Conflict', code: 'too_many_endpoints' } })
  expect(refused.body.message).toContain('10 webhook endpoints already')
  expect(await call(tenant, 'DELETE', `/webhooks/${created[0]?.value.id}`)).toMatchObject({
    status: 200,
    body: { success: true },
  })
  expect((await call(tenant, 'POST', '/webhooks', { url })).status).toBe(201)
  expect((await call(await service.createTenant(), 'POST', '/webhooks', { url })).status).toBe(201)
})

test('what is named changes and the rest stays; naming every type is wanting all', async () => {
  const tenant = await service.createTenant()
  const { id } = await createWebhook(tenant.agent, { url, description: 'a' })
  const patch = async (body: object) =>
    WebhookEndpoint.parse((await call(tenant, 'PATCH', `/webhooks/${id}`, body)).body)
  expect(await patch({ event_types: ['article.published'] })).toMatchObject({
    url,
    description: 'a',
    event_types: ['article.published'],
  })
  expect(await patch({ url: 'https://other.example/' })).toMatchObject({ url: 'https://other.example/' })
  expect(await patch({ event_types: EventType.options })).toMatchObject({ event_types: EventType.options })
  expect(await patch({ is_active: false })).toMatchObject({ is_active: false, disabled_reason: 'by_hand' })
  expect(await patch({ is_active: true })).not.toHaveProperty('disabled_reason')
  const refused = await call(tenant, 'PATCH', `/webhooks/${id}`, { url: 'http://10.0.0.1/' })
  expect(refused.status).toBe(400)
})

test('enabling clears the reason and the duration of the failures; disabling keeps an older reason', async () => {
  const tenant = await service.createTenant()
  const { id } = await createWebhook(tenant.agent, { url })
  await tenant.agent.db
    .update(webhookEndpoints)
    .set({ isActive: false, disabledReason: 'failing', failingSince: new Date() })
    .where(eq(webhookEndpoints.id, id))
  const off = await call(tenant, 'PATCH', `/webhooks/${id}`, { is_active: false, url })
  expect(off.body).toMatchObject({ disabled_reason: 'failing', failing_since: expect.any(String) })
  const on = await call(tenant, 'PATCH', `/webhooks/${id}`, { is_active: true, url })
  expect(on.body).toMatchObject({ is_active: true })
  expect(on.body).not.toHaveProperty('failing_since')
  expect(on.body).not.toHaveProperty('disabled_reason')
})

test("another tenant's endpoint, a deleted and an unknown one are answered alike", async () => {
  const owner = await service.createTenant()
  const stranger = await service.createTenant()
  const { id } = await createWebhook(owner.agent, { url })
  const deleted = await createWebhook(owner.agent, { url })
  await call(owner, 'DELETE', `/webhooks/${deleted.id}`)
  const unknown = '11d7f0a4-52c6-4a6e-9f3d-8b2a6c1e0f57'
  for (const [tenant, target] of [
    [stranger, id],
    [owner, deleted.id],
    [owner, unknown],
  ] as const) {
    for (const method of ['PATCH', 'DELETE']) {
      const answer = await call(tenant, method, `/webhooks/${target}`, method === 'PATCH' ? {} : undefined)
      expect(answer).toMatchObject({
        status: 404,
        body: { message: 'Webhook endpoint not found.' },
      })
    }
  }
  expect((await call(stranger, 'GET', '/webhooks')).body).toEqual({ webhooks: [] })
  expect((await call(owner, 'GET', '/webhooks')).body).toMatchObject({ webhooks: [{ id }] })
})

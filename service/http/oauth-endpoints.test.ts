import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OauthDesk, openOauthDesk, type SignIn } from '#test-support/desks/oauth-desk.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { listAgents } from '../agents/list-agents.ts'
import { revokeAgent } from '../agents/revoke-agent.ts'
import { sql } from '../db/sql.ts'
import { deleteExpiredRecords } from '../oauth/oauth-store.ts'
import { changeWebhook } from '../webhooks/change-webhook.ts'
import { createWebhook } from '../webhooks/create-webhook.ts'
import { getWebhook } from '../webhooks/get-webhook.ts'
import { getWebhookHealth } from '../webhooks/get-webhook-health.ts'
import { sendEndpointMail } from '../webhooks/send-endpoint-mail.ts'

let desk: OauthDesk
beforeAll(async () => {
  desk = await openOauthDesk()
})
afterAll(() => desk.close())

const minuteMs = 60_000
const url = 'https://receiver.example/in'

/** A program that is connected and has added an endpoint. */
async function connected() {
  const tenant = await desk.service.createTenant()
  const program = await desk.signIn(tenant)
  const added = await desk.call(program.access, 'POST', '/api/agent/webhooks', { url })
  expect(added.status).toBe(201)
  return { tenant, program, endpointId: String(added.body.id) }
}

const agentNamed = async ({ agent }: TestTenant, name: string) =>
  (await listAgents(agent)).agents.find((one) => one.name === name)?.id ?? ''

const ends: Record<string, (tenant: TestTenant, program: SignIn) => Promise<unknown>> = {
  'the agent is revoked': async (tenant) => revokeAgent(tenant.agent, await agentNamed(tenant, 'Reader')),
  'its code is used a second time': async (_, program) =>
    expect((await desk.exchange(program)).body.error).toBe('invalid_grant'),
  'its refresh token is used again later': async (_, program) => {
    expect((await desk.refresh(program)).status).toBe(200)
    desk.pass(2 * minuteMs)
    expect((await desk.refresh(program)).body.error).toBe('invalid_grant')
  },
  'its refresh token is revoked': (_, { clientId, refresh }) =>
    desk.post('/oauth/revoke', { client_id: clientId, token: refresh }),
  'its access token is revoked': (_, { clientId, access }) =>
    desk.post('/oauth/revoke', { client_id: clientId, token: access }),
  'its last token has expired': async () => {
    desk.pass(31 * 24 * 60 * minuteMs)
    await deleteExpiredRecords(desk.service.ctx)
  },
  'an agent claims a key in its name': async ({ email }) => {
    const claim = await desk.service.app().request('/agent/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'identity_assertion',
        assertion_type: 'verified_email',
        assertion: email,
        requested_credential_type: 'api_key',
        agent_name: 'Reader',
      }),
    })
    const { claim_token } = Object(await claim.json())
    const completed = await desk.service.app().request('/agent/auth/claim/complete', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ claim_token, otp: await desk.person.codeFor(email) }),
    })
    expect(completed.status).toBe(200)
  },
}

test.each(Object.entries(ends))(
  'what a connected program added is disabled when %s, and says who added it and why',
  async (_, end) => {
    const { tenant, program, endpointId } = await connected()
    const before = await getWebhook(tenant.agent, endpointId)
    expect(before).toMatchObject({ is_active: true, agent_name: 'Reader' })
    expect(before.agent_id).toBe(await agentNamed(tenant, 'Reader'))
    const own = await createWebhook(tenant.agent, { url: 'https://own.example/in' })
    await end(tenant, program)
    expect(await getWebhook(tenant.agent, endpointId)).toMatchObject({
      is_active: false,
      disabled_reason: 'access_ended',
      agent_id: before.agent_id,
      agent_name: 'Reader',
    })
    expect(await getWebhook(tenant.agent, own.id)).toMatchObject({ is_active: true })
    const { rows } = await tenant.agent.db.execute<{ data: object }>(sql`
      select payload -> 'data' as data from events
      where tenant_id = ${tenant.agent.caller.tenantId} and type = 'webhook.endpoint_disabled'`)
    expect(rows).toEqual([{ data: { endpoint_id: endpointId, url, reason: 'access_ended' } }])
    // Nothing is at fault that a person would have to fix.
    expect(await getWebhookHealth(tenant.agent)).toMatchObject({ disabled: 0 })
    await sendEndpointMail(desk.service.ctx, endpointId)
    const mails = (await desk.service.ctx.engines.outbox?.list(100)) ?? []
    const [mail] = mails.filter(({ to, subject }) => to === tenant.email && subject.includes('webhook'))
    expect(mail?.text).toContain(
      `${url} was disabled because the access of “Reader”, which set it up, has ended`,
    )
  },
)

test('what a program started and would go on to spend is paused with its access, and goes on in the name of whoever resumes it', async () => {
  const tenant = await desk.service.createTenant({ credits: 200 })
  const program = await desk.signIn(tenant)
  const start = (key: string, path: string, body: object) => desk.call(key, 'POST', `/api/agent${path}`, body)
  const session = await start(program.access, '/session', { categories: ['Coffee'] })
  const scan = (brandName: string) => ({ kind: 'brand_scan', input: { brandName }, monthly_budget: 100 })
  const watch = await start(program.access, '/watches', scan('Acme'))
  const own = await start(tenant.key, '/watches', scan('Kinu'))
  expect([session.status, watch.status, own.status]).toEqual([200, 201, 201])
  const reader = await agentNamed(tenant, 'Reader')
  const read = async (path: string) => (await desk.call(tenant.key, 'GET', `/api/agent${path}`)).body
  const sessionPath = `/session/${session.body.session_id}`
  expect(await read(sessionPath)).toMatchObject({ status: 'running', agent_id: reader })
  await revokeAgent(tenant.agent, reader)
  const paused = { status: 'paused', reason: 'access_ended', message: expect.stringContaining('“Reader”') }
  expect(await read(sessionPath)).toMatchObject(paused)
  expect(await read(`/watches/${watch.body.id}`)).toMatchObject(paused)
  expect(await read(`/watches/${own.body.id}`)).toMatchObject({ status: 'active' })
  const { rows } = await tenant.agent.db.execute<{ data: object }>(sql`
    select payload -> 'data' as data from events
    where tenant_id = ${tenant.agent.caller.tenantId} and type = 'watch.paused'`)
  expect(rows).toEqual([
    { data: expect.objectContaining({ watch_id: watch.body.id, reason: 'access_ended' }) },
  ])
  const resume = (path: string, body: object) => desk.call(tenant.key, 'PATCH', `/api/agent${path}`, body)
  const mine = { agent_id: tenant.agent.caller.agentId }
  expect((await resume(sessionPath, { action: 'resume' })).body).toMatchObject({ status: 'running', ...mine })
  expect((await resume(`/watches/${watch.body.id}`, { status: 'active' })).body).toMatchObject({
    status: 'active',
    ...mine,
  })
})

test('what an agent with a key added outlives it', async () => {
  const tenant = await desk.service.createTenant()
  const other = await desk.service.createTenant()
  const { id } = await createWebhook(tenant.agent, { url })
  const { agent } = tenant
  const program = await desk.signIn(tenant)
  await desk.call(program.access, 'DELETE', `/api/agent/agents/${agent.caller.agentId}`)
  expect(await getWebhook(agent, id)).toMatchObject({ is_active: true, agent_id: agent.caller.agentId })
  expect((await desk.call(other.key, 'GET', `/api/agent/webhooks/${id}`)).status).toBe(404)
})

test('a program that gives an endpoint another URL takes it with it, and a person who does keeps it', async () => {
  const { tenant, program, endpointId } = await connected()
  const path = (id: string) => `/api/agent/webhooks/${id}`
  const own = await createWebhook(tenant.agent, { url: 'https://own.example/in' })
  await desk.call(program.access, 'PATCH', path(own.id), { url: 'https://elsewhere.example/in' })
  await desk.call(tenant.key, 'PATCH', path(endpointId), { url: 'https://mine.example/in' })
  // What stays at its URL stays whose it was.
  await desk.call(program.access, 'PATCH', path(endpointId), {
    url: 'https://mine.example/in',
    description: 'x',
  })
  await revokeAgent(tenant.agent, await agentNamed(tenant, 'Reader'))
  expect(await getWebhook(tenant.agent, own.id)).toMatchObject({ disabled_reason: 'access_ended' })
  expect(await getWebhook(tenant.agent, endpointId)).toMatchObject({ is_active: true })
})

test('whoever enables what ended with its agent takes it over', async () => {
  const { tenant, endpointId } = await connected()
  await revokeAgent(tenant.agent, await agentNamed(tenant, 'Reader'))
  const path = `/api/agent/webhooks/${endpointId}`
  const enabled = await desk.call(tenant.key, 'PATCH', path, { is_active: true })
  expect(enabled.body).toMatchObject({ is_active: true, agent_id: tenant.agent.caller.agentId })
  expect(enabled.body).not.toHaveProperty('disabled_reason')
})

test('a request that its access outlived by a moment adds and changes no endpoint', async () => {
  const { tenant, endpointId } = await connected()
  const agentId = await agentNamed(tenant, 'Reader')
  const late = { ...tenant.agent, caller: { ...tenant.agent.caller, agentId } }
  await revokeAgent(tenant.agent, agentId)
  await expect(createWebhook(late, { url })).rejects.toThrow('The agent was revoked.')
  await expect(changeWebhook(late, { id: endpointId, is_active: true })).rejects.toThrow(
    'The agent was revoked.',
  )
})

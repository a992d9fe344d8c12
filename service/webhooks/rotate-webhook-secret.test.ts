import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWebhookDesk, type WebhookDesk } from '#test-support/desks/webhook-desk.ts'
import type { AgentContext } from '../core/context.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { listWebhooks } from './list-webhooks.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'

const hour = 3_600_000

let desk: WebhookDesk
beforeAll(async () => {
  desk = await openWebhookDesk()
})
afterAll(() => desk.close())

async function endpointOf() {
  const tenant = await desk.service.createTenant()
  return { agent: tenant.agent, endpoint: await desk.addEndpoint(tenant) }
}

/** How many signatures a webhook of this moment carries, and which of the secrets made one of them. */
async function signing(agent: AgentContext, endpoint: { id: string; path: string }, secrets: string[]) {
  const before = desk.receiver.received(endpoint.path).length
  await desk.deliver(agent, (await desk.emit(agent)).get(endpoint.id) ?? '')
  const [received] = desk.receiver.received(endpoint.path).slice(before)
  const {
    'webhook-id': webhookId,
    'webhook-timestamp': at,
    'webhook-signature': all,
  } = received?.headers ?? {}
  const signatures = String(all).split(' ')
  const content = `${webhookId}.${at}.${received?.body}`
  const made = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    return signatures.includes(`v1,${createHmac('sha256', key).update(content).digest('base64')}`)
  })
  return { count: signatures.length, made }
}

test('both secrets sign while they overlap, then only the new one', async () => {
  const { agent, endpoint } = await endpointOf()
  const rotated = await rotateWebhookSecret(agent, { id: endpoint.id, overlap_hours: 2 })
  const secrets = [endpoint.secret, rotated.secret]
  expect(rotated.secret).toMatch(/^whsec_/)
  expect(await signing(agent, endpoint, secrets)).toEqual({ count: 2, made: [true, true] })
  const leftMs = Date.parse(rotated.retiring_secret_until ?? '') - Date.parse(rotated.updated_at ?? '')
  expect(leftMs).toBe(2 * hour)
  expect(JSON.stringify(await listWebhooks(agent))).not.toContain('whsec_')
  desk.pass(2 * hour)
  expect(await signing(agent, endpoint, secrets)).toEqual({ count: 1, made: [false, true] })
  expect((await listWebhooks(agent)).webhooks[0]).not.toHaveProperty('retiring_secret_until')
})

test('without an overlap every earlier secret stops immediately', async () => {
  const { agent, endpoint } = await endpointOf()
  const second = await rotateWebhookSecret(agent, { id: endpoint.id, overlap_hours: 72 })
  const third = await rotateWebhookSecret(agent, { id: endpoint.id, overlap_hours: 24 })
  const secrets = [endpoint.secret, second.secret, third.secret]
  expect(await signing(agent, endpoint, secrets)).toEqual({ count: 3, made: [true, true, true] })
  const last = await rotateWebhookSecret(agent, { id: endpoint.id, overlap_hours: 0 })
  expect(last).not.toHaveProperty('retiring_secret_until')
  expect(await signing(agent, endpoint, [...secrets, last.secret])).toEqual({
    count: 1,
    made: [false, false, false, true],
  })
})

test('two concurrent rotations are serialized, and no secret is lost', async () => {
  const { agent, endpoint } = await endpointOf()
  const rotate = () => rotateWebhookSecret(agent, { id: endpoint.id, overlap_hours: 1 })
  const both = await Promise.all([rotate(), rotate()])
  const secrets = [endpoint.secret, ...both.map((one) => one.secret)]
  expect(await signing(agent, endpoint, secrets)).toEqual({ count: 3, made: [true, true, true] })
})

test("another tenant's endpoint and a deleted one are unknown", async () => {
  const { agent, endpoint } = await endpointOf()
  const stranger = await desk.service.createTenant()
  const rotation = { id: endpoint.id, overlap_hours: 0 }
  await expect(rotateWebhookSecret(stranger.agent, rotation)).rejects.toThrow('Webhook endpoint not found')
  await deleteWebhook(agent, endpoint.id)
  await expect(rotateWebhookSecret(agent, rotation)).rejects.toThrow('Webhook endpoint not found')
})

test('an overlap is 0 to 72 hours, 24 where it is left out', async () => {
  const { endpoint } = await endpointOf()
  const tenant = await desk.service.createTenant()
  const own = await desk.addEndpoint(tenant)
  const ask = async (id: string, body?: unknown) => {
    const answer = await desk.service.app().request(`/api/agent/webhooks/${id}/rotate-secret`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return answer.status
  }
  for (const hours of [0, 72]) expect(await ask(own.id, { overlap_hours: hours })).toBe(200)
  for (const wrong of [-1, 73, 1.5, '5', true]) expect(await ask(own.id, { overlap_hours: wrong })).toBe(400)
  expect(await ask(own.id)).toBe(200)
  expect(await ask(endpoint.id)).toBe(404)
})

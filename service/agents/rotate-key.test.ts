import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { agentKeys, agents, keyRotations } from '../db/schema/agents.ts'
import { eq } from '../db/sql.ts'
import { createApp } from '../http/app.ts'
import { createAgentKey, hashAgentKey } from './agent-key.ts'
import { revokeAgent } from './revoke-agent.ts'
import { rotateKeyRoute } from './rotate-key-route.ts'
import { deleteRotationAnswers } from './rotation-answers.ts'

const minuteMs = 60_000

let service: TestService
let passedMs = 0
beforeAll(async () => {
  service = await createTestService({
    change: (ctx) => ({ ...ctx, now: () => new Date(Date.now() + passedMs) }),
  })
})
afterAll(() => service.close())

type Sent = { key: string; idempotencyKey?: string; body?: object }

const rotate = async ({ key, idempotencyKey, body }: Sent) => {
  const response = await service.app().request('/api/agent/rotate-key', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { agent_api_key: newKey } = (await response.json()) as { agent_api_key?: string }
  return { status: response.status, newKey, replayed: response.headers.get('idempotent-replayed') }
}
const statusWith = async (key: string) =>
  (await service.app().request('/api/agent/me', { headers: { authorization: `Bearer ${key}` } })).status

/** A tenant whose agent has rotated its key and never got the answer. */
const lost = async (): Promise<TestTenant & { idempotencyKey: string; newKey: string }> => {
  const tenant = await service.createTenant()
  const idempotencyKey = randomUUID()
  const { newKey = '' } = await rotate({ key: tenant.key, idempotencyKey })
  expect(await statusWith(tenant.key)).toBe(401)
  return { ...tenant, idempotencyKey, newKey }
}

test('whoever lost the answer gets the same key again with the old one and the same Idempotency-Key', async () => {
  const { key, idempotencyKey, newKey } = await lost()
  for (let n = 0; n < 8; n++) {
    expect(await rotate({ key, idempotencyKey })).toEqual({ status: 200, newKey, replayed: 'true' })
  }
  expect(await statusWith(newKey)).toBe(200)
  expect(await statusWith(key)).toBe(401)
})

test('another Idempotency-Key, another old key or none gets nothing, and another body is refused', async () => {
  const { key, idempotencyKey, newKey } = await lost()
  const other = await service.createTenant()
  expect((await rotate({ key, idempotencyKey: randomUUID() })).status).toBe(401)
  expect((await rotate({ key })).status).toBe(401)
  expect((await rotate({ key: createAgentKey(), idempotencyKey })).status).toBe(401)
  expect((await rotate({ key, idempotencyKey, body: { grace_seconds: 60 } })).status).toBe(422)
  const others = await rotate({ key: other.key, idempotencyKey })
  expect([others.status, others.replayed, others.newKey === newKey]).toEqual([200, null, false])
})

test('after ten minutes the answer is gone, and so is its row', async () => {
  const { key, idempotencyKey, newKey } = await lost()
  passedMs = 10 * minuteMs - 5_000
  expect((await rotate({ key, idempotencyKey })).newKey).toBe(newKey)
  passedMs = 10 * minuteMs + 1
  expect((await rotate({ key, idempotencyKey })).status).toBe(401)
  await deleteRotationAnswers(service.ctx)
  const kept = await service.ctx.db.$count(keyRotations, eq(keyRotations.newKeyHash, hashAgentKey(newKey)))
  passedMs = 0
  expect(kept).toBe(0)
})

test('the answer ends with the new key: by its own rotation, and with its agent', async () => {
  const rotated = await lost()
  await rotate({ key: rotated.newKey })
  expect((await rotate(rotated)).status).toBe(401)
  const revoked = await lost()
  const { tenantId, agentId } = revoked.agent.caller
  const [colleague] = await service.ctx.db
    .insert(agents)
    .values({ tenantId, name: 'colleague' })
    .returning({ id: agents.id })
  await revokeAgent({ ...revoked.agent, caller: { tenantId, agentId: colleague?.id ?? '' } }, agentId)
  expect((await rotate(revoked)).status).toBe(401)
})

test('of two requests at once with the same keys, one rotates and both get its key', async () => {
  const { key } = await service.createTenant()
  const sent = { key, idempotencyKey: randomUUID() }
  const [first, second] = await Promise.all([rotate(sent), rotate(sent)])
  expect(first.newKey).toBeDefined()
  expect(second.newKey).toBe(first.newKey)
})

test('a request whose key another one ends between its look-up and its authentication gets that answer', async () => {
  const { key, idempotencyKey, newKey } = await lost()
  let asked = 0
  const late: typeof rotateKeyRoute = {
    ...rotateKeyRoute,
    findRepeat: async (ctx, secrets) =>
      asked++ === 0 ? undefined : rotateKeyRoute.findRepeat?.(ctx, secrets),
  }
  const app = createApp(service.ctx, [late], { beforeRoutes: [], afterRoutes: [] })
  const answer = await app.request('/api/agent/rotate-key', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': idempotencyKey },
  })
  expect([answer.status, await answer.json()]).toMatchObject([200, { agent_api_key: newKey }])
})

test('within the grace period the old key gets the same new one, and after the ten minutes another', async () => {
  const { key } = await service.createTenant()
  const sent = { key, idempotencyKey: randomUUID(), body: { grace_seconds: 3600 } }
  const { newKey } = await rotate(sent)
  expect(await rotate(sent)).toEqual({ status: 200, newKey, replayed: 'true' })
  passedMs = 11 * minuteMs
  const later = await rotate(sent)
  passedMs = 0
  expect([later.status, later.newKey === newKey]).toEqual([200, false])
})

test('no key stands readable in the database, and without the request our own secrets open none', async () => {
  const { key, idempotencyKey, newKey } = await lost()
  const rows = await service.ctx.db.execute(
    `select row_to_json(kept)::text as row from key_rotations as kept`,
  )
  const keys = await service.ctx.db.select({ hint: agentKeys.hint }).from(agentKeys)
  for (const secret of [key, newKey, idempotencyKey])
    expect(JSON.stringify([rows.rows, keys])).not.toContain(secret)
})

test('what is refused for its shape uses up nothing of the limit of rotations', async () => {
  const { key } = await service.createTenant()
  for (let n = 0; n < 8; n++) {
    expect((await rotate({ key, idempotencyKey: 'too short' })).status).toBe(400)
    expect((await rotate({ key, body: { grace_seconds: -1 } })).status).toBe(400)
  }
  expect((await rotate({ key })).status).toBe(200)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { asAgent } from '../core/context.ts'
import { sql } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { correctWaitingTimes } from './correct-waiting-times.ts'
import { createWebhook } from './create-webhook.ts'

const hourMs = 3_600_000
let service: TestService
beforeAll(async () => {
  service = await createTestService({ environment: { OUTBOUND_ALLOW: 'hooks.example=127.0.0.1:9' } })
})
afterAll(() => service.close())

test('a delivery that an hour too fast a clock wrote is due at once when the clock is set back', async () => {
  const { agent } = await service.createTenant()
  await createWebhook(agent, { url: 'http://hooks.example/hook' })
  const ahead = { ...service.ctx, now: () => new Date(Date.now() + hourMs) }
  await emitEvent(asAgent(ahead, agent.caller), {
    type: 'article.deleted',
    data: { article_id: agent.caller.tenantId, slug: 'grinders' },
  })
  const due = async () => {
    const { rows } = await service.ctx.db.execute(
      sql`select from webhook_deliveries where status = 'queued' and next_attempt_at <= now() + interval '1 second'`,
    )
    return rows.length
  }
  expect(await due()).toBe(0)
  expect(await correctWaitingTimes(service.ctx)).toBe(true)
  expect(await due()).toBe(1)
})

test('a visit that leaves deliveries uncorrected says so', async () => {
  const { agent } = await service.createTenant()
  const { tenantId } = agent.caller
  await service.ctx.db.execute(sql`
    with endpoint as (
      insert into webhook_endpoints (tenant_id, url, sealed_secret) values (${tenantId}, 'https://hooks.example', '') returning id
    ), added as (
      insert into events (tenant_id, type, payload)
      select ${tenantId}::uuid, 'article.deleted', '{}' from generate_series(1, 600) returning id, type
    )
    insert into webhook_deliveries (tenant_id, event_id, endpoint_id, event_type, updated_at, next_attempt_at)
    select ${tenantId}::uuid, added.id, endpoint.id, added.type, now() + interval '1 hour', now() + interval '2 hours'
    from added, endpoint`)
  const stopped = { ...service.ctx, stopping: AbortSignal.abort() }
  expect(await correctWaitingTimes(stopped)).toBe(false)
  expect(await correctWaitingTimes(stopped)).toBe(true)
})

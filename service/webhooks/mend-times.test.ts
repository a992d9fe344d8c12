import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { asAgent } from '../core/context.ts'
import { sql } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { createWebhook } from './create-webhook.ts'
import { createClockWatch, mendTimes } from './mend-times.ts'

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
  await mendTimes(service.ctx)
  expect(await due()).toBe(1)
})

test('a clock that is set back is noticed once, and one that is set ahead or corrected is not', () => {
  let shiftMs = 0
  const wasSetBack = createClockWatch(() => new Date(Date.now() + shiftMs))
  expect(wasSetBack()).toBe(false)
  shiftMs = hourMs
  expect(wasSetBack()).toBe(false)
  shiftMs = hourMs - 1000
  expect(wasSetBack()).toBe(false)
  shiftMs = 0
  expect([wasSetBack(), wasSetBack()]).toEqual([true, false])
})

import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#test-support/eventually.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { type SourceSite, startSourceSite } from '#test-support/loopback/source-site.ts'
import {
  startWebhookReceiver,
  verifyWebhook,
  type WebhookReceiver,
} from '#test-support/loopback/webhook-receiver.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { walk } from './front-door/walk.ts'

let site: SourceSite
let receiver: WebhookReceiver
let service: TestService
let server: ReturnType<typeof serve>

beforeAll(async () => {
  ;[site, receiver] = await Promise.all([startSourceSite(), startWebhookReceiver()])
  const port = await findFreePort()
  service = await createTestService({
    environment: {
      SERVICE_PORT: String(port),
      OUTBOUND_ALLOW: [site.allow, receiver.allow].join(','),
      // It asks again sooner than the service tells it to.
      RATE_LIMITS: JSON.stringify({ default: { limit: 10_000, window_seconds: 60 } }),
    },
  })
  await service.startWorker()
  server = serve({ hostname: '127.0.0.1', port, fetch: service.app().fetch })
})

afterAll(async () => {
  server?.close()
  await service?.close()
  await Promise.all([site?.close(), receiver?.close()])
})

test('an agent with the base URL and a mailbox alone goes the whole way from discovery to MCP', async () => {
  const email = 'stranger@news.example'
  let readUntil = ''
  const way = await walk({
    base: service.ctx.config.serviceUrl,
    email,
    pageUrl: site.url('/grinders'),
    hookUrl: receiver.url('/stranger'),
    readMail: () =>
      eventually(async () => {
        const mails = (await service.ctx.engines.outbox?.list(10)) ?? []
        const own = mails.filter(({ to, sent_at }) => to === email && sent_at > readUntil)
        if (own[0]) readUntil = own[0].sent_at
        return own[0]?.text
      }),
    receive: (type) =>
      eventually(async () =>
        receiver.received('/stranger').find(({ body }) => body.includes(`"type":"${type}"`)),
      ),
    wait: () => sleep(100),
  })
  expect(way.page).toContain(way.article.title)
  expect(way.article.charged).toBeGreaterThan(0)
  expect(way.article.charged).toBeLessThanOrEqual(way.article.estimated)
  for (const webhook of way.hook.received)
    expect(() => verifyWebhook(way.hook.secret, { path: '', ...webhook })).not.toThrow()
  expect(way.deliveries.map(({ event_type }) => event_type).toSorted()).toEqual([
    'agent.key_rotated',
    'article.generated',
    'article.unpublished',
  ])
  expect(way.statuses).toEqual({ oldKey: 401, newKey: 200 })
  expect(way.tools.byToken).toEqual(way.tools.byKey)
  expect(way.tools.byKey.length).toBeGreaterThan(10)
  expect(way.revoked).toBe(401)
})

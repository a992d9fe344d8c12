import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWebhookDesk, type WebhookDesk } from '#test-support/desks/webhook-desk.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { eq } from '../db/sql.ts'
import { createGuardedPost, type GuardedPost } from '../outbound/guarded-post.ts'
import { createWebhook } from './create-webhook.ts'

// The receiver counts as a third party here: the fetch knows the way, the settings allow nothing.
let desk: WebhookDesk
let strict: WebhookDesk
let outside: GuardedPost
beforeAll(async () => {
  desk = await openWebhookDesk({
    environment: { OUTBOUND_ALLOW: '' },
    change: (ctx, port) => {
      outside = createGuardedPost({ allow: `hooks.example=127.0.0.1:${port}` })
      const impatient: GuardedPost = Object.assign(
        (url: string, request: Parameters<GuardedPost>[1]) => outside(url, { ...request, timeoutMs: 2_000 }),
        { close: outside.close },
      )
      return { ...ctx, engines: { ...ctx.engines, guardedPost: impatient } }
    },
  })
  strict = await openWebhookDesk()
})
afterAll(async () => {
  await desk.close()
  await outside.close()
  await strict.close()
})

async function waiting(on = desk) {
  const tenant = await on.service.createTenant()
  const endpoint = await on.addEndpoint(tenant)
  const id = (await on.emit(tenant.agent)).get(endpoint.id) ?? ''
  return { tenant, endpoint, deliver: () => on.deliver(tenant.agent, id) }
}

test('the beginning of a response is stored as text, whatever it is', async () => {
  const { endpoint, deliver } = await waiting()
  desk.receiver.answer(endpoint.path, (response) => response.writeHead(500).end(`\0é${'ü'.repeat(5000)}`))
  const [attempt] = (await deliver()).attempts_log
  expect(attempt?.response_excerpt).toBe(`\uFFFDé${'ü'.repeat(1022)}`)
})

test('a long compressed answer is read and delivered all the same', async () => {
  const { endpoint, deliver } = await waiting()
  const noise = randomBytes(20_000).toString('hex')
  desk.receiver.answer(endpoint.path, (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(noise)),
  )
  const delivery = await deliver()
  expect(delivery.status).toBe('delivered')
  expect(delivery.attempts_log[0]?.response_excerpt).toBe(noise.slice(0, 2048))
})

test('an endless or damaged answer counts by its status', async () => {
  const endless = await waiting()
  desk.receiver.answer(endless.endpoint.path, (response) => {
    response.writeHead(200)
    const more = () => response.write('more '.repeat(10_000), () => !response.destroyed && setImmediate(more))
    more()
  })
  const cut = await endless.deliver()
  expect(cut).toMatchObject({ status: 'delivered', last_http_status: 200 })
  expect(cut.attempts_log[0]?.response_excerpt).toHaveLength(2048)
  const damaged = await waiting()
  desk.receiver.answer(damaged.endpoint.path, (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip at all'),
  )
  expect(await damaged.deliver()).toMatchObject({ status: 'delivered' })
})

test('a timeout gives a readable error', async () => {
  const { endpoint, deliver } = await waiting()
  desk.receiver.answer(endpoint.path, () => undefined)
  const delivery = await deliver()
  expect(delivery).toMatchObject({ status: 'failed', attempts: 1 })
  expect(delivery.last_error).toContain('took longer than 2 seconds to respond')
  expect(delivery).not.toHaveProperty('last_http_status')
})

test('a connection that is cut gives a readable error', async () => {
  const { endpoint, deliver } = await waiting()
  desk.receiver.answer(endpoint.path, (response) => void response.socket?.destroy())
  expect((await deliver()).last_error).toBe(
    "Couldn't connect to hooks.example, or the connection was lost. Try again later.",
  )
})

test('a name that leads to a private IP address is rejected with a message and nothing is sent', async () => {
  const { agent } = await strict.service.createTenant()
  const endpoint = await createWebhook(agent, { url: 'https://hooks.example.com/' })
  await agent.db
    .update(webhookEndpoints)
    .set({ url: 'http://localhost:8080/' })
    .where(eq(webhookEndpoints.id, endpoint.id))
  const id = (await strict.emit(agent)).get(endpoint.id) ?? ''
  const delivery = await strict.deliver(agent, id)
  expect(delivery).toMatchObject({ status: 'failed', attempts: 1 })
  expect(delivery.last_error).toContain("localhost isn't on the public internet")
  expect(delivery.attempts_log[0]).not.toHaveProperty('response_excerpt')
})

test('what an address opened by the operator answers is not shown', async () => {
  const { endpoint, deliver } = await waiting(strict)
  strict.receiver.answer(endpoint.path, (response) => response.writeHead(500).end('intranet secret'))
  const delivery = await deliver()
  expect(delivery).toMatchObject({ status: 'failed', last_http_status: 500 })
  expect(JSON.stringify(delivery)).not.toContain('intranet secret')
  expect(delivery.attempts_log[0]).toMatchObject({ http_status: 500, response_withheld: true })
})

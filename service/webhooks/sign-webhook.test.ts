import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { createWebhookSecret, signWebhook, webhookKey } from './sign-webhook.ts'

const body = '{"type":"article.generated","title":"Kaffee für 😀 Übermütige"}'

test("the standard's own library verifies what is signed here", () => {
  const secret = createWebhookSecret()
  const headers = signWebhook([webhookKey(secret)], { eventId: randomUUID(), at: new Date(), body })
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
})

test("it refuses another secret, another body, another id and yesterday's timestamp", () => {
  const secret = createWebhookSecret()
  const headers = signWebhook([webhookKey(secret)], { eventId: randomUUID(), at: new Date(), body })
  const old = signWebhook([webhookKey(secret)], {
    eventId: randomUUID(),
    at: new Date(Date.now() - 86_400_000),
    body,
  })
  expect(() => new Webhook(createWebhookSecret()).verify(body, headers)).toThrow()
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow()
  expect(() => new Webhook(secret).verify(body, { ...headers, 'webhook-id': randomUUID() })).toThrow()
  expect(() => new Webhook(secret).verify(body, old)).toThrow()
})

test('every attempt of an event is signed alike but for its second', () => {
  const secret = createWebhookSecret()
  const eventId = randomUUID()
  const at = new Date('2026-03-01T12:00:00.900Z')
  const first = signWebhook([webhookKey(secret)], { eventId, at, body })
  expect(first['webhook-timestamp']).toBe('1772366400')
  expect(signWebhook([webhookKey(secret)], { eventId, at: new Date('2026-03-01T12:00:00Z'), body })).toEqual(
    first,
  )
  const later = signWebhook([webhookKey(secret)], { eventId, at: new Date('2026-03-01T12:00:05Z'), body })
  expect(later['webhook-id']).toBe(first['webhook-id'])
  expect(later['webhook-signature']).not.toBe(first['webhook-signature'])
})

test('a secret has 32 bytes and is never the same', () => {
  const secret = createWebhookSecret()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(createWebhookSecret()).not.toBe(secret)
})

test('while secrets overlap, a receiver that has either of them verifies', () => {
  const secrets = [createWebhookSecret(), createWebhookSecret()]
  const headers = signWebhook(secrets.map(webhookKey), { eventId: randomUUID(), at: new Date(), body })
  expect(headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
  for (const secret of secrets) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
})

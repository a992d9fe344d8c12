import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** The headers that a receiver verifies a webhook with (Standard Webhooks 1.0.0, "Webhook Headers"). */
export type WebhookSignature = {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/** `whsec_` and the base64 of 32 random bytes. */
export function createWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/** The decoded secret in the form that signs fastest. */
export function webhookKey(secret: string): KeyObject {
  return createSecretKey(secret.slice(prefix.length), 'base64')
}

/**
 * Signs one attempt (Standard Webhooks 1.0.0, "Signature scheme": `v1`, HMAC-SHA256 with the decoded secret), once with
 * each key: while secrets overlap, a receiver that has either of them verifies it.
 * @param attempt.at in whole seconds on the wire: receivers refuse what is older than some minutes
 * @param attempt.body exactly as it is sent
 */
export function signWebhook(
  keys: readonly KeyObject[],
  attempt: { eventId: string; at: Date; body: string },
): WebhookSignature {
  const timestamp = String(Math.floor(attempt.at.getTime() / 1000))
  const content = `${attempt.eventId}.${timestamp}.${attempt.body}`
  return {
    'webhook-id': attempt.eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': keys
      .map((key) => `v1,${createHmac('sha256', key).update(content).digest('base64')}`)
      .join(' '),
  }
}

import type { WebhookSignature } from './sign-webhook.ts'

/** The headers of an attempt; before it is signed, those that are known already. */
export function webhookHeaders(
  webhook: { eventId: string },
  signature?: WebhookSignature,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Masthead/1.0 (webhooks)',
    'webhook-id': webhook.eventId,
    ...signature,
  }
}

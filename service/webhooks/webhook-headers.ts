import { traceparent } from '../tracing/tracing.ts'
import type { WebhookSignature } from './sign-webhook.ts'

/** The headers of an attempt; before it is signed, those that are known already. */
export function webhookHeaders(
  webhook: { eventId: string },
  signature?: WebhookSignature,
): Record<string, string> {
  const parent = traceparent()
  return {
    'content-type': 'application/json',
    'user-agent': 'Masthead/1.0 (webhooks)',
    'webhook-id': webhook.eventId,
    ...(parent !== undefined && { traceparent: parent }),
    ...signature,
  }
}

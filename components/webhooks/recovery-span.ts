import type { WebhookEndpoint } from '#contract/webhooks.ts'

export type RecoverySpanName = 'failing' | '24h' | '7d' | '30d' | 'all'

const hourMs = 3_600_000
const spansMs = { '24h': 24 * hourMs, '7d': 7 * 24 * hourMs, '30d': 30 * 24 * hourMs } as const

/** The spans that mean something for an endpoint, the likeliest first. */
export function recoverySpans(
  endpoint: Pick<WebhookEndpoint, 'failing_since' | 'created_at'>,
): { value: RecoverySpanName; label: string }[] {
  return [
    ...(endpoint.failing_since ? [{ value: 'failing', label: 'Since it started failing' } as const] : []),
    { value: '7d', label: 'Last 7 days' },
    { value: '24h', label: 'Last 24 hours' },
    { value: '30d', label: 'Last 30 days' },
    ...(endpoint.created_at ? [{ value: 'all', label: 'Since it was added' } as const] : []),
  ]
}

/**
 * The first instant of a span, ISO 8601. What failed first was created before it failed: an hour is added, which takes
 * nothing in that got through.
 */
export function recoverySince(
  span: RecoverySpanName,
  endpoint: Pick<WebhookEndpoint, 'failing_since' | 'created_at'>,
  now: Date,
): string {
  if (span === 'all' && endpoint.created_at) return endpoint.created_at
  if (span === 'failing' && endpoint.failing_since) {
    return new Date(Date.parse(endpoint.failing_since) - hourMs).toISOString()
  }
  const lengthMs = span === '24h' || span === '30d' ? spansMs[span] : spansMs['7d']
  return new Date(now.getTime() - lengthMs).toISOString()
}

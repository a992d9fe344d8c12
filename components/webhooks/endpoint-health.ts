import type { Tone } from '#components/ui/status-pill.tsx'
import { isFailing as isFailingSince } from '#contract/webhook-retries.ts'
import type { WebhookEndpoint } from '#contract/webhooks.ts'

export type EndpointHealth = {
  tone: Tone
  label: string
  /** What it means, where the word does not say it all. */
  detail?: string
}

/**
 * Whether a person is needed, as the overview counts it.
 * @param now in milliseconds
 */
export function isFailing({ failing_since: since, counts }: WebhookEndpoint, now: number): boolean {
  return isFailingSince(since === undefined ? undefined : Date.parse(since), counts?.failed ?? 0, now)
}

/** Disabled by what somebody did, and not by its responses. */
export function isDisabledOnPurpose(reason: string | undefined): boolean {
  return reason === undefined || reason === 'by_hand' || reason === 'access_ended'
}

/**
 * How an endpoint is, from what the server tells; one that tells no health is on or off.
 * @param now in milliseconds
 */
export function endpointHealth(endpoint: WebhookEndpoint, now: number): EndpointHealth {
  const { is_active: isActive, disabled_reason: reason, failing_since: failingSince, counts } = endpoint
  if (!isActive) {
    return { tone: isDisabledOnPurpose(reason) ? 'neutral' : 'bad', label: 'Disabled' }
  }
  if (failingSince)
    return { tone: 'warn', label: isFailing(endpoint, now) ? 'Failing' : 'Last event failed, retrying' }
  if (endpoint.last_delivered_at) return { tone: 'good', label: 'Healthy' }
  const isUnused = counts !== undefined && !counts.delivered
  return { tone: 'info', label: 'Active', ...(isUnused && { detail: 'Waiting for its first event' }) }
}

/** What is still to be sent to it: it would be given up if the endpoint were deleted. */
export function waitingCount({ counts }: WebhookEndpoint): number | undefined {
  return counts && (counts.queued ?? 0) + (counts.delivering ?? 0) + (counts.failed ?? 0)
}

/** What to call an endpoint: its description, else its address. */
export function endpointName({ description, url }: Pick<WebhookEndpoint, 'description' | 'url'>): string {
  return description || url
}

/** The page of an endpoint. */
export function endpointHref(id: string): string {
  return `/webhooks/${encodeURIComponent(id)}`
}

'use client'
import { useMinutes } from '#components/ui/now.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { endpointHealth } from './endpoint-health.ts'

/** An endpoint's health, and when it last received something. */
export function EndpointState({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { tone, label, detail } = endpointHealth(endpoint, useMinutes() ?? 0)
  const { last_delivered_at: deliveredAt } = endpoint
  return (
    <>
      <StatusPill tone={tone}>{label}</StatusPill>
      {detail && <span>{detail}</span>}
      {deliveredAt && (
        <span>
          Last delivered <RelativeTime at={deliveredAt} />
        </span>
      )}
    </>
  )
}

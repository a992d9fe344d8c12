'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, type ButtonProps } from '#components/ui/button.tsx'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { recoverySince, recoverySpans } from './recovery-span.ts'

export type EnableButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'onClick'> & {
  endpoint: WebhookEndpoint
}

/** Opens the dialog that enables an endpoint, and says how many deliveries it offers to resend. */
export function EnableButton({ endpoint, ...button }: EnableButtonProps) {
  const missed = useMissed(endpoint)
  return (
    <Button {...button}>
      {missed === 0 ? 'Enable' : `Enable and resend${missed ? ` ${formatNumber(missed)}` : ''}`}
    </Button>
  )
}

/** How many deliveries its dialog offers to resend; undefined until they are counted. */
function useMissed(endpoint: WebhookEndpoint): number | undefined {
  const [now] = useState(() => new Date())
  const [span] = recoverySpans(endpoint)
  const since = recoverySince(span?.value ?? '7d', endpoint, now)
  const body = { since, dry_run: true as const }
  return useQuery(operationQuery('previewRecovery', { params: { id: endpoint.id }, body })).data?.total
}

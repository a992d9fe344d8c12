'use client'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { toast } from '#components/ui/toast.ts'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { formatCount } from '#lib/format-number.ts'
import { deadLettersQuery } from '#lib/queries/deliveries.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { EndpointActions } from './endpoint-actions.ts'
import { waitingCount } from './endpoint-health.ts'

export type DeleteEndpointDialogProps = {
  open: boolean
  onClose: () => void
  endpoint: WebhookEndpoint
  remove: EndpointActions['remove']
}

/** Asks before an endpoint is deleted, and says what becomes of what waits for it. */
export function DeleteEndpointDialog({ open, onClose, endpoint, remove }: DeleteEndpointDialogProps) {
  const queryClient = useQueryClient()
  const waiting = waitingCount(endpoint)
  return (
    <ConfirmAction
      danger
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Delete this endpoint?"
      confirmLabel="Delete endpoint"
      act={() => remove(endpoint.id)}
      onDone={async () => {
        toast.done('Endpoint deleted')
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: operationQuery('listWebhooks').queryKey }),
          queryClient.invalidateQueries({ queryKey: deadLettersQuery.queryKey }),
        ])
      }}
    >
      <p className="break-all font-mono text-ink text-xs">{endpoint.url}</p>
      <p>
        {waiting === undefined
          ? "Queued deliveries will fail and can't be resent."
          : waiting === 0
            ? 'No queued deliveries.'
            : `${formatCount(waiting, 'queued delivery', 'queued deliveries')} will fail and can't be resent.`}
      </p>
      <p>
        Past deliveries stay in Deliveries. The signing secret is deleted. This can't be undone. To pause
        deliveries, disable the endpoint instead.
      </p>
    </ConfirmAction>
  )
}

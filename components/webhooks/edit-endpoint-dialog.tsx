'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '#components/ui/dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { EndpointActions } from './endpoint-actions.ts'
import { type EventKind, isEveryKind } from './event-kind.ts'
import { LazyEndpointForm } from './lazy-endpoint-form.tsx'

export type EditEndpointDialogProps = {
  open: boolean
  onClose: () => void
  endpoint: WebhookEndpoint
  kinds: readonly EventKind[]
  change: EndpointActions['change']
}

/** Changes an endpoint: only what differs is sent, so that kinds of event we do not know stay chosen. */
export function EditEndpointDialog({ open, onClose, endpoint, kinds, change }: EditEndpointDialogProps) {
  const queryClient = useQueryClient()
  const chosen = isEveryKind(endpoint.event_types, kinds) ? undefined : endpoint.event_types
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title="Edit endpoint"
      description="Queued deliveries are sent to the new URL. The signing secret doesn't change."
    >
      <LazyEndpointForm
        name={`webhook-endpoint.${endpoint.id}`}
        kinds={kinds}
        initial={{ url: endpoint.url, description: endpoint.description, event_types: chosen }}
        submitLabel="Save"
        submit={async (values, isOtherTypes) => {
          const result = await change(endpoint.id, {
            ...(values.url !== endpoint.url && { url: values.url }),
            ...(values.description !== (endpoint.description ?? '') && { description: values.description }),
            ...(isOtherTypes && {
              event_types: values.event_types ?? kinds.map(({ name }) => name),
            }),
          })
          if (result.ok) for (const warning of result.data.warnings ?? []) toast.note(warning)
          return result
        }}
        onDone={() => {
          toast.done('Endpoint saved')
          onClose()
          return queryClient.invalidateQueries({ queryKey: operationQuery('listWebhooks').queryKey })
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}

'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import type { CreatedWebhook } from '#contract/webhooks.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { EndpointActions } from './endpoint-actions.ts'
import { EndpointCreated } from './endpoint-created.tsx'
import type { EventKind } from './event-kind.ts'
import { LazyEndpointForm } from './lazy-endpoint-form.tsx'

export type AddEndpointDialogProps = {
  open: boolean
  onClose: () => void
  kinds: readonly EventKind[]
  create: EndpointActions['create']
}

/** First the form, then, once, the secret. */
export function AddEndpointDialog({ open, onClose, kinds, create }: AddEndpointDialogProps) {
  const queryClient = useQueryClient()
  const [created, setCreated] = useState<CreatedWebhook>()
  const [isHidden, setHidden] = useState(false)
  const isSecretShown = created !== undefined && !isHidden

  const closed = () => {
    // An accidental click must not lose the secret, which cannot be read again.
    if (isSecretShown) {
      setHidden(true)
      toast.note('The signing secret is hidden', {
        action: { label: 'Show it again', onClick: () => setHidden(false) },
      })
    }
    onClose()
  }
  const copied = () => {
    setCreated(undefined)
    onClose()
  }
  return (
    <Dialog
      open={open || isSecretShown}
      onOpenChange={(next) => !next && closed()}
      size="lg"
      title={isSecretShown ? 'Endpoint added' : 'Add endpoint'}
      description={
        isSecretShown
          ? undefined
          : 'Receives events from your workspace within seconds. Once it is added, send it a test event.'
      }
      footer={
        isSecretShown && (
          <Button variant="primary" onClick={copied}>
            I've copied it
          </Button>
        )
      }
    >
      {isSecretShown ? (
        <EndpointCreated secret={created.secret} warnings={created.warnings} />
      ) : (
        <LazyEndpointForm
          name="webhook-endpoint"
          kinds={kinds}
          submitLabel="Add endpoint"
          submit={async ({ description, ...rest }) => {
            const result = await create({ ...rest, ...(description && { description }) })
            if (result.ok) {
              setCreated(result.data)
              setHidden(false)
            }
            return result
          }}
          onDone={() => queryClient.invalidateQueries({ queryKey: operationQuery('listWebhooks').queryKey })}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}

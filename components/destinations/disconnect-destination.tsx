'use client'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { Button } from '#components/ui/button.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Destination } from '#contract/destinations.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

export type DisconnectDestinationProps = {
  destination: Destination
  disconnect: (id: string) => Promise<ActionResult>
}

/** Erases a destination's credentials, after saying what that means. */
export function DisconnectDestination({ destination, disconnect }: DisconnectDestinationProps) {
  const { id, name } = destination
  const queryClient = useQueryClient()
  return (
    <ConfirmAction
      danger
      title="Disconnect this destination?"
      confirmLabel="Disconnect"
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Disconnect ${name}`}>
          Disconnect
        </Button>
      }
      act={() => disconnect(id)}
      onDone={() => {
        queryClient.invalidateQueries({ queryKey: operationQuery('listDestinations').queryKey })
        toast.done('Destination disconnected', { description: name })
      }}
    >
      <p className="wrap-anywhere">
        Deletes the credentials for {name}. Published articles stay there and are no longer updated. Also
        revoke the password or key at the destination.
      </p>
    </ConfirmAction>
  )
}

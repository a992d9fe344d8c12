'use client'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { Button } from '#components/ui/button.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

export type DisconnectAccountProps = {
  id: string
  handle: string
  disconnect: (id: string) => Promise<ActionResult>
}

/** Erases an account's credentials, after saying what that means. */
export function DisconnectAccount({ id, handle, disconnect }: DisconnectAccountProps) {
  const queryClient = useQueryClient()
  return (
    <ConfirmAction
      danger
      title="Disconnect this account?"
      confirmLabel="Disconnect"
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Disconnect ${handle}`}>
          Disconnect
        </Button>
      }
      act={() => disconnect(id)}
      onDone={() => {
        queryClient.invalidateQueries({ queryKey: operationQuery('listAccounts').queryKey })
        toast.done('Account disconnected', { description: handle })
      }}
    >
      <p className="wrap-anywhere">
        Deletes the credentials for {handle}. Published posts stay. Also revoke the token or app password on
        the network.
      </p>
    </ConfirmAction>
  )
}

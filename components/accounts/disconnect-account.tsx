'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

export type DisconnectAccountProps = {
  id: string
  handle: string
  disconnect: (id: string) => Promise<ActionResult>
}

/** Erases an account's credentials, after saying what that means. */
export function DisconnectAccount({ id, handle, disconnect }: DisconnectAccountProps) {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<Problem>()
  return (
    <ConfirmDialog
      danger
      title="Disconnect this account?"
      confirmLabel="Disconnect"
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Disconnect ${handle}`}>
          Disconnect
        </Button>
      }
      onConfirm={async () => {
        const result = await disconnect(id)
        setProblem(result.ok ? undefined : result.problem)
        if (result.ok) {
          queryClient.invalidateQueries({ queryKey: operationQuery('listAccounts').queryKey })
          toast.done('Account disconnected', { description: handle })
        }
        return result.ok
      }}
    >
      <p className="wrap-anywhere">
        Deletes the credentials for {handle}. Published posts stay. Also revoke the token or app password on
        the network.
      </p>
      {problem && <ProblemNotice problem={problem} />}
    </ConfirmDialog>
  )
}

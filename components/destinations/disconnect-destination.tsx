'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Destination } from '#contract/destinations.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

export type DisconnectDestinationProps = {
  destination: Destination
  disconnect: (id: string) => Promise<ActionResult>
}

/** Erases a destination's credentials, after saying what that means. */
export function DisconnectDestination({ destination, disconnect }: DisconnectDestinationProps) {
  const { id, name } = destination
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<Problem>()
  return (
    <ConfirmDialog
      danger
      title="Disconnect this destination?"
      confirmLabel="Disconnect"
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Disconnect ${name}`}>
          Disconnect
        </Button>
      }
      onConfirm={async () => {
        const result = await disconnect(id)
        setProblem(result.ok ? undefined : result.problem)
        if (result.ok) {
          queryClient.invalidateQueries({ queryKey: operationQuery('listDestinations').queryKey })
          toast.done('Destination disconnected', { description: name })
        }
        return result.ok
      }}
    >
      <p className="wrap-anywhere">
        Deletes the credentials for {name}. Published articles stay there and are no longer updated. Also
        revoke the password or key at the destination.
      </p>
      {problem && <ProblemNotice problem={problem} />}
    </ConfirmDialog>
  )
}
